import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
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
  return chosen(await store.reads.livestatus.list(), asked);
}

/**
 * Adds an address; returns its id.
 * @throws RpcError Forbidden, LimitExceeded
 */
export function createLivestatus(context: DomainContext, content: LivestatusContent): Promise<number> {
  requireShared(context, 'livestatus');
  return context.store.transaction(authorOf(context), async ({ livestatus }) => {
    const { length } = await livestatus.hold();
    if (length < livestatusAtMost) return livestatus.insert(content);
    const what = `at most ${livestatusAtMost} addresses of monitoring are kept`;
    throw new RpcError('LimitExceeded', { what }, { title: 'expected fewer addresses: delete one first' });
  });
}

/**
 * Changes what is named of an address.
 * @throws RpcError Forbidden, InvalidParameters
 */
export function updateLivestatus(context: DomainContext, id: number, changes: Partial<LivestatusContent>): Promise<void> {
  requireShared(context, 'livestatus');
  return context.store.transaction(authorOf(context), async ({ livestatus }) => {
    const known = (await livestatus.hold()).find(each => each.id === id);
    if (!known) throw unknown('id', id);
    await livestatus.update(id, { ...known, ...changes });
  });
}

/**
 * Deletes addresses; returns how many.
 * @throws RpcError Forbidden, InvalidParameters naming the first that is not there
 */
export function deleteLivestatus(context: DomainContext, asked: LivestatusChoice): Promise<number> {
  requireShared(context, 'livestatus');
  return context.store.transaction(authorOf(context), async ({ livestatus }) => {
    const found = chosen(await livestatus.hold(), asked);
    rejectMissing(found, asked);
    if (found.length > 0) await livestatus.remove(found.map(({ id }) => id));
    return found.length;
  });
}

function chosen(all: readonly LivestatusRecord[], { id, ids, title }: LivestatusChoice): readonly LivestatusRecord[] {
  const isChosen = (each: LivestatusRecord): boolean =>
    (id === undefined || each.id === id) && (!ids || ids.includes(each.id)) && (title === undefined || each.title === title);
  return all.filter(isChosen);
}

function rejectMissing(found: readonly LivestatusRecord[], { id, ids = [], title }: LivestatusChoice): void {
  if (id !== undefined && found.length === 0) throw unknown('id', id);
  const missing = ids.find(each => !found.some(record => record.id === each));
  if (missing !== undefined) throw unknown('ids', missing);
  if (title !== undefined && found.length === 0) throw unknown('title', title);
}

function unknown(parameter: string, value: number | string): RpcError {
  const fault = `there is no address of monitoring ${JSON.stringify(value)}; expected one of monitoring.livestatus.read`;
  return invalidParameter(parameter, fault);
}
