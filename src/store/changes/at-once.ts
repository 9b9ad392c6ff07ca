import type { SqlDialect, Value } from '../engines/sql-dialect.js';
import type { ChangeSetRows, NumberedTable } from './change-set-rows.js';
import { type Touching, touchAll } from './touching.js';
import { quoteColumn } from './versioned-tables.js';

/** The statement that writes all, as each would be a way to the server of its own; it returns the number. */
export function writeAtOnce(
  { nextNumber, schemaGuard }: SqlDialect,
  rowsOf: (table: string) => string,
  tables: readonly ChangeSetRows[],
  { touching, schema }: { readonly touching: Touching | undefined; readonly schema: number | undefined },
): [text: string, values: readonly Value[]] {
  const joined = joinByTable(tables);
  const parts = joined.map(each => `INSERT INTO ${each.table.name} ${selectRows(each.table, rowsOf(each.table.name))}`);
  const rows: Value[] = joined.map(({ table, rows }) => JSON.stringify(rows.map(row => objectOf(table.columns, row))));
  if (touching) parts.push(touchAll);
  const values = [...(schema === undefined ? [] : [schema]), ...rows, ...(touching ?? [])];
  const definitions = parts.map((part, at) => `part${at} AS (${part})`);
  const numbered = `numbered AS (SELECT ${nextNumber} AS number${schema === undefined ? '' : ` FROM ${schemaGuard}`})`;
  return [`WITH ${[numbered, ...definitions].join(', ')} SELECT number FROM numbered`, values];
}

function joinByTable(tables: readonly ChangeSetRows[]): readonly ChangeSetRows[] {
  const joined = new Map<NumberedTable, Value[][]>();
  for (const { table, rows } of tables) {
    const all = joined.get(table);
    if (!all) joined.set(table, [...rows]);
    else for (const row of rows) all.push(row);
  }
  return [...joined].map(([table, rows]) => ({ table, rows }));
}

function selectRows({ columns, numberedBy }: NumberedTable, rows: string): string {
  const names = columns.map(quoteColumn);
  const taken = names.map(name => `r.${name}`);
  if (numberedBy === undefined) return `(${names.join(', ')}) SELECT ${taken.join(', ')} FROM ${rows}`;
  return `(${[...names, numberedBy].join(', ')}) SELECT ${[...taken, 'n.number'].join(', ')} FROM numbered n CROSS JOIN ${rows}`;
}

function objectOf(columns: readonly string[], row: readonly Value[]): object {
  return Object.fromEntries(columns.map((column, at) => [column, row[at]]));
}
