import { type TextValue, text } from '../../messages/text.js';
import { invalidParameters } from '../../rpc/invalid-parameters.js';
import { globalCategory } from '../categories.js';
import { soughtIn } from '../dialogs/choice-uses.js';
import { isKeptAsJson } from '../entries/global.js';
import type { Reads } from '../storage/reads.js';
import type { RefusingMember } from '../storage/schema.js';
import type { PageOfRefused } from './converted-entries.js';
import { fillingOf } from './filled-entries.js';
import type { PlacedFault } from './misshapen-parts.js';
import type { NotedChanges, SchemaChange } from './noted-changes.js';
import { rulesOfRemoval } from './rules-of-removal.js';
import { usageOfTarget } from './strange-links.js';
import { type CountCollisions, uniqueAttributeOf, usageOfUnique } from './unique-attributes.js';
import { type CountingValues, type Refusal, type Usage, usageOfConversion, usageOfLimit } from './usage-of-values.js';

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

/** The same with every fault that is not of stored entries, by its place. */
export async function findUsage(
  counting: Counting,
  { changes, faults }: Pick<NotedChanges, 'changes' | 'faults'>,
): Promise<UsageOfPlan & { readonly faults: readonly PlacedFault[] }> {
  const usages: (readonly [SchemaChange, Usage])[] = [];
  for (const change of changes) usages.push([change, await usageOf(counting, change)]);
  const placed = usages.map(([change, { at, ...usage }]) => {
    return { ...usage, change, place: at === undefined ? change.place : `${change.place}.${at}` };
  });
  const refused = placed.flatMap(({ change, place, fault, refusal }) => (refusal ? { ...refusal, change, place, fault } : []));
  const others = placed.flatMap(({ place, fault, refusal }) => (fault && !refusal ? [[place, fault] as const] : []));
  const sum = (kind: 'loss' | 'filled') => usages.reduce((total, [, usage]) => total + (usage[kind] ?? 0), 0);
  const filled = sum('filled');
  const counted = usages.map(([change, { touched }]) => countedChange(change, touched));
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

/** Counts stored records that a change touches; some stand in its way. */
async function usageOf(counting: Counting, planned: SchemaChange): Promise<Usage> {
  const { reads, viewed, collisions } = counting;
  const { schema, objects } = reads;
  const { part, name, change, checks, converts, storedAs: key } = planned;
  const [category = ''] = name.split('.');
  const removal = change === 'removed' ? rulesOfRemoval[part] : undefined;
  if (removal === 'checked') {
    const touched = (await objects.countByType()).get(name) ?? 0;
    return { touched, fault: touched > 0 ? text('TypeHasObjects', { touched }) : undefined };
  }
  if (removal === 'loss') {
    const touched = await countLoss(counting, planned);
    return { touched, loss: touched };
  }
  if (converts) return usageOfConversion(counting, planned);
  const unset = checks.includes('required') && key !== undefined ? await usageOfRequired(counting, planned, key) : undefined;
  if (unset?.fault) return unset;
  if (checks.includes('multiValue')) {
    const touched = await schema.countRepeated(category);
    if (touched === 0) return { touched };
    const refusal = refusalOf(schema, { member: 'multiValue', category });
    return { touched, fault: text('ObjectsHaveSeveralEntries', { touched }), refusal };
  }
  if (checks.includes('target')) {
    const usage = await usageOfTarget(counting, planned);
    if (usage.touched > 0) return usage;
  }
  const limit = checks.find(isLimit);
  if (limit !== undefined) {
    const usage = await usageOfLimit(counting, planned, limit);
    if (usage.touched > 0) return usage;
  }
  const attribute = uniqueAttributeOf(planned);
  if (!attribute || !checks.includes('unique')) return unset ?? { touched: 0 };
  const { member: at, ...usage } = await usageOfUnique(collisions, viewed, attribute);
  return { ...usage, at, ...(usage.fault && { refusal: refusalOf(schema, { member: 'unique', attribute }) }) };
}

function refusalOf(schema: Counting['reads']['schema'], member: RefusingMember): Refusal {
  const entries: PageOfRefused = async (after, limit) => {
    const refused = await schema.refused(member, after, limit);
    return { refused, last: refused.length < limit ? undefined : refused.at(-1)?.entry };
  };
  return { member: member.member, entries };
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
): Promise<Usage | undefined> {
  const [category = ''] = planned.name.split('.');
  const touched = await countUnset(schema, category, key);
  if (touched === 0) return undefined;
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
