import { RpcError } from '../../generated/errors.js';
import type { Category } from '../catalog/registry.js';
import { categoryNamed, globalCategory } from './categories.js';
import { type DomainContext, signed } from './context.js';
import { type EntryAddress, heldObject, onlyEntry, ownedEntry } from './entries.js';
import { loggedValues } from './kept.js';
import { type EntryOperation, entrySteps, type Outcome, outcome, type StepFacts, sources } from './lifecycle.js';
import { pictureChange } from './pictures.js';
import { planOf } from './plan.js';
import type { EntryRecord, ObjectRecord, RecordStatus, Records } from './store.js';
import { change } from './writing.js';

/** A step that was taken, and whose. */
export interface EntryMove {
  readonly entry: number;
  readonly from: RecordStatus;
  readonly to: Outcome;
}

/**
 * Takes one entry one step along its life.
 * @throws RpcError ObjectNotFound, CategoryNotFound, CategoryWithoutAttributes, EntryNotFound, EntryMissing, SingleValueCategory, SwitchedOff, Conflict
 */
export function moveEntry(context: DomainContext, operation: EntryOperation, address: EntryAddress): Promise<EntryMove> {
  factsFor(context, operation, categoryNamed(context, address.category));
  return context.store.transaction(records => moveEntryIn(records, context, operation, address));
}

/** Takes the step within a transaction that does more; what it throws must undo all of that. */
export async function moveEntryIn(
  records: Records,
  context: DomainContext,
  operation: EntryOperation,
  address: EntryAddress,
): Promise<EntryMove> {
  const category = categoryNamed(context, address.category);
  const facts = factsFor(context, operation, category);
  const object = await heldObject(records, address.object);
  const entry = await entryToMove(context, records, object, category, operation, address);
  const to = outcome(entrySteps, operation, entry.status, facts);
  if (!to) throw refused(address, operation, entry, facts);
  await step(context, records, object, category, entry, to);
  return { entry: entry.id, from: entry.status, to };
}

function factsFor({ settings, dialect }: DomainContext, operation: EntryOperation, { multiValue }: Category): StepFacts {
  const facts = { ...dialect.steps, quickpurge: settings.quickpurge, multiValue };
  if (sources(entrySteps, operation, { ...facts, multiValue: true }).length > 0) return facts;
  throw new RpcError(
    'SwitchedOff',
    { feature: 'Quickpurge' },
    { setting: 'KATASTER_QUICKPURGE is off; an administrator can set it to on' },
  );
}

async function entryToMove(
  context: DomainContext,
  records: Records,
  object: ObjectRecord,
  category: Category,
  operation: EntryOperation,
  address: EntryAddress,
): Promise<EntryRecord> {
  if (category.storedIn === globalCategory)
    throw new RpcError('SingleValueCategory', { category: address.category, hint: 'it is the object itself; purge the object' });
  if (!category.multiValue) return onlyEntryToMove(context, records, object, category, operation, address);
  if (address.entry !== undefined) return ownedEntry(records, category, { ...address, entry: address.entry });
  const reason = `category '${address.category}' is multi-value: the entry is missing`;
  throw new RpcError('InvalidParameters', { reason }, { entry: 'expected the id of an entry, as the category is multi-value' });
}

async function onlyEntryToMove(
  context: DomainContext,
  records: Records,
  object: ObjectRecord,
  category: Category,
  operation: EntryOperation,
  address: EntryAddress,
): Promise<EntryRecord> {
  const entry = await onlyEntry(context, records, category, object.id);
  if (!entry) throw new RpcError('EntryMissing', { object: address.object, category: category.title[context.language] });
  if (sources(entrySteps, operation, { quickpurge: true }).length === 0) {
    throw new RpcError('SingleValueCategory', {
      category: address.category,
      hint: 'its entry can be purged, not archived, deleted or recycled',
    });
  }
  if (address.entry !== undefined && address.entry !== entry.id)
    throw new RpcError('EntryNotFound', { entry: address.entry, object: address.object });
  return entry;
}

async function step(
  context: DomainContext,
  records: Records,
  object: ObjectRecord,
  category: Category,
  entry: EntryRecord,
  to: Outcome,
): Promise<void> {
  const plan = planOf(context.registry, category);
  const time = context.now().toISOString();
  const isFirst =
    to === 'purged'
      ? await records.entries.remove(entry.id, entry.status)
      : await records.entries.move(entry.id, entry.status, to);
  if (!isFirst) throw new RpcError('Conflict', { reason: `somebody else changed entry ${entry.id} first` });
  const before = withStatus(entry.status, loggedValues(plan, entry));
  const after = to === 'purged' ? null : withStatus(to, loggedValues(plan, entry));
  await records.changes.add(signed(context, time, [change(plan, object.id, entry.id, before, after)]));
  await records.objects.touch(object.id, time, context.actor);
  const picture = to === 'purged' ? pictureChange(plan, undefined) : undefined;
  if (picture) await records.objects.update(object.id, picture);
}

/** The values of a row of the change log, led by the record status. */
export function withStatus(status: RecordStatus, values: string): string {
  return `{"@status":"${status}"${values === '{}' ? '}' : `,${values.slice(1)}`}`;
}

function refused(address: EntryAddress, operation: EntryOperation, entry: EntryRecord, facts: StepFacts): RpcError {
  const needed = sources(entrySteps, operation, facts).join(' or ');
  return new RpcError(
    'EntryNotFound',
    { entry: entry.id, object: address.object },
    { status: `the entry is ${entry.status}; it would need to be ${needed}` },
  );
}
