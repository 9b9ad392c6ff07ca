import type { MethodHandlers } from '../rpc/reply.js';
import { access } from './access.js';
import { audit } from './audit.js';
import { cabling } from './cabling.js';
import { categories } from './categories.js';
import { category } from './category.js';
import { categoryInfo } from './category-info.js';
import { changes } from './changes.js';
import { condition } from './condition.js';
import { serverConsole, system } from './console.js';
import { constants } from './constants.js';
import { contact } from './contact.js';
import type { CallContext } from './context.js';
import { dialog } from './dialog.js';
import { endpoints } from './endpoints.js';
import { external } from './external.js';
import { grant } from './grant.js';
import { idoit } from './idoit.js';
import { impact } from './impact.js';
import { importProfile } from './import-profile.js';
import { imports } from './imports.js';
import { addons, filter, license } from './installation.js';
import { ipSearch } from './ip-search.js';
import { key } from './key.js';
import { livestatus } from './livestatus.js';
import { locationTree } from './location-tree.js';
import { logbook } from './logbook.js';
import { object } from './object.js';
import { objectType } from './object-type.js';
import { objectTypeCategories } from './object-type-categories.js';
import { objectTypeDefinition } from './object-type-definition.js';
import { objectTypeGroupDefinition } from './object-type-group-definition.js';
import { objectTypeGroups } from './object-type-groups.js';
import { objectTypes } from './object-types.js';
import { objects } from './objects.js';
import { objectsByRelation } from './objects-by-relation.js';
import { passkey } from './passkey.js';
import { provider } from './provider.js';
import { rack } from './rack.js';
import { report, reports } from './report.js';
import { rpc } from './rpc.js';
import { schema } from './schema.js';
import { search } from './search.js';
import { secondFactor } from './second-factor.js';
import { session } from './session.js';
import { status } from './status.js';
import { trace } from './trace.js';
import { user } from './user.js';
import { version } from './version.js';
import { webhook } from './webhook.js';
import { workstationComponents } from './workstation-components.js';

/** Handlers of all methods of the document. */
export const handlers: MethodHandlers<CallContext> = {
  access,
  addons,
  audit,
  cabling,
  categories,
  category,
  changes,
  condition,
  category_info: categoryInfo,
  console: serverConsole,
  constants,
  contact,
  dialog,
  endpoints,
  external,
  filter,
  grant,
  ip_search: ipSearch,
  key,
  license,
  livestatus,
  location_tree: locationTree,
  logbook,
  idoit,
  impact,
  import_profile: importProfile,
  imports,
  object,
  object_type: objectType,
  object_type_categories: objectTypeCategories,
  object_type_definition: objectTypeDefinition,
  object_type_group_definition: objectTypeGroupDefinition,
  object_type_groups: objectTypeGroups,
  object_types: objectTypes,
  objects,
  objects_by_relation: objectsByRelation,
  rack,
  report,
  reports,
  rpc,
  schema,
  search,
  provider,
  passkey,
  second_factor: secondFactor,
  session,
  status,
  system,
  trace,
  user,
  version,
  webhook,
  workstation_components: workstationComponents,
};
