import { elementsAtMost } from '../../attributes/attribute-type.js';
import { jsonMadeBefore, jsonOf, textOf, withFirstMember } from '../../rpc/json-text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireRight } from '../access/permission.js';
import { type Change, signed } from '../context.js';
import { type EntryOperation, entrySteps, type Outcome, outcome, type StepFacts, sources } from '../lifecycle.js';
import type { CategoryModel } from '../models/category-model.js';
import { change, loggedAsFound } from '../models/stored-values.js';
import type { EntryOwner, EntryRecord } from '../storage/entries.js';
import type { RecordStatus } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import type { EntryStep } from './entry-rule.js';
import { rulesOf, type WritingContext } from './entry-rules.js';
import { refuseEndingManyLinks } from './several-entries.js';

/** A step that was taken, and whose. */
export interface EntryMove {
  readonly entry: number;
  readonly from: RecordStatus;
  readonly to: Outcome;
}

/** Context and transaction of a step. */
export interface Stepping {
  readonly context: WritingContext;
  readonly records: Records;
  readonly operation: EntryOperation;
  readonly facts: StepFacts;
  readonly time: string;
}

/**
 * Takes an entry of a held object one step along its life.
 * @throws RpcError EntryNotFound, naming `object`, if its status does not permit the step; Forbidden, Conflict
 */
export async function stepEntry(
  stepping: Stepping,
  model: CategoryModel,
  entry: EntryRecord,
  owner: EntryOwner,
  object = owner.id,
): Promise<EntryMove> {
  const { context, records, operation, facts, time } = stepping;
  const to = outcome(entrySteps, operation, entry.status, facts);
  if (!to) throw refused(stepping, entry, object);
  const step = { context, records, object: owner, model, time, entry, to };
  const after = await afterRules(step);
  if (to === 'purged') requireRight(context, owner.type, model.category.const, 'purge');
  if (to === 'purged') refuseEndingManyLinks(await records.purges.linksOfEntry(entry.id, elementsAtMost + 1));
  const isFirst =
    to === 'purged'
      ? await records.entries.remove(entry.id, entry.status)
      : await records.entries.move(entry.id, entry.status, to);
  if (!isFirst) throw new RpcError('Conflict', { reason: `somebody else changed entry ${entry.id} first` });
  await records.changes.add(signed(context, time, [stepChange(model, entry, after, to)]));
  await records.objects.touch(entry.object, time, context.actor);
  for (const stepped of rulesOf(step).stepped) await stepped(step);
  return { entry: entry.id, from: entry.status, to };
}

/** The entry as it is after a step, where its rules permit the step. */
async function afterRules(step: EntryStep): Promise<EntryRecord> {
  let { entry } = step;
  for (const stepping of rulesOf(step).stepping) entry = (await stepping({ ...step, entry })) ?? entry;
  return entry;
}

function stepChange(model: CategoryModel, before: EntryRecord, after: EntryRecord, to: Outcome): Change {
  const left = to === 'purged' ? null : withStatus(to, loggedAsFound(model, after));
  return change(model, before.object, before.id, withStatus(before.status, loggedAsFound(model, before)), left);
}

/** Whether only entries of multi-value categories take such a step. */
export function needsMultiValue(operation: EntryOperation): boolean {
  return sources(entrySteps, operation, { quickpurge: true }).length === 0;
}

/** The values of a row of the change log, led by the record status. */
export function withStatus(status: RecordStatus, values: string): string {
  return textOf(withFirstMember(jsonMadeBefore(values), '@status', jsonOf(status)));
}

function refused({ operation, facts }: Stepping, entry: EntryRecord, object: number): RpcError {
  const needed = sources(entrySteps, operation, facts).join(' or ');
  return new RpcError(
    'EntryNotFound',
    { entry: entry.id, object },
    { status: `the entry is ${entry.status}; it would need to be ${needed}` },
  );
}
