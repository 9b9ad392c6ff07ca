import type { DomainContext } from '../domain/context.js';
import { saveEntryIn } from '../domain/entries.js';
import { moveEntry } from '../domain/moves.js';
import { moveObject } from '../domain/objects.js';
import type { Records, Store } from '../domain/store.js';
import type { EntryDraft } from './draft.js';
import type { Known } from './ledger.js';
import type { Writing } from './writing.js';

/** Takes back an entry that the source no longer describes: one of several is archived, any other has its attributes cleared. */
export async function withdrawEntry(writing: Writing, { category, into, data }: EntryDraft, known: Known): Promise<void> {
  const { context, records } = writing;
  const entry = known.entry === null ? undefined : await records.entries.find(known.entry);
  if (!entry) return;
  const address = { object: known.object, category, entry: entry.id };
  const isOneOfSeveral = !into && context.registry.category(category)?.multiValue === true;
  if (!isOneOfSeveral) await saveEntryIn(records, context, address, cleared(data));
  else if (entry.status === 'normal') await moveEntry(within(writing), 'archive', address);
}

/** Archives an object that the source no longer describes. */
export async function withdrawObject(writing: Writing, { object }: Known): Promise<void> {
  const found = await writing.records.objects.find(object);
  if (found?.status === 'normal') await moveObject(within(writing), 'archive', object);
}

function cleared(data: EntryDraft['data']): EntryDraft['data'] {
  return Object.fromEntries(Object.keys(data).map(key => [key, null]));
}

/** The context whose transactions are part of this one. */
function within({ context, records }: Writing): DomainContext {
  const transaction = <T>(work: (records: Records) => Promise<T>): Promise<T> => work(records);
  const store: Store = Object.create(context.store, { transaction: { value: transaction } });
  return { ...context, store };
}
