import type { Registry } from '../../catalog/registry.js';
import { type TextValue, text } from '../../messages/text.js';
import { invalidParameters } from '../../rpc/invalid-parameters.js';
import { soughtIn } from '../dialogs/choice-uses.js';
import type { Reads } from '../storage/reads.js';
import type { RefusingMember } from '../storage/schema.js';
import type { PlacedFault } from './misshapen-parts.js';
import type { NotedChanges, SchemaChange } from './noted-changes.js';
import { rulesOfRemoval } from './rules-of-removal.js';
import { type CountCollisions, uniqueAttributeOf, usageOfUnique } from './unique-attributes.js';

/** A change, with what is stored that it touches. */
export interface CountedChange extends Omit<SchemaChange, 'checks' | 'place' | 'storedAs' | 'choice' | 'unique' | 'formerNames'> {
  /** Entries with a value in it, or objects of the type. */
  readonly touched: number;
}

/** A member that stored entries stand in the way of. */
export interface RefusedMember {
  readonly member: RefusingMember;
  /** The change that asks for it. */
  readonly change: SchemaChange;
  readonly place: string;
  readonly fault: TextValue;
}

/** How stored records are counted. */
export interface Counting {
  readonly reads: Pick<Reads, 'schema' | 'objects'>;
  readonly registry: Registry;
  /** Reads of the caller: a fault names what these show. */
  readonly viewed: Pick<Reads, 'referents'>;
  readonly collisions: CountCollisions;
}

/** The effect of the changes of a plan on what is stored. */
export interface UsageOfPlan {
  readonly changes: readonly CountedChange[];
  /** Entries that lose something. */
  readonly loss: number;
  readonly refused: readonly RefusedMember[];
}

/**
 * Counts what is stored that a plan touches.
 * @throws RpcError InvalidParameters with every fault by its place, where others than those of stored entries are among them
 */
export async function countUsage(counting: Counting, plan: Pick<NotedChanges, 'changes' | 'faults'>): Promise<UsageOfPlan> {
  const { faults, refused, ...usage } = await findUsage(counting, plan);
  if (faults.length > 0) rejectFaults([...faults, ...refused.map(({ place, fault }) => [place, fault] as const)]);
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
  const refused = placed.flatMap(({ change, place, fault, member }) => (fault && member ? { member, change, place, fault } : []));
  const others = placed.flatMap(({ place, fault, member }) => (fault && !member ? [[place, fault] as const] : []));
  const loss = usages.reduce((sum, [, { touched, isLoss }]) => sum + (isLoss ? touched : 0), 0);
  const counted = usages.map(([change, { touched }]) => countedChange(change, touched));
  return { changes: counted, loss, refused, faults: [...faults, ...others] };
}

/** @throws RpcError InvalidParameters where there are faults */
export function rejectFaults(faults: readonly PlacedFault[]): void {
  if (faults.length > 0) throw invalidParameters(new Map(faults));
}

function countedChange({ part, name, change, members }: SchemaChange, touched: number): CountedChange {
  return { part, name, change, members, touched };
}

interface Usage {
  readonly touched: number;
  readonly isLoss?: boolean;
  readonly fault?: TextValue | undefined;
  /** The member that entries stand in the way of; absent if something else does. */
  readonly member?: RefusingMember;
  /** The place of the fault within that of the change. */
  readonly at?: string | undefined;
}

/** Counts stored records that a change touches; some stand in its way. */
async function usageOf(counting: Counting, planned: SchemaChange): Promise<Usage> {
  const { reads, viewed, collisions } = counting;
  const { schema, objects } = reads;
  const { part, name, change, checks, storedAs: key } = planned;
  const [category = ''] = name.split('.');
  const removal = change === 'removed' ? rulesOfRemoval[part] : undefined;
  if (removal === 'checked') {
    const touched = (await objects.countByType()).get(name) ?? 0;
    return { touched, fault: touched > 0 ? text('TypeHasObjects', { touched }) : undefined };
  }
  if (removal === 'loss') return { touched: await countLoss(counting, planned), isLoss: true };
  if (checks.includes('required') && key !== undefined) {
    const touched = (await schema.countEntries(category)) - (await schema.countEntries(category, key));
    const member = { member: 'required', category, key } as const;
    if (touched > 0) return { touched, fault: text('EntriesHaveNoValue', { touched }), member };
  }
  if (checks.includes('multiValue')) {
    const touched = await schema.countRepeated(category);
    const fault = touched > 0 ? text('ObjectsHaveSeveralEntries', { touched }) : undefined;
    return { touched, fault, member: { member: 'multiValue', category } };
  }
  const limit = checks.find(isLimit);
  if (limit !== undefined) {
    const touched = await schema.countEntries(category, key);
    if (touched > 0) return { touched, fault: text('EntriesMayBeBeyondLimit', { touched }), at: limit };
  }
  const attribute = uniqueAttributeOf(planned);
  if (!attribute || !checks.includes('unique')) return { touched: 0 };
  const { member: at, ...usage } = await usageOfUnique(collisions, viewed, attribute);
  return { ...usage, at, member: { member: 'unique', attribute } };
}

/** Counts entries that lose what goes: a choice that they hold, or values of an attribute or a category. */
function countLoss({ reads: { schema }, registry }: Counting, { name, choice, storedAs: key }: SchemaChange): Promise<number> {
  const [owner = ''] = name.split('.');
  return choice ? schema.countHolders(soughtIn(registry, choice)) : schema.countEntries(owner, key);
}

/** Whether a check is of a limit, which every value is within or may be beyond. */
function isLimit(member: string): boolean {
  return !['required', 'multiValue', 'unique'].includes(member);
}
