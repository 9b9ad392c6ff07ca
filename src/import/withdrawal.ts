import { saveEntryIn } from '../domain/entries/entries.js';
import { moveEntryIn } from '../domain/objects/entry-moves.js';
import { moveObjectIn } from '../domain/objects/objects.js';
import type { EntryDraft } from './draft.js';
import type { Known } from './external-ids.js';
import type { Writing } from './writing.js';

/** Takes back an entry that the source no longer describes: one of several is archived, any other has its attributes cleared. */
export async function withdrawEntry(writing: Writing, { category, into, data }: EntryDraft, known: Known): Promise<void> {
  const { context, records } = writing;
  const entry = known.entry === null ? undefined : await records.entries.find(known.entry);
  if (!entry) return;
  const address = { object: known.object, category, entry: entry.id };
  const isOneOfSeveral = !into && context.registry.category(category)?.multiValue === true;
  if (!isOneOfSeveral) await saveEntryIn(records, context, address, cleared(data));
  else if (entry.status === 'normal') await moveEntryIn(records, context, 'archive', address);
}

/** Archives an object that the source no longer describes. */
export async function withdrawObject({ context, records }: Writing, { object }: Known): Promise<void> {
  const found = await records.objects.find(object);
  if (found?.status === 'normal') await moveObjectIn(records, context, 'archive', object);
}

function cleared(data: EntryDraft['data']): EntryDraft['data'] {
  return Object.fromEntries(Object.keys(data).map(key => [key, null]));
}
