import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { limitExceeded, type RpcError } from '../../rpc/rpc-error.js';
import { requireShared } from '../access/permission.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import type { LivestatusContent, LivestatusRecord } from '../storage/livestatus.js';

const livestatusAtMost = 1000;

/** Addresses that a caller asks for; all of them where nothing is named. */
export interface LivestatusChoice {
  readonly id?: number | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly title?: string | undefined;
}

/** Addresses of monitoring servers by ids or title, ascending by id; those that are not there are left out. */
export async function readLivestatus({ store }: DomainContext, asked: LivestatusChoice): Promise<readonly LivestatusRecord[]> {
  return filterRecords(await store.reads.livestatus.list(), asked);
}

/**
 * Adds an address; returns its id.
 * @throws RpcError Forbidden, LimitExceeded
 */
export function createLivestatus(context: DomainContext, content: LivestatusContent): Promise<number> {
  requireShared(context, 'monitoring.livestatus.create');
  return context.store.transaction(authorOf(context), async ({ livestatus }) => {
    const { length } = await livestatus.lockForUpdate();
    if (length < livestatusAtMost) return livestatus.insert(content);
    const what = text('AtMostAddressesOfMonitoring', { max: livestatusAtMost });
    throw limitExceeded(what, { title: text('ExpectedFewerAddressesDeleteOne') });
  });
}

/**
 * Changes what is named of an address.
 * @throws RpcError Forbidden, InvalidParameters
 */
export function updateLivestatus(context: DomainContext, id: number, changes: Partial<LivestatusContent>): Promise<void> {
  requireShared(context, 'monitoring.livestatus.update');
  return context.store.transaction(authorOf(context), async ({ livestatus }) => {
    const known = (await livestatus.lockForUpdate()).find(each => each.id === id);
    if (!known) throw unknown(id);
    await livestatus.update(id, { ...known, ...changes });
  });
}

/**
 * Deletes addresses, and returns how many there were: what is gone already needs no deletion.
 * @throws RpcError Forbidden
 */
export function deleteLivestatus(context: DomainContext, asked: LivestatusChoice): Promise<number> {
  requireShared(context, 'monitoring.livestatus.delete');
  return context.store.transaction(authorOf(context), async ({ livestatus }) => {
    const found = filterRecords(await livestatus.lockForUpdate(), asked);
    if (found.length > 0) await livestatus.remove(found.map(({ id }) => id));
    return found.length;
  });
}

function filterRecords(all: readonly LivestatusRecord[], { id, ids, title }: LivestatusChoice): readonly LivestatusRecord[] {
  const isChosen = (each: LivestatusRecord): boolean =>
    (id === undefined || each.id === id) && (!ids || ids.includes(each.id)) && (title === undefined || each.title === title);
  return all.filter(isChosen);
}

function unknown(id: number): RpcError {
  return invalidParameter('id', text('ThereIsNoAddressOf', { id }));
}
