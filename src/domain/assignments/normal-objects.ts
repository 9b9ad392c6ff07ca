import type { DomainContext } from '../context.js';
import { listObjectsMeeting } from '../lists/object-lists.js';
import type { ObjectRecord } from '../storage/objects.js';

/**
 * The normal objects with these ids, by their ids. One statement, or none.
 * @throws RpcError LimitExceeded where there are more than a page holds
 */
export async function normalObjects(context: DomainContext, ids: readonly number[]): Promise<ReadonlyMap<number, ObjectRecord>> {
  if (ids.length === 0) return new Map();
  const found = await listObjectsMeeting(context, [
    { kind: 'status', status: 'normal' },
    { kind: 'ids', ids: [...new Set(ids)] },
  ]);
  return new Map(found.map(object => [object.id, object]));
}
