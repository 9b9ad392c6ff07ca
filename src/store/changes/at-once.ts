import type { SqlDialect, Value } from '../engines/sql-dialect.js';
import { quotedColumn } from './kept-rows.js';
import type { NumberedTable, SealedTable } from './sealed-table.js';
import { type Touching, touchAll } from './touching.js';

/** The statement that writes all, as each would be a way to the server of its own; it returns the number. */
export function writtenAtOnce(
  { nextNumber }: SqlDialect,
  rowsOf: (table: string) => string,
  tables: readonly SealedTable[],
  touching: Touching | undefined,
): [text: string, values: readonly Value[]] {
  const joined = joinedByTable(tables);
  const parts = joined.map(each => `INSERT INTO ${each.table.name} ${selected(each.table, rowsOf(each.table.name))}`);
  const values: Value[] = joined.map(({ table, rows }) => JSON.stringify(rows.map(row => objectOf(table.columns, row))));
  if (touching) parts.push(touchAll);
  if (touching) values.push(...touching);
  const definitions = parts.map((part, at) => `part${at} AS (${part})`);
  const numbered = `numbered AS (SELECT ${nextNumber} AS number)`;
  return [`WITH ${[numbered, ...definitions].join(', ')} SELECT number FROM numbered`, values];
}

function joinedByTable(tables: readonly SealedTable[]): readonly SealedTable[] {
  const joined = new Map<NumberedTable, Value[][]>();
  for (const { table, rows } of tables) {
    const all = joined.get(table);
    if (!all) joined.set(table, [...rows]);
    else for (const row of rows) all.push(row);
  }
  return [...joined].map(([table, rows]) => ({ table, rows }));
}

function selected({ columns, numberedBy }: NumberedTable, rows: string): string {
  const names = columns.map(quotedColumn);
  const taken = names.map(name => `r.${name}`);
  if (numberedBy === undefined) return `(${names.join(', ')}) SELECT ${taken.join(', ')} FROM ${rows}`;
  return `(${[...names, numberedBy].join(', ')}) SELECT ${[...taken, 'n.number'].join(', ')} FROM numbered n CROSS JOIN ${rows}`;
}

function objectOf(columns: readonly string[], row: readonly Value[]): object {
  return Object.fromEntries(columns.map((column, at) => [column, row[at]]));
}
