import type { Handlers } from '../../generated/methods.js';
import type { Place } from '../../generated/types.js';
import { addedStatusesOf } from '../domain/dialogs/cmdb-statuses.js';
import { objectsPlacedIn } from '../domain/lists/location-tree.js';
import { statusesAsked } from '../domain/statuses.js';
import type { CallContext } from './context.js';
import { presentObject } from './present.js';

/** cmdb.location_tree: what stands in an object. */
export const locationTree: Handlers<CallContext>['location_tree'] = {
  async read({ id: root, status, depth }, context) {
    const placed = await objectsPlacedIn(context, { root, depth: depth ?? 1, statuses: statusesAsked(status) });
    const added = await addedStatusesOf(context, placed);
    return placed.map((object): Place => {
      const { id, title, sysid, objecttype: type, type_title, ...shown } = presentObject(object, context, added);
      const { status: own, cmdb_status, cmdb_status_title } = shown;
      const place = { id, title, sysid, type, type_title, status: own, cmdb_status, cmdb_status_title };
      return depth === undefined ? place : { ...place, parent: String(object.parent), depth: object.depth };
    });
  },
};
