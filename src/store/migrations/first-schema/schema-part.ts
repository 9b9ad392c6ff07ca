import type { TableColumnOptions, TableOptions } from 'typeorm';

/** A database engine, as TypeORM names the one of a connection. */
export type EngineName = 'sqlite' | 'postgres';

/** Tables that belong together, and the statements that follow once they are there: what TypeORM's tables cannot describe. */
export interface SchemaPart {
  readonly tables: readonly TableOptions[];
  readonly statements: readonly string[];
}

type Columns = TableColumnOptions[];

const ofType =
  (type: string) =>
  (...names: readonly string[]): Columns =>
    names.map(name => ({ name, type }));

export const text = ofType('text');
export const integer = ofType('integer');
/** Numbers of change sets. */
export const long = ofType('bigint');
export const optional = (columns: Columns): Columns => columns.map(column => ({ ...column, isNullable: true }));
export const key = (columns: Columns): Columns => columns.map(column => ({ ...column, isPrimary: true }));
export const identityColumn = (name: string): Columns =>
  key(integer(name)).map(column => ({ ...column, isGenerated: true, generationStrategy: 'increment' }));

/** Sorted the same way whatever the language of the database. SQLite compares bytes already. */
export const bytewise = (engine: EngineName, columns: Columns): Columns =>
  engine === 'postgres' ? columns.map(column => ({ ...column, collation: 'C' })) : columns;
/** With a value in rows that were written without one. */
export const byDefault = (value: string, columns: Columns): Columns => columns.map(column => ({ ...column, default: value }));

export function reference(name: string, columnName: string, referencedTableName: string, onDelete = 'CASCADE') {
  return { name, columnNames: [columnName], referencedTableName, referencedColumnNames: ['id'], onDelete };
}

/** The rows of a table as they were from change set `valid_from` on, until before change set `valid_to`. */
export function pastOf({ name, columns = [] }: TableOptions, indices: TableOptions['indices'] = []): TableOptions {
  const own = columns.map(({ isGenerated: _, generationStrategy: __, default: ___, ...column }) => column);
  return { name: `past_${name}`, columns: [...own, ...long('valid_from'), ...key(long('valid_to'))], indices };
}
