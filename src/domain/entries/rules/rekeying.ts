import type { Registry } from '../../../catalog/registry.js';
import { modelOf } from '../../models/category-model.js';
import { contentOf, isDamaged, valuesOf } from '../../models/stored-values.js';
import type { Secrets } from '../../secrets/secrets.js';
import type { EntryRecord } from '../../storage/entries.js';
import type { Records } from '../../storage/records.js';
import type { Store } from '../../storage/store.js';
import { encryptedKeysOf } from './secrets.js';

/** Entries that one transaction rewrites. */
const slice = 200;

/** Store, registry and keys for the re-encryption of secrets. */
export interface Rekeying {
  readonly store: Store;
  readonly registry: Registry;
  /** Knows every key that values may have. */
  readonly from: Secrets;
  /** Keeps them from now on. */
  readonly to: Secrets;
}

/** How many values there were, how many of them had to be rewritten, and why some could not be. */
export interface Rekeyed {
  readonly values: number;
  readonly rewritten: number;
  readonly unreadable: readonly string[];
}

const nothing: Rekeyed = { values: 0, rewritten: 0, unreadable: [] };

/**
 * Keeps every secret with another key, in slices. Each value says what key it has, so what was interrupted is finished by doing it
 * again. Nothing that anybody reads changes, so there is no change set, and the time of the last change stays.
 */
export async function rekey(rekeying: Rekeying): Promise<Rekeyed> {
  const { store, registry } = rekeying;
  const categories = registry.categories.filter(category => encryptedKeysOf(modelOf(registry, category)).length > 0);
  const names = [...new Set(categories.map(({ storedIn }) => storedIn))];
  let all = nothing;
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last;
    const done = await store.upkeep(({ everything }) => rekeySlice(rekeying, everything, names, after));
    all = sum(all, done.rekeyed);
    last = done.last;
  }
  return all;
}

async function rekeySlice(
  rekeying: Rekeying,
  records: Records,
  categories: readonly string[],
  after: number,
): Promise<{ readonly rekeyed: Rekeyed; readonly last: number | undefined }> {
  const seen = await records.secretKeys.entriesAfter(after, categories, slice);
  const owners = [...new Set(seen.map(({ object }) => object))].sort((one, other) => one - other);
  for (const owner of owners) await records.objects.holdOwner(owner);
  // Read again: until its owner was held, somebody else might change an entry.
  const held = await records.secretKeys.entriesAfter(after, categories, slice);
  let rekeyed = nothing;
  for (const entry of held) rekeyed = sum(rekeyed, await rekeyEntry(rekeying, records, entry));
  return { rekeyed, last: (held.at(-1) ?? seen.at(-1))?.id };
}

async function rekeyEntry({ registry, from, to }: Rekeying, records: Records, entry: EntryRecord): Promise<Rekeyed> {
  const category = registry.category(entry.category);
  if (!category) return nothing;
  const model = modelOf(registry, category);
  if (isDamaged(entry)) return { ...nothing, unreadable: [`what is kept of entry ${entry.id} is damaged`] };
  const values = valuesOf(model, entry);
  const set = encryptedKeysOf(model).filter(attribute => values[attribute] !== undefined);
  const outdated = set.filter(attribute => !to.isCurrent(values[attribute]));
  const unreadable: string[] = [];
  for (const attribute of outdated) {
    const place = { entry: entry.id, attribute };
    try {
      values[attribute] = to.kept(from.text(values[attribute], place), place);
    } catch (error) {
      unreadable.push(reasonOf(error));
    }
  }
  const rewritten = outdated.length - unreadable.length;
  if (rewritten > 0) await records.secretKeys.rewrite(entry.id, contentOf(model, values).values);
  return { values: set.length, rewritten, unreadable };
}

function sum(one: Rekeyed, other: Rekeyed): Rekeyed {
  return {
    values: one.values + other.values,
    rewritten: one.rewritten + other.rewritten,
    unreadable: [...one.unreadable, ...other.unreadable],
  };
}

function reasonOf(error: unknown): string {
  const { cause = error } = error instanceof Error ? error : {};
  return cause instanceof Error ? cause.message : String(cause);
}
