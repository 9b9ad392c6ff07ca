import type { Category } from '../../catalog/registry.js';
import type { DomainContext } from '../context.js';
import { textOf } from '../history/value-text.js';
import { type EntriesOfMany, listEntriesOfMany } from '../reading/listing-of-many.js';
import { presenterOf } from '../reading/presenter.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { ObjectColumn, ReportColumn } from './columns.js';

/** A row of a report: values as they read, by the titles of the columns. */
export type ReportRow = Readonly<Record<string, string>>;

/** Rows of objects. Several entries of a category are one text. As many statements as a list of objects with these categories. */
export async function rowsOf(
  context: DomainContext,
  objects: readonly ObjectRecord[],
  columns: readonly ReportColumn[],
  fieldOf: (object: ObjectRecord, field: ObjectColumn) => string,
): Promise<readonly ReportRow[]> {
  const categories = [...new Set(columns.flatMap(each => ('category' in each ? [each.category] : [])))];
  const entries = categories.length > 0 ? await listEntriesOfMany(context, objects, categories, { content: false }) : undefined;
  return objects.map(object => {
    const shown = new Map(
      categories.map(category => [category, entries ? shownEntries(context, entries, category, object) : []]),
    );
    const cells = columns.map(column => {
      if ('field' in column) return [column.title, fieldOf(object, column.field)] as const;
      const texts = (shown.get(column.category) ?? []).map(each => textOf(each[column.key] ?? null));
      return [column.title, texts.filter(text => text !== '').join('; ')] as const;
    });
    return Object.fromEntries(cells);
  });
}

function shownEntries(
  context: DomainContext,
  entries: EntriesOfMany,
  category: Category,
  object: ObjectRecord,
): readonly Readonly<Record<string, unknown>>[] {
  const { registry, behaviours, language, timeZone, secrets } = context;
  const { model, found, facts, entries: own } = entries.of(category, object.id);
  const presenter = presenterOf(model, behaviours);
  const page = { registry, found, language, timeZone, facts, content: false, secrets, now: context.now() };
  return own.map(entry => presenter.show(entry, page, {}));
}
