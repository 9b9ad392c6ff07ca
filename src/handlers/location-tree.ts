import type { CmdbObject, Place } from '../../generated/types.js';
import { findAddedStatuses } from '../domain/dialogs/cmdb-statuses.js';
import { objectsPlacedIn } from '../domain/lists/location-tree.js';
import { statusesAsked } from '../domain/statuses.js';
import type { PlacedObject } from '../domain/storage/objects.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentObject } from './present.js';

/** cmdb.location_tree: the objects located in an object. */
export const locationTree: MethodHandlers<CallContext>['location_tree'] = {
  async read({ id: root, status, depth }, context) {
    const placed = await objectsPlacedIn(context, { root, depth: depth ?? 1, statuses: statusesAsked(status) });
    const added = await findAddedStatuses(context, placed);
    return { result: placed.map(object => presentPlace(object, depth !== undefined, presentObject(object, context, added))) };
  },
};

/** An object of the tree; the place it stands in is named where a depth was asked for. */
function presentPlace({ parent, depth }: PlacedObject, isNested: boolean, shown: CmdbObject): Place {
  const { id, title, sysid, objecttype: type, type_title, status, cmdb_status, cmdb_status_title } = shown;
  const place = { id, title, sysid, type, type_title, status, cmdb_status, cmdb_status_title };
  return isNested ? { ...place, parent: String(parent), depth } : place;
}
