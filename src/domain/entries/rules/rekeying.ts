import type { Registry } from '../../../catalog/registry.js';
import { isText, type TextValue, text } from '../../../messages/text.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { modelOf } from '../../models/category-model.js';
import { contentOf, isDamaged, valuesOf } from '../../models/stored-values.js';
import type { KeyRotation } from '../../secrets/kept-secrets.js';
import type { EntryRecord } from '../../storage/entries.js';
import type { Records } from '../../storage/records.js';
import { encryptedKeysOf } from './secrets.js';

/** Entries that one transaction rewrites. */
const slice = 200;

/** Store, registry and keys for the re-encryption of secrets. */
export interface Rekeying extends KeyRotation {
  readonly registry: Registry;
}

/** How many values there were, how many of them had to be rewritten, and why some could not be. */
export interface Rekeyed {
  readonly values: number;
  readonly rewritten: number;
  readonly unreadable: readonly TextValue[];
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
  for (const owner of owners) await records.objects.lockOwner(owner);
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
  if (isDamaged(entry))
    return { ...nothing, unreadable: [text('RecordIsDamaged', { record: text('EntryWithId', { id: entry.id }) })] };
  const values = valuesOf(model, entry);
  const set = encryptedKeysOf(model).filter(attribute => values[attribute] !== undefined);
  const outdated = set.filter(attribute => !to.isCurrent(values[attribute]));
  const unreadable: TextValue[] = [];
  for (const attribute of outdated) {
    const place = { entry: entry.id, attribute };
    try {
      values[attribute] = to.toStoredText(from.text(values[attribute], place), place);
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

/** Damage is named beside its remedy, which is not that of a command. */
function reasonOf(error: unknown): TextValue {
  const fault = error instanceof RpcError ? error.data?.entry : undefined;
  if (typeof fault === 'object' && fault !== null && isText(fault)) return fault.values.reason;
  return error instanceof Error ? error.message : String(error);
}
