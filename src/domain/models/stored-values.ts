import { isDeepStrictEqual } from 'node:util';
import type { KeptValues } from '../../attributes/attribute-values.js';
import { readableValues, valuesKept } from '../storage/damage.js';
import type { EntryContent, EntryRecord } from '../storage/entries.js';
import { type CategoryModel, labelOf } from './category-model.js';
import { splitContents } from './upload-contents.js';

/** Stored parts of an entry that its values are read from. */
export type KeptEntry = Pick<EntryRecord, 'id' | 'values' | 'primary'>;

/**
 * The values of a kept entry, its primary mark among them.
 * @throws RpcError StorageUnavailable naming the entry, where they are damaged
 */
export function valuesOf(model: CategoryModel, entry: KeptEntry): KeptValues {
  const values = valuesKept('entry', entry);
  if (model.exclusive) values[model.exclusive] = entry.primary;
  return values;
}

/** The same for what is no part of the entry itself: of a damaged one nothing is known. */
export function valuesLeftOf(model: CategoryModel, entry: KeptEntry): KeptValues {
  const values = readableValues(entry.values);
  if (values && model.exclusive) values[model.exclusive] = entry.primary;
  return values ?? {};
}

/** Whether the values of an entry can no longer be understood. */
export function isDamaged({ values }: Pick<EntryRecord, 'values'>): boolean {
  return readableValues(values) === undefined;
}

/** Stored content of an entry with these values. */
export function contentOf(model: CategoryModel, values: Readonly<KeptValues>): EntryContent {
  const title = labelOf(model, values);
  const { values: stored, contents } = splitContents(model, values);
  if (!model.exclusive) return { values: JSON.stringify(stored), title, primary: false, contents };
  const { [model.exclusive]: primary, ...others } = stored;
  return { values: JSON.stringify(others), title, primary: primary === true, contents };
}

/**
 * Attributes of which a password is set, changed or removed, whether or not it is stored with the entry. One that is set again counts: a write
 * that changed nothing would tell that a guess is right.
 */
export function secretsWritten(
  { secrets }: CategoryModel,
  sent: Readonly<Record<string, unknown>>,
  before: Readonly<KeptValues>,
  values: Readonly<KeptValues>,
): readonly string[] {
  const isWritten = (key: string): boolean =>
    !isDeepStrictEqual(before[key], values[key]) || (Object.hasOwn(sent, key) && values[key] !== undefined);
  return secrets.length === 0 ? secrets : secrets.filter(isWritten);
}
