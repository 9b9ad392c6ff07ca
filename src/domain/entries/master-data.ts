import type { DomainContext } from '../context.js';
import type { EntryRecord } from '../storage/entries.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { modelOf } from './category-model.js';
import { insertEntries } from './inserting.js';
import { onlyEntry } from './locking.js';
import { rewrite } from './rewriting.js';
import { contentOf, valuesOf } from './stored-values.js';
import { saidBy, type TitleSync, titleIn, titleSyncOfType } from './title-sync.js';
import type { Writing } from './writing.js';

/**
 * Makes the master data of a person, a group or an organisation say what the title of the object says, whether or not the caller may
 * see them.
 */
export async function followTitle(context: DomainContext, records: Records, object: ObjectRecord, time: string): Promise<void> {
  const titleSync = titleSyncOfType(object.type);
  const category = titleSync && context.registry.category(titleSync.category);
  if (!category) return;
  const entry = await onlyEntry(context, records.everything, category, object.id);
  const writing = { context, records, object, category, time };
  if (entry) return correct(writing, titleSync, entry);
  const [id = 0] = await records.nextIds('entries', 1);
  await insertEntries(writing, modelOf(context.registry, category), [{ id, values: saidBy(titleSync, object.title) }]);
}

async function correct(
  writing: Writing & { readonly object: ObjectRecord },
  titleSync: TitleSync,
  entry: EntryRecord,
): Promise<void> {
  const { context, object, category } = writing;
  const model = modelOf(context.registry, category);
  const before = valuesOf(model, entry);
  if (titleIn(titleSync, before) === object.title) return;
  await rewrite(writing, model, entry, contentOf(model, { ...before, ...saidBy(titleSync, object.title) }));
}
