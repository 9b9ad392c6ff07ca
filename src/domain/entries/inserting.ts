import { type Awaitable, after } from '../../rpc/awaitable.js';
import { linksOf } from '../models/category-model.js';
import { contentOf, secretsChanged } from '../models/stored-values.js';
import { relationsIn } from '../relations/relations.js';
import type { LinkRecord, NewEntry } from '../storage/entries.js';
import type { AcceptedEntry } from './entry-rule.js';
import { rulesOf } from './entry-rules.js';
import type { Writing } from './writing.js';

/** Inserts entries. Their links follow once every entry they lead to is there. */
export function insertEntries(writing: Writing, entries: readonly AcceptedEntry[]): Awaitable<number> {
  const { records, object, model } = writing;
  return after(storedEntries(writing, entries), stored => {
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
    return records.entries.insert(inserted);
  });
}

/** Entries with their values as they are stored. */
export function storedEntries(writing: Writing, entries: readonly AcceptedEntry[]): Awaitable<readonly AcceptedEntry[]> {
  let stored: Awaitable<readonly AcceptedEntry[]> = entries;
  for (const store of rulesOf(writing).stored) stored = after(stored, each => store(writing, each));
  return stored;
}

/** Inserts the links of entries as rows of their own. */
export function insertLinks(writing: Writing, entries: readonly AcceptedEntry[]): Awaitable<unknown> {
  const { links: attributes } = writing.model;
  const links = attributes.length > 0 ? entries.flatMap(({ id, values }) => linksOf(attributes, values, id)) : [];
  return links.length > 0 ? insertRows(writing, links) : undefined;
}

/** Inserts links; those that are relations get numbers. */
export function insertRows(writing: Writing, links: readonly LinkRecord[]): Awaitable<unknown> {
  const { context, records, model, time } = writing;
  return after(records.links.insert(links), () => {
    const relations = relationsIn(model, links, { created: time, createdBy: context.actor });
    return relations.length > 0 ? records.relations.register(relations) : undefined;
  });
}
