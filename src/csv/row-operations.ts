import type { ListedObject, Operation } from '../../generated/types.js';
import { type CsvAttribute, globalCategory } from './catalogue.js';
import { type CsvRow, valuesIn } from './csv-rows.js';
import { type CsvMatch, cellOf } from './row-groups.js';
import { type EntryValues, isStored, type LinkOf, valuesOf } from './values.js';

/** An entry that a row describes: its cells by the keys of attributes, and the values that are sent. */
export interface DescribedEntry {
  readonly category: string;
  readonly cells: ReadonlyMap<CsvAttribute, string>;
}

type Stored = Readonly<Record<string, unknown>>;

/** Parameters of cmdb.object.create that are attributes of Global. */
const parameters = ['category', 'purpose', 'cmdb_status', 'description'];

/** A value that is not known in a check, as the object that it leads to is made by then. */
export const later = Symbol('later');

/** The entries that the cells of a row describe; empty cells describe nothing. Several values in the cells of a multi-value category are several entries. */
export function entriesOf(row: CsvRow, match: CsvMatch, attributes: readonly CsvAttribute[]): readonly DescribedEntry[] {
  const byCategory = new Map<string, Map<CsvAttribute, string>[]>();
  for (const attribute of attributes) {
    const cell = cellOf(row, match, attribute.name);
    if (cell === '') continue;
    const entries = byCategory.get(attribute.category) ?? [];
    for (const [at, value] of (attribute.isMultiValue ? valuesIn(cell) : [cell]).entries())
      if (value !== '') entries[at] = (entries[at] ?? new Map<CsvAttribute, string>()).set(attribute, value);
    byCategory.set(attribute.category, entries);
  }
  return [...byCategory].flatMap(([category, entries]) => entries.flatMap(cells => ({ category, cells })));
}

/** The operation that makes an object with its entries. */
export function creation(
  type: string,
  object: EntryValues,
  entries: readonly DescribedEntry[],
  linkOf: LinkOf,
): Operation['params'] {
  const params: Record<string, unknown> = { type, ...object };
  const categories: Record<string, EntryValues[]> = {};
  for (const { category, cells } of entries) {
    const data: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(dataOf(cells, linkOf)))
      (category === globalCategory && parameters.includes(key) ? params : data)[key] = value;
    if (Object.keys(data).length > 0) categories[category] = [...(categories[category] ?? []), data];
  }
  return { ...params, ...(Object.keys(categories).length > 0 && { categories }) };
}

/** The operations that change an object: none for cells that say what is stored. */
export function saves(
  object: unknown,
  stored: ListedObject | undefined,
  entries: readonly DescribedEntry[],
  linkOf: LinkOf,
): readonly Operation[] {
  const used = new Set<Stored>();
  return entries.flatMap(({ category, cells }) => {
    const present: readonly Stored[] = (stored?.categories?.[category] ?? []).map(each => ({ ...each }));
    const [attribute] = cells.keys();
    const entry = attribute?.isMultiValue
      ? entryLike(
          present.filter(each => !used.has(each)),
          cells,
          linkOf,
        )
      : present[0];
    if (entry) used.add(entry);
    const data = dataOf(new Map([...cells].filter(([each, cell]) => !entry || !isStored(entry, each, cell, linkOf))), linkOf);
    if (Object.keys(data).length === 0) return [];
    const id = attribute?.isMultiValue && entry ? { entry: Number(entry.id) } : {};
    return [{ method: 'cmdb.category.save', params: { object, category, data, ...id } }];
  });
}

/** The entry that cells describe: the one with all of these values, or else with the first, which tells entries apart. */
function entryLike(entries: readonly Stored[], cells: ReadonlyMap<CsvAttribute, string>, linkOf: LinkOf): Stored | undefined {
  const all = [...cells];
  const titles = all.filter(([{ key }]) => key === 'title');
  const telling = titles.length > 0 ? titles : all.slice(0, 1);
  const fits = (entry: Stored, of: typeof all): boolean =>
    of.every(([attribute, cell]) => isStored(entry, attribute, cell, linkOf));
  return entries.find(entry => fits(entry, all)) ?? entries.find(entry => fits(entry, telling));
}

/** The values of cells; a column of units says more than a unit behind a number. */
function dataOf(cells: ReadonlyMap<CsvAttribute, string>, linkOf: LinkOf): EntryValues {
  const data: Record<string, unknown> = {};
  for (const [attribute, cell] of cells)
    for (const [key, value] of Object.entries(valuesOf(attribute, cell, linkOf)))
      if (!isLater(value) && (key === attribute.key || !(key in data))) data[key] = value;
  return data;
}

function isLater(value: unknown): boolean {
  return value === later || (Array.isArray(value) && value.includes(later));
}
