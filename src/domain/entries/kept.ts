import type { KeptValues } from '../attributes/attribute-type.js';
import type { Change } from '../context.js';
import { damagedValues, readableValues, valuesKept } from '../storage/damage.js';
import type { EntryContent, EntryRecord } from '../storage/entries.js';
import { type CategoryPlan, labelOf } from './plan.js';

const mark = '***';

/** What of an entry its values are read from. */
export type KeptEntry = Pick<EntryRecord, 'id' | 'values' | 'primary'>;

/**
 * The values of a kept entry, its primary mark among them.
 * @throws RpcError StorageUnavailable naming the entry, where they are damaged
 */
export function valuesOf({ exclusive }: CategoryPlan, entry: KeptEntry): KeptValues {
  const values = valuesKept('entry', entry);
  if (exclusive) values[exclusive] = entry.primary;
  return values;
}

/** The same for what is no part of the entry itself: of a damaged one nothing is known. */
export function valuesLeftOf(plan: CategoryPlan, entry: KeptEntry): KeptValues {
  return isDamaged(entry) ? {} : valuesOf(plan, entry);
}

/** Whether the values of an entry can no longer be understood. */
export function isDamaged({ values }: Pick<EntryRecord, 'values'>): boolean {
  return readableValues(values) === undefined;
}

/** What is kept of the values of an entry. */
export function contentOf(plan: CategoryPlan, values: Readonly<KeptValues>): EntryContent {
  const title = labelOf(plan, values);
  if (plan.hashed.length > 0) return { values: JSON.stringify(withoutHashes(plan, values)), title, primary: false };
  if (!plan.exclusive) return { values: JSON.stringify(values), title, primary: false };
  const { [plan.exclusive]: primary, ...others } = values;
  return { values: JSON.stringify(others), title, primary: primary === true };
}

/** The values as the change log keeps them: passwords are a mark, never their text. */
export function loggedValues(
  { secrets, exclusive }: CategoryPlan,
  { values, primary }: Pick<EntryRecord, 'values' | 'primary'>,
): string {
  if (secrets.length === 0 && !exclusive) return values;
  const logged = JSON.parse(values) as KeptValues;
  for (const secret of secrets) if (logged[secret] !== undefined) logged[secret] = mark;
  if (exclusive) logged[exclusive] = primary;
  return JSON.stringify(logged);
}

/** The same of an entry as it was found, which may be damaged: it has to be possible to remove it. */
export function loggedAsFound(plan: CategoryPlan, entry: Pick<EntryRecord, 'values' | 'primary'>): string {
  if (!isDamaged(entry)) return loggedValues(plan, entry);
  return JSON.stringify(damagedValues(entry.values, plan.secrets.length > 0));
}

function withoutHashes({ hashed }: CategoryPlan, values: Readonly<KeptValues>): KeptValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !hashed.includes(key)));
}

/** Logged values with a mark for each password that was set beside them. */
export function withMarks({ hashed }: CategoryPlan, logged: string, values: Readonly<KeptValues>): string {
  if (hashed.length === 0) return logged;
  const set = hashed.filter(key => values[key] !== undefined);
  return JSON.stringify({ ...(JSON.parse(logged) as object), ...Object.fromEntries(set.map(key => [key, mark])) });
}

/** A row of the change log for an entry. */
export function change(
  { category }: CategoryPlan,
  object: number,
  entry: number,
  before: string | null,
  after: string | null,
): Change {
  return { object, entry, category: category.const, before, after };
}
