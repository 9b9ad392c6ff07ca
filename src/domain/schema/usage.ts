import { type TextValue, text } from '../../messages/text.js';
import { invalidParameters } from '../../rpc/invalid-parameters.js';
import { globalCategory } from '../categories.js';
import { soughtIn } from '../dialogs/choice-uses.js';
import { isKeptAsJson } from '../entries/global.js';
import type { Reads } from '../storage/reads.js';
import { fillingOf } from './filled-entries.js';
import type { PlacedFault } from './misshapen-parts.js';
import type { NotedChanges, SchemaChange } from './noted-changes.js';
import { rulesOfRemoval } from './rules-of-removal.js';
import { usageOfTarget } from './strange-links.js';
import { type CountCollisions, uniqueAttributeOf, usageOfUnique } from './unique-attributes.js';
import { type CountingValues, type Refusal, refusalOf, type Usage, usageOfLimit, usagesOfConversion } from './usage-of-values.js';

/** A change, with what is stored that it touches. */
export interface CountedChange extends Pick<SchemaChange, 'part' | 'name' | 'change' | 'members'> {
  /** Entries with a value in it, or objects of the type. */
  readonly touched: number;
}

/** A member that stored entries stand in the way of, lose values by, or get a default by. */
export interface RefusedMember extends Refusal {
  /** The change that asks for it. */
  readonly change: SchemaChange;
  readonly place: string;
  /** Absent where entries only lose values or get a default. */
  readonly fault: TextValue | undefined;
}

/** How stored records are counted. */
export interface Counting extends CountingValues {
  readonly reads: CountingValues['reads'] & Pick<Reads, 'objects' | 'referents'>;
  /** Reads of the caller: a fault names what these show. */
  readonly viewed: Pick<Reads, 'referents'>;
  readonly collisions: CountCollisions;
  /** Whether entries without a value get the default of an attribute that becomes required; else they stand in the way. */
  readonly fills: boolean;
}

/** The effect of the changes of a plan on what is stored. */
export interface UsageOfPlan {
  readonly changes: readonly CountedChange[];
  /** Entries that lose something, or get a default. */
  readonly loss: number;
  /** Those that get a default. */
  readonly filled: number;
  readonly refused: readonly RefusedMember[];
}

/**
 * Counts what is stored that a plan touches.
 * @throws RpcError InvalidParameters with every fault by its place, where others than those of stored entries are among them
 */
export async function countUsage(counting: Counting, plan: Pick<NotedChanges, 'changes' | 'faults'>): Promise<UsageOfPlan> {
  const { faults, refused, ...usage } = await findUsage(counting, plan);
  if (faults.length > 0) rejectFaults([...faults, ...faultsOfRefused(refused)]);
  return { ...usage, refused };
}

/** Whether a change holds stored values against something: how many pass tells what they are. */
export function triesValues({ checks, converts }: SchemaChange): boolean {
  return converts || checks.length > 0;
}

/** Whether a change counts something that is stored. */
export function countsStored(change: SchemaChange): boolean {
  return triesValues(change) || (change.change === 'removed' && rulesOfRemoval[change.part] !== 'always');
}

/** The same with every fault that is not of stored entries, by its place. */
export async function findUsage(
  counting: Counting,
  { changes, faults }: Pick<NotedChanges, 'changes' | 'faults'>,
): Promise<UsageOfPlan & { readonly faults: readonly PlacedFault[] }> {
  const usages: (readonly [SchemaChange, Usage])[] = [];
  const counted: CountedChange[] = [];
  for (const change of changes) {
    const all = await usagesOf(counting, change);
    counted.push(countedChange(change, Math.max(0, ...all.map(({ touched }) => touched))));
    for (const usage of all) usages.push([change, usage]);
  }
  const placed = usages.map(([change, { at, ...usage }]) => {
    return { ...usage, change, place: at === undefined ? change.place : `${change.place}.${at}` };
  });
  const refused = placed.flatMap(({ change, place, fault, refusal }) => (refusal ? { ...refusal, change, place, fault } : []));
  const others = placed.flatMap(({ place, fault, refusal }) => (fault && !refusal ? [[place, fault] as const] : []));
  const sum = (kind: 'loss' | 'filled') => usages.reduce((total, [, usage]) => total + (usage[kind] ?? 0), 0);
  const filled = sum('filled');
  return { changes: counted, loss: sum('loss') + filled, filled, refused, faults: [...faults, ...others] };
}

/** @throws RpcError InvalidParameters where there are faults */
export function rejectFaults(faults: readonly PlacedFault[]): void {
  if (faults.length > 0) throw invalidParameters(new Map(faults));
}

/** The faults of members that stored entries stand in the way of, by their places. */
export function faultsOfRefused(refused: readonly RefusedMember[]): readonly PlacedFault[] {
  return refused.flatMap(({ place, fault }) => (fault ? [[place, fault] as const] : []));
}

function countedChange({ part, name, change, members }: SchemaChange, touched: number): CountedChange {
  return { part, name, change, members, touched };
}

/** Counts stored records that a change touches, for each reason why; some stand in its way. */
async function usagesOf(counting: Counting, planned: SchemaChange): Promise<readonly Usage[]> {
  const { reads, viewed, collisions } = counting;
  const { schema, objects } = reads;
  const { part, name, change, checks, converts, storedAs: key } = planned;
  const [category = ''] = name.split('.');
  const removal = change === 'removed' ? rulesOfRemoval[part] : undefined;
  if (removal === 'checked') {
    const touched = await objects.countOfType(name);
    return [{ touched, fault: touched > 0 ? text('TypeHasObjects', { touched }) : undefined }];
  }
  if (removal === 'loss') {
    const touched = await countLoss(counting, planned);
    return [{ touched, loss: touched }];
  }
  if (converts) return usagesOfConversion(counting, planned);
  const usages: Usage[] = [];
  if (checks.includes('required') && key !== undefined) usages.push(await usageOfRequired(counting, planned, key));
  if (checks.includes('multiValue')) {
    const touched = await schema.countRepeated(category);
    const refusal = refusalOf(schema, { member: 'multiValue', category });
    usages.push({ touched, fault: text('ObjectsHaveSeveralEntries', { touched }), refusal });
  }
  if (checks.includes('target')) usages.push(await usageOfTarget(counting, planned));
  for (const limit of checks.filter(isLimit)) usages.push(await usageOfLimit(counting, planned, limit));
  const attribute = uniqueAttributeOf(planned);
  if (attribute && checks.includes('unique')) {
    const { member: at, ...usage } = await usageOfUnique(collisions, viewed, attribute);
    usages.push({ ...usage, at, refusal: refusalOf(schema, { member: 'unique', attribute }) });
  }
  return usages.filter(({ touched }) => touched > 0);
}

/** Counts entries that lose what goes: a choice that they hold, or values of an attribute or a category. */
function countLoss({ reads: { schema }, versions }: Counting, { name, choice, storedAs: key }: SchemaChange): Promise<number> {
  const [owner = ''] = name.split('.');
  return choice ? schema.countHolders(soughtIn(versions.before, choice)) : schema.countEntries(owner, key);
}

/** Counts the entries that have no value: these get its default where it fills in, or else stand in the way. */
async function usageOfRequired(
  { reads: { schema }, versions, fills }: Counting,
  planned: SchemaChange,
  key: string,
): Promise<Usage> {
  const [category = ''] = planned.name.split('.');
  const touched = await countUnset(schema, category, key);
  const refusal = category !== globalCategory && { refusal: refusalOf(schema, { member: 'required', category, key }) };
  const isFilled = fills && fillingOf(versions.after, planned) !== undefined;
  return { touched, ...(isFilled ? { filled: touched } : { fault: text('EntriesHaveNoValue', { touched }) }), ...refusal };
}

/** Counts entries without a value; every object has what is no value of those kept beside it. */
async function countUnset(schema: Counting['reads']['schema'], category: string, key: string): Promise<number> {
  if (category === globalCategory && !isKeptAsJson(key)) return 0;
  return (await schema.countEntries(category)) - (await schema.countEntries(category, key));
}

/** Whether a check is of a limit, which every value is within or may be beyond. */
function isLimit(member: string): boolean {
  return !['required', 'multiValue', 'unique', 'target'].includes(member);
}
