import { linksOf } from '../models/category-model.js';
import { contentOf, secretsChanged } from '../models/stored-values.js';
import { relationsIn } from '../relations/relations.js';
import type { LinkRecord, NewEntry } from '../storage/entries.js';
import type { AcceptedEntry } from './entry-rule.js';
import { rulesOf } from './entry-rules.js';
import type { Writing } from './writing.js';

/** Inserts entries. Their links follow once every entry they lead to is there. */
export async function insertEntries(writing: Writing, entries: readonly AcceptedEntry[]): Promise<void> {
  const { records, object, model } = writing;
  const stored = await storedEntries(writing, entries);
  const inserted = stored.map(
    ({ id, values }, at): NewEntry => ({
      id,
      object: object.id,
      category: model.category.const,
      status: 'normal',
      single: model.single,
      secrets: secretsChanged(model, {}, entries[at]?.values ?? {}),
      ...contentOf(model, values),
    }),
  );
  await records.entries.insert(inserted);
}

/** Entries with their values as they are stored. */
export async function storedEntries(writing: Writing, entries: readonly AcceptedEntry[]): Promise<readonly AcceptedEntry[]> {
  let stored = entries;
  for (const store of rulesOf(writing).stored) stored = await store(writing, stored);
  return stored;
}

/** Inserts the links of entries as rows of their own. */
export async function insertLinks(writing: Writing, entries: readonly AcceptedEntry[]): Promise<void> {
  const { links: attributes } = writing.model;
  const links = attributes.length > 0 ? entries.flatMap(({ id, values }) => linksOf(attributes, values, id)) : [];
  if (links.length > 0) await insertRows(writing, links);
}

/** Inserts links; those that are relations get numbers. */
export async function insertRows(writing: Writing, links: readonly LinkRecord[]): Promise<void> {
  const { context, records, model, time } = writing;
  await records.links.insert(links);
  const relations = relationsIn(model, links, { created: time, createdBy: context.actor });
  if (relations.length > 0) await records.relations.register(relations);
}
