import { elementsAtMost } from '../../attributes/invalid-value.js';
import { joined, text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireRight } from '../access/permission.js';
import { type EntryOperation, entryTransitions, type Outcome, outcome, sources, type TransitionFacts } from '../lifecycle.js';
import type { CategoryModel } from '../models/category-model.js';
import { statusInWords } from '../statuses.js';
import type { EntryOwner, EntryRecord } from '../storage/entries.js';
import type { RecordStatus } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import type { EntryTransition } from './entry-rule.js';
import { rulesOf, type WritingContext } from './entry-rules.js';
import { rejectEndingManyLinks } from './several-entries.js';

/** A step that was taken, and whose. */
export interface EntryStatusChange {
  readonly entry: number;
  readonly from: RecordStatus;
  readonly to: Outcome;
}

/** Context and transaction of a step. */
export interface TransitionContext {
  readonly context: WritingContext;
  readonly records: Records;
  readonly operation: EntryOperation;
  readonly facts: TransitionFacts;
  readonly time: string;
}

/**
 * Takes an entry of a held object one step along its life.
 * @throws RpcError EntryNotFound, naming `object`, if its status does not permit the step; Forbidden, Conflict
 */
export async function transitionEntry(
  stepping: TransitionContext,
  model: CategoryModel,
  entry: EntryRecord,
  owner: EntryOwner,
  object = owner.id,
): Promise<EntryStatusChange> {
  const { context, records, operation, facts, time } = stepping;
  const to = outcome(entryTransitions, operation, entry.status, facts);
  if (!to) throw transitionError(stepping, entry, object);
  const step = { context, records, object: owner, model, time, entry, to };
  await applyStepping(step);
  if (to === 'purged') requireRight(context, owner.type, model.category.const, 'purge');
  if (to === 'purged') rejectEndingManyLinks(await records.purges.linksOfEntry(entry.id, elementsAtMost + 1));
  const isFirst =
    to === 'purged'
      ? await records.entries.remove(entry.id, entry.status)
      : await records.entries.move(entry.id, entry.status, to);
  if (!isFirst) throw new RpcError('Conflict', { reason: text('SomebodyElseChangedEntryFirst', { id: entry.id }) });
  for (const stepped of rulesOf(step).afterTransition) await stepped(step);
  return { entry: entry.id, from: entry.status, to };
}

/** Lets the rules of the category permit the step, each with the entry as those before it left it. */
async function applyStepping(step: EntryTransition): Promise<void> {
  let { entry } = step;
  for (const stepping of rulesOf(step).beforeTransition) entry = (await stepping({ ...step, entry })) ?? entry;
}

/** Whether only entries of multi-value categories take such a step. */
export function needsMultiValue(operation: EntryOperation): boolean {
  return sources(entryTransitions, operation, { quickpurge: true }).length === 0;
}

function transitionError({ operation, facts }: TransitionContext, entry: EntryRecord, object: number): RpcError {
  const needed = joined(sources(entryTransitions, operation, facts).map(statusInWords), ' or ');
  return new RpcError(
    'EntryNotFound',
    { entry: entry.id, object },
    { status: text('EntryIsItWouldNeed', { status: statusInWords(entry.status), needed }) },
  );
}
