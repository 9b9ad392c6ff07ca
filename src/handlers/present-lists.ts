import type { ListedObject } from '../../generated/types.js';
import type { AddedStatuses } from '../domain/dialogs/cmdb-statuses.js';
import { groupTitleOf } from '../domain/objects/object-types.js';
import type { RevisionsById } from '../domain/revisions/revisions.js';
import type { ObjectRecord } from '../domain/storage/objects.js';
import type { CallContext } from './context.js';
import { presentObject } from './present.js';

/** An object as lists show it: `type` instead of `objecttype`, with the group of the type. */
export function presentListed(
  object: ObjectRecord,
  context: CallContext,
  added?: AddedStatuses,
  revisions?: RevisionsById,
): ListedObject {
  const { id, title, sysid, objecttype, created, updated, type_title, ...others } = presentObject(
    object,
    context,
    added,
    revisions,
  );
  return {
    id,
    title,
    sysid,
    type: objecttype,
    created,
    ...(updated === undefined ? undefined : { updated }),
    type_title,
    type_group_title: groupTitleOf(context.registry, object.type, context.language),
    ...others,
  };
}
