import type { Id } from '../../../generated/types.js';
import type { Registry } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { withSuggestion } from '../../rpc/did-you-mean.js';
import type { DomainContext } from '../context.js';
import { writeDefaultTemplate } from '../objects/default-templates.js';
import { type Definition, schemaParts } from './definitions.js';
import { objectTypeGroupPart } from './object-type-group-changes.js';
import { inLanguageOf } from './one-language.js';
import {
  addDefinition,
  type ChangedDefinition,
  changeDefinition,
  type Faults,
  type Meant,
  removeDefinition,
  type SinglePart,
  unknownDefinition,
} from './single-definitions.js';

/** Members of an object type as a method gives them; absent ones stay as they are, or are usual. */
export interface GivenObjectType {
  readonly title?: string;
  readonly objectTypeGroup?: string | number;
  readonly description?: string;
  readonly specificCategory?: string | number;
  readonly isContainer?: boolean;
  readonly isPositionableInRack?: boolean;
  readonly isVisible?: boolean;
  readonly isRelationMaster?: boolean;
  readonly hasOverviewPage?: boolean;
  readonly sort?: number;
  readonly color?: string;
  readonly defaultTemplate?: Id;
  readonly sysidPrefix?: string;
}

/** Object types, by the names that methods have for their members. */
export const objectTypePart: SinglePart = {
  part: 'object_types',
  list: ({ registry }) => registry.objectTypes,
  unknown: name => text('NoSuchObjectType', { name }),
  reader: 'cmdb.object-type.read.v2',
  parameters: {
    group: 'objectTypeGroup',
    container: 'isContainer',
    rackable: 'isPositionableInRack',
    visible: 'isVisible',
    overview: 'hasOverviewPage',
    categories: 'specificCategory',
  },
  rules: {
    part: 'object_type_rules',
    members: ['title', 'description', 'group', 'container', 'rackable', 'visible', 'overview', 'sort', 'color'],
  },
};

/**
 * Adds an object type.
 * @throws RpcError Forbidden, InvalidParameters with every fault by its parameter, ObjectNotFound
 */
export function addObjectType(
  context: DomainContext,
  named: { readonly constant: string | undefined; readonly beginning: string },
  given: GivenObjectType,
): Promise<ChangedDefinition> {
  const { categories } = schemaParts.object_types.defaults;
  const membersOf = (faults: Faults) => membersIn(context, given, { categories }, faults);
  return addDefinition(context, objectTypePart, named, membersOf, templateIn(given));
}

/**
 * Changes an object type of the site; of one that ships everything but its specific category.
 * @throws RpcError Forbidden, InvalidParameters with every fault by its parameter, ObjectNotFound
 */
export function changeObjectType(context: DomainContext, meant: Meant, given: GivenObjectType): Promise<ChangedDefinition> {
  const membersOf = (former: Definition, faults: Faults) => membersIn(context, given, former, faults);
  return changeDefinition(context, objectTypePart, meant, membersOf, templateIn(given));
}

/**
 * Removes an object type of the site that has no objects.
 * @throws RpcError Forbidden, InvalidParameters
 */
export function removeObjectType(context: DomainContext, meant: Meant): Promise<ChangedDefinition> {
  return removeDefinition(context, objectTypePart, meant);
}

/** Members that a method gives, as the catalogue has them. */
function membersIn(context: DomainContext, given: GivenObjectType, former: Definition, faults: Faults): Definition {
  if (given.isRelationMaster) faults.set('isRelationMaster', text('RelationTypesHaveMasters'));
  if (given.sysidPrefix !== undefined && given.sysidPrefix !== '') faults.set('sysidPrefix', text('SysidsHaveNoPrefix'));
  const members = {
    ...inLanguageOf(context, given, former),
    group: groupIn(context, given, faults),
    ...specificCategoryIn(context.registry, given, former, faults),
    container: given.isContainer,
    rackable: given.isPositionableInRack,
    visible: given.isVisible,
    overview: given.hasOverviewPage,
    sort: given.sort,
    color: given.color?.replace('#', '').toUpperCase(),
  };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

function groupIn(context: DomainContext, { objectTypeGroup: name }: GivenObjectType, faults: Faults) {
  if (name === undefined) return undefined;
  const { objectTypeGroups } = context.registry;
  const found = objectTypeGroups.find(each => each.const === name || String(each.id) === String(name));
  if (!found) faults.set('objectTypeGroup', unknownDefinition(context, objectTypeGroupPart, String(name)));
  return found?.const;
}

/** The specific category of a type, which stands in its menu, too. */
function specificCategoryIn(
  { categories, category, categoryNumbered }: Registry,
  { specificCategory: name }: GivenObjectType,
  { categories: listed }: Definition,
  faults: Faults,
): Definition {
  if (name === undefined) return {};
  const found = typeof name === 'number' ? categoryNumbered('specific', name) : category(name);
  if (found?.kind === 'specific') {
    const others = Array.isArray(listed) ? listed.map(String) : [];
    return { specificCategory: found.const, categories: [...new Set([...others, found.const])] };
  }
  const known = categories.filter(({ kind }) => kind === 'specific').map(each => each.const);
  faults.set('specificCategory', withSuggestion(text('NoSpecificCategory', { name: String(name) }), String(name), known));
  return {};
}

function templateIn({ defaultTemplate }: GivenObjectType): Parameters<typeof changeDefinition>[4] {
  if (defaultTemplate === undefined) return undefined;
  return (records, constant) => writeDefaultTemplate(records, constant, defaultTemplate);
}
