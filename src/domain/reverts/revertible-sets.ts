import { text } from '../../messages/text.js';
import { rejectParameter } from '../../rpc/invalid-parameters.js';
import { limitExceeded } from '../../rpc/rpc-error.js';
import { asViewer } from '../access/permission.js';
import type { DomainContext } from '../context.js';
import { seesPurged } from '../history/change-filter.js';
import type { Records } from '../storage/records.js';
import type { RevertibleChange } from '../storage/reverts.js';

/**
 * Rejects numbers of change sets that are not there, of which the caller may not see everything, or that are too many changes.
 * @throws RpcError InvalidParameters, LimitExceeded
 */
export async function requireSets(context: DomainContext, records: Records, numbers: readonly number[]): Promise<void> {
  const sets = new Map(
    (await asViewer(context, records).reverts.sets(numbers, seesPurged(context))).map(set => [set.number, set]),
  );
  for (const number of numbers) {
    const set = sets.get(number);
    if (!set || set.seen < set.size) rejectParameter('numbers', text('ThereIsNoChangeSetOr', { number }));
  }
  const changes = [...sets.values()].reduce((sum, { size }) => sum + size, 0);
  const { batchLimit } = context.settings;
  // One change set was made by one call, and is undone by one.
  if (numbers.length < 2 || changes <= batchLimit) return;
  const what = text('CallUndoesAtMostChanges', { max: batchLimit });
  const fewer = text('ExpectedFewerNumbersTheseHave', { changes });
  throw limitExceeded(what, { numbers: fewer, setting: 'KATASTER_BATCH_LIMIT' });
}

/** The values of all states together may be as long as three bodies of calls: each change has a state before, one after, and one now. */
const bodiesAtMost = 3;

/**
 * Rejects change sets whose values are too long to be read together.
 * @throws RpcError LimitExceeded
 */
export function rejectManyBytes({ settings: { bodyLimit } }: DomainContext, changes: readonly RevertibleChange[]): void {
  const limit = bodiesAtMost * bodyLimit;
  const bytes = changes.reduce((sum, each) => sum + each.bytes, 0);
  if (bytes <= limit) return;
  const what = text('CallUndoesChangesOfAt', { limit });
  const fewer = text('ExpectedChangesWhoseValuesHave', { limit, bytes });
  throw limitExceeded(what, { numbers: fewer, setting: 'KATASTER_BODY_LIMIT' });
}
