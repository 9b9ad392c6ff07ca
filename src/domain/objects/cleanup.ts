import { isPermitted } from '../access/permission.js';
import { authorOf } from '../author.js';
import type { WritingContext } from '../entries/entry-rules.js';
import type { ObjectCondition } from '../storage/object-query.js';
import type { RecordStatus } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { moveObjectIn } from './objects.js';
import { PurgeAllowance } from './purging.js';

/** How many objects were purged, and whether more have the status. */
export interface Cleanup {
  readonly purged: number;
  readonly isMoreLeft: boolean;
}

/**
 * Removes the objects of a status for good that the caller may purge, the oldest first: as many as a batch has calls, in one change set. Those
 * that every installation has are left out.
 * @throws RpcError LimitExceeded where they have too many entries or links, Conflict
 */
export function purgeObjectsOf(context: WritingContext, status: RecordStatus): Promise<Cleanup> {
  const { batchLimit } = context.settings;
  return context.store.transaction(authorOf(context), async records => {
    const conditions = [{ kind: 'status', status }, ...(await purgeable(context, records))] as const;
    const found = await idsMeeting(records, conditions, batchLimit + 1);
    const ids = found.slice(0, batchLimit);
    await records.objects.lock(ids);
    // Another transaction may have recycled one of them before it was locked.
    const held = await idsMeeting(records, [...conditions, { kind: 'ids', ids }], batchLimit);
    const allowance = new PurgeAllowance(context, new Set(held));
    for (const id of held) await moveObjectIn(records, context, 'sendToPurged', id, allowance);
    return { purged: held.length, isMoreLeft: found.length > batchLimit };
  });
}

/** Conditions on objects that the caller may purge. One statement for each object that every installation has. */
async function purgeable(context: WritingContext, { constants }: Records): Promise<readonly ObjectCondition[]> {
  const { registry } = context;
  const kept: number[] = [];
  for (const { const: constant } of registry.defaultObjects) {
    const id = constant && (await constants.find(constant));
    if (id) kept.push(id);
  }
  const types = registry.objectTypes.filter(each => isPermitted(context, each.const, undefined, 'purge'));
  return [
    { kind: 'not', condition: { kind: 'ids', ids: kept } },
    { kind: 'types', types: types.map(each => each.const) },
  ];
}

async function idsMeeting({ objects }: Records, conditions: readonly ObjectCondition[], limit: number): Promise<number[]> {
  const found = await objects.list({
    ...{ conditions, order: { by: 'id' }, descending: false, after: undefined, offset: 0 },
    limit,
  });
  return found.map(({ id }) => id);
}
