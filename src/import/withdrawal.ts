import type { Data } from '../mappings/mapped-row.js';
import type { ImportedRecord } from './external-ids.js';
import type { ImportTransaction, WrittenPart } from './row-writing.js';

/** Takes back an entry that the source no longer describes: one of several is archived, any other has its attributes cleared. */
export async function withdrawEntry(
  { context, records, writes }: ImportTransaction,
  { category, into, data }: WrittenPart,
  former: ImportedRecord,
): Promise<void> {
  const entry = former.entry === null ? undefined : await records.entries.find(former.entry);
  if (!entry) return;
  const address = { object: former.object, category, entry: entry.id };
  const isOneOfSeveral = !into && context.registry.category(category)?.multiValue === true;
  if (!isOneOfSeveral) await writes.save(address, clearValues(data));
  else if (entry.status === 'normal') await writes.archiveEntry(address);
}

/** Archives an object that the source no longer describes. */
export async function withdrawObject({ records, writes }: ImportTransaction, { object }: ImportedRecord): Promise<void> {
  const found = await records.objects.find(object);
  if (found?.status === 'normal') await writes.archiveObject(object);
}

function clearValues(data: Data): Data {
  return Object.fromEntries(Object.keys(data).map(key => [key, null]));
}
