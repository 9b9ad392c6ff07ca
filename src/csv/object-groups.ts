import { ColumnReadings } from './column-readings.js';
import { ComparableCells } from './comparable-cells.js';
import type { RowPlace } from './csv-rows.js';
import type { CsvSource } from './object-operations.js';
import { cellOf, missingKeys, type RowGroup } from './row-groups.js';

/** Rows by the values of their keys and by their types, however these are written; a row without a type has that of the row above it with the same keys. Rows whose key lacks a part are objects of their own. */
export function groupsOf({ rows, catalogue, attributes, match }: CsvSource): readonly RowGroup[] {
  const keys = attributes.filter(({ name }) => match.keys.includes(name));
  const comparable = new ComparableCells(keys, new ColumnReadings(rows, match, keys));
  const groups = new Map<string, [RowPlace, ...RowPlace[]]>();
  const typesAbove = new Map<string, string>();
  for (const place of rows.places) {
    const row = rows.rowAt(place);
    const values = match.keys.map(key => comparable.ofKey(key, cellOf(row, match, key)));
    const isOwn = missingKeys(row, match).length > 0 || values.every(value => value === '');
    const key = isOwn ? `\0${row.line}` : values.join('\0');
    const text = cellOf(row, match, 'type');
    const type = (catalogue.typeNamed(text)?.const ?? text) || match.type || typesAbove.get(key) || '';
    typesAbove.set(key, type);
    const name = match.keys.includes('id') ? key : `${key}\0${type}`;
    const group = groups.get(name);
    if (group) group.push(place);
    else groups.set(name, [place]);
  }
  return [...groups.values()].map(places => ({ rows: places }));
}
