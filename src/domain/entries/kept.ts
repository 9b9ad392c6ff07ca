import type { KeptValues } from '../attributes/attribute-type.js';
import type { Change } from '../context.js';
import type { EntryContent, EntryRecord } from '../storage/entries.js';
import { type CategoryPlan, labelOf } from './plan.js';

const mark = '***';

/** The values of a kept entry, its primary mark among them. */
export function valuesOf({ exclusive }: CategoryPlan, record: Pick<EntryRecord, 'values' | 'primary'>): KeptValues {
  const values = JSON.parse(record.values) as KeptValues;
  if (exclusive) values[exclusive] = record.primary;
  return values;
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
