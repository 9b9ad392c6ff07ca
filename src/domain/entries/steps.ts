import { elementsAtMost } from '../../attributes/attribute-type.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { refuseAccessGain } from '../access/access-changes.js';
import { requireRight } from '../access/permission.js';
import { type DomainContext, signed } from '../context.js';
import { type EntryOperation, entrySteps, type Outcome, outcome, type StepFacts, sources } from '../lifecycle.js';
import type { EntryOwner, EntryRecord } from '../storage/entries.js';
import type { RecordStatus } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { refuseCyclesOnReturn } from './acyclic.js';
import { mirrorLinks } from './bidirectional-links.js';
import { type CategoryModel, linksOf } from './category-model.js';
import { rulesOf } from './entry-rules.js';
import { inWords } from './occupants.js';
import { placeConflict } from './place-conflicts.js';
import { handOver } from './primary.js';
import { refuseEndingManyLinks } from './several-entries.js';
import { change, loggedAsFound, valuesLeftOf, valuesOf } from './stored-values.js';
import { writeEntries } from './writing.js';

/** A step that was taken, and whose. */
export interface EntryMove {
  readonly entry: number;
  readonly from: RecordStatus;
  readonly to: Outcome;
}

/** Who takes a step, and within which transaction. */
export interface Stepping {
  readonly context: DomainContext;
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
  await refuseAccessGain(context, records, model.category.const, owner.id, [valuesLeftOf(model, entry)]);
  if (to === 'purged') requireRight(context, owner.type, model.category.const, 'purge');
  if (to === 'purged') refuseEndingManyLinks(await records.purges.linksOfEntry(entry.id, elementsAtMost + 1));
  if (to === 'normal' && model.acyclic.length > 0)
    await refuseCyclesOnReturn(
      { records, object: owner },
      model,
      entry.id,
      linksOf(model.acyclic, valuesOf(model, entry), entry.id),
    );
  if (to === 'normal') await refuseReturn(stepping, model, entry, owner);
  const isFirst =
    to === 'purged'
      ? await records.entries.remove(entry.id, entry.status)
      : await records.entries.move(entry.id, entry.status, to);
  if (!isFirst) throw new RpcError('Conflict', { reason: `somebody else changed entry ${entry.id} first` });
  const primary = model.exclusive ? await handOver(stepping, model, entry, to) : entry.primary;
  const before = withStatus(entry.status, loggedAsFound(model, entry));
  const after = to === 'purged' ? null : withStatus(to, loggedAsFound(model, { ...entry, primary }));
  await records.changes.add(signed(context, time, [change(model, entry.object, entry.id, before, after)]));
  await records.objects.touch(entry.object, time, context.actor);
  if (to === 'purged') await forget(stepping, model, entry, owner);
  const step = { context, records, object: owner, model, time, entry, to };
  for (const stepped of rulesOf(step).stepped) await stepped(step);
  return { entry: entry.id, from: entry.status, to };
}

/** While it was away another object may have taken its place. */
async function refuseReturn(
  { context, records }: Stepping,
  model: CategoryModel,
  entry: EntryRecord,
  object: EntryOwner,
): Promise<void> {
  const placing = { context, records, object, model, entry: entry.id, before: {}, after: valuesOf(model, entry) };
  const conflict = await placeConflict(placing);
  if (!conflict) return;
  const reason = await inWords(context, records, conflict);
  throw new RpcError('Conflict', { reason: `entry ${entry.id} cannot come back: ${reason}` }, { [conflict.key]: reason });
}

/** What shows a purged entry from the other side of a link shows it no longer. */
async function forget(
  { context, records, time }: Stepping,
  model: CategoryModel,
  entry: EntryRecord,
  object: EntryOwner,
): Promise<void> {
  if (model.mirrors.length === 0) return;
  const before = valuesLeftOf(model, entry);
  const writing = { context, records, object, model, time };
  await mirrorLinks(writing, { model, entry: entry.id, before, after: {} }, writeEntries);
}

/** Whether only entries of multi-value categories take such a step. */
export function needsMultiValue(operation: EntryOperation): boolean {
  return sources(entrySteps, operation, { quickpurge: true }).length === 0;
}

/** The values of a row of the change log, led by the record status. */
export function withStatus(status: RecordStatus, values: string): string {
  return `{"@status":"${status}"${values === '{}' ? '}' : `,${values.slice(1)}`}`;
}

function refused({ operation, facts }: Stepping, entry: EntryRecord, object: number): RpcError {
  const needed = sources(entrySteps, operation, facts).join(' or ');
  return new RpcError(
    'EntryNotFound',
    { entry: entry.id, object },
    { status: `the entry is ${entry.status}; it would need to be ${needed}` },
  );
}
