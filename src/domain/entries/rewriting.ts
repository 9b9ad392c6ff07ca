import { signed } from '../context.js';
import type { EntryContent, EntryRecord } from '../storage/entries.js';
import { change, loggedValues } from './kept.js';
import type { CategoryPlan } from './plan.js';
import type { Writing } from './writing.js';

/** Writes another content of an entry, with its row of the change log. */
export async function rewrite(
  { context, records, time }: Pick<Writing, 'context' | 'records' | 'time'>,
  plan: CategoryPlan,
  entry: EntryRecord,
  content: EntryContent,
): Promise<void> {
  await records.entries.update(entry.id, content);
  const row = change(plan, entry.object, entry.id, loggedValues(plan, entry), loggedValues(plan, content));
  await records.changes.add(signed(context, time, [row]));
}
