import type { KeptValues } from '../../attributes/attribute-type.js';
import type { Change } from '../context.js';
import { damagedValues, readableValues, valuesKept } from '../storage/damage.js';
import type { EntryContent, EntryRecord } from '../storage/entries.js';
import { type CategoryModel, labelOf } from './category-model.js';

const mark = '***';

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

/** The values as the change log keeps them: passwords are a mark, never their text. */
export function loggedValues(
  { secrets, exclusive }: CategoryModel,
  { values, primary }: Pick<EntryRecord, 'values' | 'primary'>,
): string {
  if (secrets.length === 0 && !exclusive) return values;
  const logged = JSON.parse(values) as KeptValues;
  for (const secret of secrets) if (logged[secret] !== undefined) logged[secret] = mark;
  if (exclusive) logged[exclusive] = primary;
  return JSON.stringify(logged);
}

/** The same of an entry as it was found, which may be damaged: it has to be possible to remove it. */
export function loggedAsFound(model: CategoryModel, entry: Pick<EntryRecord, 'values' | 'primary'>): string {
  if (!isDamaged(entry)) return loggedValues(model, entry);
  return JSON.stringify(damagedValues(entry.values, model.secrets.length > 0));
}

/** Logged values with a mark for each value that was set and is not stored with the entry. */
export function withMarks(logged: string, set: Readonly<KeptValues> = {}, stored: Readonly<KeptValues> = set): string {
  const elsewhere = set === stored ? [] : Object.keys(set).filter(key => set[key] !== undefined && stored[key] === undefined);
  if (elsewhere.length === 0) return logged;
  return JSON.stringify({ ...(JSON.parse(logged) as object), ...Object.fromEntries(elsewhere.map(key => [key, mark])) });
}

/** A row of the change log for an entry. */
export function change(
  { category }: CategoryModel,
  object: number,
  entry: number,
  before: string | null,
  after: string | null,
): Change {
  return { object, entry, category: category.const, before, after };
}
