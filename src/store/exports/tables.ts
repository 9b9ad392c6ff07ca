import type { EntitySchemaColumnOptions } from 'typeorm';
import type { EntitySchema } from '../engines/typeorm.js';
import { checkedSetting, schemas } from '../tables/schemas.js';

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

/** Tables that are not exported, and the reason. Every other one that has a schema is. */
export const notExported: Readonly<Record<string, string>> = {
  migrations: 'the first line of an export names the migrations of its database',
  sessions: 'users log in again, as a restored copy would revive sessions that ended since it was made',
  search_queue: 'whatever is loaded is put on this list, and indexed by the service',
  search_index: 'the service makes it anew from the list of what is to be indexed',
};

/** Columns whose texts hold JSON. */
const jsonColumns: ReadonlySet<string> = new Set([
  'objects.values',
  'entries.values',
  'change_log.before',
  'change_log.after',
  'granted.rights',
  'api_keys.rights',
  'api_keys.addresses',
]);

const conditions: Readonly<Record<string, string>> = { settings: `name <> '${checkedSetting}'` };

/** Every exported table; a row refers to rows of earlier tables alone. */
export const exportedTables: readonly ExportedTable[] = schemas
  .map(({ options }) => tableOf(options))
  .filter(({ name }) => !Object.hasOwn(notExported, name));

function tableOf({ name, columns }: EntitySchema['options']): ExportedTable {
  const given = Object.entries(columns) as readonly (readonly [string, EntitySchemaColumnOptions])[];
  return {
    name,
    columns: given.map(([property, column]) => columnOf(name, column.name ?? property, column)),
    isNumbered: given.some(([, { generated }]) => generated === 'increment'),
    ...(conditions[name] !== undefined && { condition: conditions[name] }),
  };
}

function columnOf(table: string, name: string, { type, primary, nullable }: EntitySchemaColumnOptions): ExportedColumn {
  const ofText = jsonColumns.has(`${table}.${name}`) ? 'json' : 'text';
  return { name, kind: type === 'integer' ? 'number' : ofText, isKey: primary ?? false, isOptional: nullable ?? false };
}
