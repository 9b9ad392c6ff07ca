import type { EntitySchemaColumnOptions } from 'typeorm';
import { ownColumns } from '../tables/columns.js';
import { type Table, tables } from '../tables/tables.js';

/** A column of an exported table. A text that holds JSON is exported as JSON. */
export interface ExportedColumn {
  readonly name: string;
  readonly kind: 'number' | 'text' | 'json';
  readonly isKey: boolean;
  readonly isOptional: boolean;
}

/** A table whose rows are exported, in the order of their primary key. */
export interface ExportedTable {
  readonly name: string;
  readonly columns: readonly ExportedColumn[];
  /** The database gives ids out, each of them once. */
  readonly isNumbered: boolean;
  /** Which of its rows are exported; all of them where absent. */
  readonly condition?: string;
}

/** Tables that are not exported, and the reason. */
export const notExported: Readonly<Record<string, string>> = Object.fromEntries(
  tables.flatMap(({ name, notExported: reason }) => (reason === undefined ? [] : [[name, reason]])),
);

/** Every exported table; a row refers to rows of earlier tables alone. */
export const exportedTables: readonly ExportedTable[] = tables
  .filter(each => each.notExported === undefined)
  .map(toExportedTable);

function toExportedTable({ name, schema, json = [], exportedWhere }: Table): ExportedTable {
  const given = ownColumns(schema?.columns ?? {});
  return {
    name,
    columns: given.map(([property, column]) => columnOf(column.name ?? property, json, column)),
    isNumbered: given.some(([, { generated }]) => generated === 'increment'),
    ...(exportedWhere !== undefined && { condition: exportedWhere }),
  };
}

function columnOf(name: string, json: readonly string[], { type, primary, nullable }: EntitySchemaColumnOptions): ExportedColumn {
  const ofText = json.includes(name) ? 'json' : 'text';
  return {
    name,
    kind: type === 'integer' || type === 'bigint' ? 'number' : ofText,
    isKey: primary ?? false,
    isOptional: nullable ?? false,
  };
}
