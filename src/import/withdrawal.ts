import { saveEntryIn } from '../domain/entries/entries.js';
import { moveEntryIn } from '../domain/objects/entry-moves.js';
import { moveObjectIn } from '../domain/objects/objects.js';
import type { ImportedRecord } from './external-ids.js';
import type { MappedEntry } from './mapped-row.js';
import type { ImportTransaction } from './row-writing.js';

/** Takes back an entry that the source no longer describes: one of several is archived, any other has its attributes cleared. */
export async function withdrawEntry(
  transaction: ImportTransaction,
  { category, into, data }: MappedEntry,
  former: ImportedRecord,
): Promise<void> {
  const { context, records } = transaction;
  const entry = former.entry === null ? undefined : await records.entries.find(former.entry);
  if (!entry) return;
  const address = { object: former.object, category, entry: entry.id };
  const isOneOfSeveral = !into && context.registry.category(category)?.multiValue === true;
  if (!isOneOfSeveral) await saveEntryIn(records, context, address, cleared(data));
  else if (entry.status === 'normal') await moveEntryIn(records, context, 'archive', address);
}

/** Archives an object that the source no longer describes. */
export async function withdrawObject({ context, records }: ImportTransaction, { object }: ImportedRecord): Promise<void> {
  const found = await records.objects.find(object);
  if (found?.status === 'normal') await moveObjectIn(records, context, 'archive', object);
}

function cleared(data: MappedEntry['data']): MappedEntry['data'] {
  return Object.fromEntries(Object.keys(data).map(key => [key, null]));
}
