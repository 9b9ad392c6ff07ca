import { isDeepStrictEqual } from 'node:util';
import type { KeptValues } from '../../attributes/attribute-values.js';
import { readableValues, valuesKept } from '../storage/damage.js';
import type { EntryContent, EntryRecord } from '../storage/entries.js';
import { type CategoryModel, labelOf } from './category-model.js';

/** Stored parts of an entry that its values are read from. */
export type KeptEntry = Pick<EntryRecord, 'id' | 'values' | 'primary'>;

/**
 * The values of a kept entry, its primary mark among them.
 * @throws RpcError StorageUnavailable naming the entry, where they are damaged
 */
export function valuesOf({ exclusive }: CategoryModel, entry: KeptEntry): KeptValues {
  const values = valuesKept('entry', entry);
  if (exclusive) values[exclusive] = entry.primary;
  return values;
}

/** The same for what is no part of the entry itself: of a damaged one nothing is known. */
export function valuesLeftOf(model: CategoryModel, entry: KeptEntry): KeptValues {
  return isDamaged(entry) ? {} : valuesOf(model, entry);
}

/** Whether the values of an entry can no longer be understood. */
export function isDamaged({ values }: Pick<EntryRecord, 'values'>): boolean {
  return readableValues(values) === undefined;
}

/** Stored content of an entry with these values. */
export function contentOf(model: CategoryModel, values: Readonly<KeptValues>): EntryContent {
  const title = labelOf(model, values);
  if (!model.exclusive) return { values: JSON.stringify(values), title, primary: false };
  const { [model.exclusive]: primary, ...others } = values;
  return { values: JSON.stringify(others), title, primary: primary === true };
}

/** Attributes of which a password is set, changed or removed, whether or not it is stored with the entry. */
export function secretsChanged(
  { secrets }: CategoryModel,
  before: Readonly<KeptValues>,
  values: Readonly<KeptValues>,
): readonly string[] {
  return secrets.length === 0 ? secrets : secrets.filter(key => !isDeepStrictEqual(before[key], values[key]));
}
