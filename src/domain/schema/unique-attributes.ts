import { joined, type TextValue, text } from '../../messages/text.js';
import type { Reads } from '../storage/reads.js';
import type { Records } from '../storage/records.js';
import type { Collisions, UniqueAttribute } from '../storage/unique-values.js';
import type { SchemaChange } from './noted-changes.js';

/** The attribute of which a change says that its values are unique. */
export function uniqueAttributeOf({ name, storedAs: key, unique: within }: SchemaChange): UniqueAttribute | undefined {
  const [category = ''] = name.split('.');
  return within === undefined || key === undefined ? undefined : { category, key, within };
}

/** Counts entries that have a value which another one has: as long as there are any, the attribute does not become unique. */
export async function usageOfUnique(
  collisions: CountCollisions,
  viewed: Pick<Reads, 'referents'>,
  unique: UniqueAttribute,
): Promise<{ readonly touched: number; readonly fault?: TextValue; readonly member?: string }> {
  const { entries: touched, first } = await collisions(unique);
  if (touched === 0) return { touched };
  return { touched, fault: text('EntriesShareValues', { touched, examples: await examplesOf(viewed, first) }), member: 'unique' };
}

/** Values that stand in the way, with those of their objects that the caller may view. */
async function examplesOf({ referents }: Pick<Reads, 'referents'>, first: Collisions['first']): Promise<TextValue> {
  const ids = first.flatMap(({ entry, other }) => [entry, other]);
  const { entries } = await referents.find({ choices: [], objects: [], entries: ids });
  const objects = new Map(
    entries.map(({ id, owner, object }) => [id, text('NamedObjectWithId', { title: JSON.stringify(owner), id: object })]),
  );
  const named = first.flatMap(({ value, entry, other }) => {
    const seen = [objects.get(entry), objects.get(other)].filter(each => each !== undefined);
    return seen.length > 0 ? text('ValueOfObjects', { value: JSON.stringify(value), objects: joined(seen, ', ') }) : [];
  });
  return joined(named.length > 0 ? named : [text('ValuesThatYouMayNotSee')], '; ');
}

/** Finds the values that stand in the way of an attribute that becomes unique. */
export type CountCollisions = (unique: UniqueAttribute) => Promise<Collisions>;

/** Has all entries of a category found by the values of an attribute that becomes unique, and returns those that several have. */
export function indexing({ uniqueValues }: Pick<Records, 'uniqueValues'>): CountCollisions {
  return async unique => {
    await uniqueValues.indexAll(unique);
    return uniqueValues.indexedCollisions(unique);
  };
}
