import type { EntitySchema } from 'typeorm';
import { ownColumns } from '../../../src/store/tables/columns.js';
import { tables } from '../../../src/store/tables/tables.js';
import type { Row, Tables } from './tables.js';

/** Rows by the text of their primary keys. */
export type Rows = ReadonlyMap<string, Row>;

/** The rows of all tables at one moment, by table: plain values, the same on every engine. */
export type Copy = ReadonlyMap<string, Rows>;

interface Column {
  readonly name: string;
  readonly isKey: boolean;
  readonly isInteger: boolean;
}

/** A table that is copied. Those that migrations alone make hold nothing of their own: an index, a queue, the names of migrations. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly Column[];
}

export const copiedTables: readonly CopiedTable[] = tables.flatMap(({ name, schema }) =>
  schema ? [{ name, columns: columnsOf(schema) }] : [],
);

const byName = new Map(copiedTables.map(table => [table.name, table]));

/** Copies all tables as they are now. */
export function copyOf(database: Tables): Promise<Copy> {
  return database.atOnce(async () => {
    const copy = new Map<string, Rows>();
    for (const table of copiedTables) copy.set(table.name, await rowsOf(database, table));
    return copy;
  });
}

async function rowsOf(database: Tables, { name, columns }: CopiedTable): Promise<Rows> {
  const [all, keys] = [columns, columns.filter(({ isKey }) => isKey)].map(some => some.map(each => `"${each.name}"`).join(', '));
  const found = await database.rows(`SELECT ${all} FROM ${name} ORDER BY ${keys}`);
  return new Map(found.map(row => [keyIn(name, row), plain(columns, row)]));
}

/** The text of the primary key of a row. */
export function keyIn(table: string, row: Row): string {
  const { columns } = byName.get(table) ?? { columns: [] };
  return columns
    .filter(({ isKey }) => isKey)
    .map(({ name }) => row[name])
    .join(' ');
}

/** PostgreSQL hands out integers of eight bytes as texts. */
function plain(columns: readonly Column[], row: Row): Row {
  const values = columns.map(({ name, isInteger }) => {
    const value = row[name];
    return [name, isInteger && value !== null ? Number(value) : value] as const;
  });
  return Object.fromEntries(values);
}

function columnsOf({ columns }: EntitySchema['options']): readonly Column[] {
  return ownColumns(columns).map(([property, { name = property, primary, type }]) => ({
    name,
    isKey: primary === true,
    isInteger: type === 'integer' || type === 'bigint',
  }));
}
