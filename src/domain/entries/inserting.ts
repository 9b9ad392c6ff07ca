import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import { linksOf } from '../models/category-model.js';
import { contentOf, secretsWritten } from '../models/stored-values.js';
import { relationsIn } from '../relations/relations.js';
import type { LinkRecord, NewEntry } from '../storage/entries.js';
import type { AcceptedEntry } from './entry-rule.js';
import { rulesOf } from './entry-rules.js';
import type { Writing } from './writing.js';

/** Inserts entries. Their links follow once every entry they lead to is there. */
export function insertEntries(writing: Writing, entries: readonly AcceptedEntry[]): MaybePromise<number> {
  const { records, object, model } = writing;
  return andThen(toStoredEntries(writing, entries), stored => {
    const inserted = stored.map(
      ({ id, values }, at): NewEntry => ({
        id,
        object: object.id,
        category: model.category.const,
        status: 'normal',
        single: model.single,
        secrets: secretsWritten(model, {}, {}, entries[at]?.values ?? {}),
        ...contentOf(model, values),
      }),
    );
    return records.entries.insert(inserted);
  });
}

/** Entries with their values as they are stored. */
export function toStoredEntries(writing: Writing, entries: readonly AcceptedEntry[]): MaybePromise<readonly AcceptedEntry[]> {
  let stored: MaybePromise<readonly AcceptedEntry[]> = entries;
  for (const store of rulesOf(writing).stored) stored = andThen(stored, each => store(writing, each));
  return stored;
}

/** Inserts the links of entries as rows of their own. */
export function insertLinks(writing: Writing, entries: readonly AcceptedEntry[]): MaybePromise<unknown> {
  const { links: attributes } = writing.model;
  const links = attributes.length > 0 ? entries.flatMap(({ id, values }) => linksOf(attributes, values, id)) : [];
  return links.length > 0 ? insertRows(writing, links) : undefined;
}

/** Inserts links; those that are relations get numbers. */
export function insertRows(writing: Writing, links: readonly LinkRecord[]): MaybePromise<unknown> {
  const { context, records, model, time } = writing;
  return andThen(records.links.insert(links), () => {
    const relations = relationsIn(model, links, { created: time, createdBy: context.actor });
    return relations.length > 0 ? records.relations.register(relations) : undefined;
  });
}
