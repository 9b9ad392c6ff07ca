import { signed } from '../context.js';
import { change, loggedValues } from '../models/stored-values.js';
import type { EntryContent, EntryRecord } from '../storage/entries.js';
import type { Writing } from './writing.js';

/** Writes another content of an entry, with its row of the change log. */
export async function rewrite(
  { context, records, model, time }: Pick<Writing, 'context' | 'records' | 'model' | 'time'>,
  entry: EntryRecord,
  content: EntryContent,
): Promise<void> {
  await records.entries.update(entry.id, content);
  const row = change(model, entry.object, entry.id, loggedValues(model, entry), loggedValues(model, content));
  await records.changes.add(signed(context, time, [row]));
}
