import type { UniqueWithin } from '../../../generated/types.js';
import type { KeptValues } from '../../attributes/attribute-values.js';
import { memoizeByPart } from '../../attributes/memoize.js';
import type { Registry } from '../../catalog/registry.js';
import { type Text, text } from '../../messages/text.js';
import { asViewer } from '../access/permission.js';
import type { DomainContext } from '../context.js';
import { readableValues } from '../storage/damage.js';
import type { Records } from '../storage/records.js';
import type { SharedValue } from '../storage/unique-values.js';
import { modelOf, type Unique } from './category-model.js';

/** A value of a unique attribute that another entry has. */
export interface TakenValue extends SharedValue {
  readonly unique: Unique;
}

interface ValuedEntry {
  readonly id: number;
  readonly values: Readonly<KeptValues>;
}

/** Every unique attribute of a catalogue: none in most. */
export const everyUnique = memoizeByPart(
  (registry: Registry): ReadonlyMap<string, readonly Unique[]> =>
    new Map(
      registry.categories
        .filter(each => each.storedIn === each.const && each.attributes.some(({ unique }) => unique !== undefined))
        .map(each => [each.const, modelOf(registry, each).unique]),
    ),
);

/** Whether a value may be taken because its object gets another type. */
export function hasUniqueWithinType(registry: Registry): boolean {
  return [...everyUnique(registry).values()].some(ofCategory => ofCategory.some(({ within }) => within === 'objectType'));
}

/**
 * Values of written entries that others have. The entries are found by them from here on, and until the transaction ends no other one writes
 * these values.
 */
export async function takenValues(
  { everything: { uniqueValues } }: Records,
  unique: Unique,
  entries: readonly ValuedEntry[],
  of: 'objects' | 'normalObjects' | 'nothing',
): Promise<readonly TakenValue[]> {
  const values = entries.flatMap(each => each.values[unique.key] ?? []).map(String);
  const ids = entries.map(({ id }) => id);
  if (values.length > 0) await uniqueValues.lock(unique, values);
  await uniqueValues.index(unique, ids);
  if (values.length === 0 || of === 'nothing') return [];
  return (await uniqueValues.shared(unique, ids, of)).map(each => ({ ...each, unique }));
}

/** The first value of the normal entries of objects that another entry has. One statement, and four for each unique attribute that they have. */
export async function findOfObjects(
  registry: Registry,
  records: Records,
  objects: readonly number[],
  { within, of = 'objects' }: { readonly within?: UniqueWithin; readonly of?: 'objects' | 'normalObjects' } = {},
): Promise<TakenValue | undefined> {
  const known = everyUnique(registry);
  if (known.size === 0 || objects.length === 0) return undefined;
  const rows = await records.everything.facts.find([{ kind: 'beside', ids: objects, names: [...known.keys()] }]);
  for (const [category, ofCategory] of known) {
    const entries = rows
      .filter(row => row.category === category)
      .map(({ id, values }) => ({ id, values: readableValues(values) ?? {} }));
    const asked = ofCategory.filter(each => within === undefined || each.within === within);
    for (const unique of entries.length > 0 ? asked : []) {
      const [taken] = await takenValues(records, unique, entries, of);
      if (taken) return taken;
    }
  }
  return undefined;
}

const others = {
  object: text('ValueThatNoOtherOfObjectHas'),
  objectType: text('ValueThatNoOtherOfTypeHas'),
  everywhere: text('ValueThatNoOtherHas'),
} as const satisfies Readonly<Record<UniqueWithin, Text>>;

/** Why an entry cannot have a value: the object that has it is named to those who may view that. */
export async function valueFault(
  { context, records }: { readonly context: DomainContext; readonly records: Records },
  { unique, value, other }: TakenValue,
): Promise<Text> {
  const { entries } = await asViewer(context, records).referents.find({ choices: [], objects: [], entries: [other] });
  const by = entries[0] ? text('ByOwner', { owner: JSON.stringify(entries[0].owner), object: entries[0].object }) : '';
  return text('IsTakenExpected', { reason: JSON.stringify(value), by, expected: others[unique.within] });
}
