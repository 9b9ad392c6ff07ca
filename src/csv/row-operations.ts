import type { ListedObject, Operation } from '../../generated/types.js';
import { byFamily } from './address-families.js';
import { type CsvAttribute, globalCategory } from './catalogue.js';
import { textOf } from './cell-text.js';
import { type CsvRow, valuesIn } from './csv-rows.js';
import { matchEntries } from './entry-matches.js';
import { type CsvMatch, cellOf, withUnitOf } from './row-groups.js';
import { type EntryValues, isStored, type StoredReading, valuesOf, withoutUnit } from './values.js';

/** An entry that a row describes: its cells by their attributes. */
export interface DescribedEntry {
  readonly category: string;
  readonly cells: ReadonlyMap<CsvAttribute, string>;
  /** Its place among the values of a cell, counted from 0, and how many places there are. */
  readonly place: number;
  readonly places: number;
}

/** How cells become values that are sent. */
export interface CellReading extends StoredReading {
  /** A cell as it is read for certain; one with several ways to read it is rejected. */
  readonly certain: (attribute: CsvAttribute, cell: string) => string;
  /** The unit of a number that stands without one; nothing where a new entry has one. */
  readonly unitOf: (attribute: CsvAttribute, cell: string, isNew: boolean) => string;
}

/** Parameters of cmdb.object.create that are attributes of Global. */
const parameters = ['category', 'purpose', 'cmdb_status', 'description'];

/** A value that is not known in a check, as the object that it leads to is made by then. */
export const later = Symbol('later');

/** The entries that the cells of a row describe; empty cells describe nothing. Several values in the cells of a multi-value category are several entries. */
export function entriesOf(row: CsvRow, match: CsvMatch, attributes: readonly CsvAttribute[]): readonly DescribedEntry[] {
  const byCategory = new Map<string, Map<CsvAttribute, string>[]>();
  for (const attribute of attributes) {
    const values = valuesOfCell(attribute, cellOf(row, match, attribute.name));
    const entries = byCategory.get(attribute.category) ?? [];
    for (const [at, value] of values.entries()) {
      entries[at] ??= new Map();
      if (value !== '') entries[at].set(attribute, withUnitOf(match, attribute.name, value));
    }
    byCategory.set(attribute.category, entries);
  }
  return [...byCategory].flatMap(([category, entries]) =>
    entries
      .map((cells, place) => ({ category, place, cells: byFamily(cells, attributes), places: entries.length }))
      .filter(({ cells }) => cells.size > 0),
  );
}

/** The values of a cell, with those of several entries one behind another. */
export function valuesOfCell({ isMultiValue }: CsvAttribute, cell: string): readonly string[] {
  return cell !== '' && isMultiValue ? valuesIn(cell) : [cell];
}

/** The operation that makes an object with its entries. */
export function creation(
  type: string,
  object: EntryValues,
  entries: readonly DescribedEntry[],
  reading: CellReading,
): Operation['params'] {
  const params: Record<string, unknown> = { type, ...object };
  const categories: Record<string, EntryValues[]> = {};
  for (const { category, cells } of entries) {
    const data: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(dataOf(cells, reading)))
      (category === globalCategory && parameters.includes(key) ? params : data)[key] = value;
    if (Object.keys(data).length > 0) categories[category] = [...(categories[category] ?? []), data];
  }
  return { ...params, ...(Object.keys(categories).length > 0 && { categories }) };
}

/** An operation that writes entries of a row. */
export interface EntriesWritten {
  readonly operation: Operation;
  readonly entries: readonly DescribedEntry[];
}

/** The operations that change an object: none for cells that say what is stored. */
export function saves(
  object: unknown,
  stored: ListedObject | undefined,
  entries: readonly DescribedEntry[],
  reading: CellReading,
  isOnlyRow = false,
): readonly EntriesWritten[] {
  const matches = matchEntries(entries, stored, reading, isOnlyRow);
  return entries.flatMap((described, at) => {
    const { category, cells } = described;
    const entry = matches[at];
    const changed = [...cells].filter(([each, cell]) => !entry || !isStored(entry, each, cell, reading));
    const data = dataOf(new Map(changed), reading, entry);
    if (Object.keys(data).length === 0) return [];
    const [attribute] = cells.keys();
    const id = attribute?.isMultiValue && entry ? { entry: Number(entry.id) } : {};
    const operation = { method: 'cmdb.category.save', params: { object, category, data, ...id } };
    return [{ operation, entries: [described] }];
  });
}

/** The values of cells; a column of units says more than a unit behind a number. A number without one gets that of its entry, or of its column. */
function dataOf(given: DescribedEntry['cells'], reading: CellReading, entry?: EntryValues): EntryValues {
  const cells = [...given].map(([attribute, cell]) => ({ attribute, cell: reading.certain(attribute, cell) }));
  const data: Record<string, unknown> = {};
  for (const { attribute, cell } of cells)
    for (const [key, value] of Object.entries(valuesOf(attribute, cell, reading.linkOf)))
      if (!isLater(value) && (key === attribute.key || !(key in data))) data[key] = value;
  for (const { attribute, cell } of cells) {
    const { unit = '' } = attribute.info;
    if (unit in data || !withoutUnit(attribute, cell) || textOf(entry?.[unit]) !== '') continue;
    const title = reading.unitOf(attribute, cell, entry === undefined);
    if (title !== '') data[unit] = title;
  }
  return data;
}

function isLater(value: unknown): boolean {
  return value === later || (Array.isArray(value) && value.includes(later));
}
