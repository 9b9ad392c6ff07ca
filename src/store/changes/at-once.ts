import type { SqlSession } from '../engines/connection.js';
import type { Value } from '../engines/sql-dialect.js';
import { quotedColumn } from './kept-rows.js';
import type { NumberedTable, SealedTable } from './sealed-table.js';
import { type Touching, touchAll } from './touching.js';

/** Writes all in one statement, as each would be a way to the server of its own; answers the number. */
export async function writeAtOnce(
  session: SqlSession,
  rowsOf: (table: string) => string,
  tables: readonly SealedTable[],
  touching: Touching | undefined,
): Promise<number> {
  const parts = tables.map(each => `INSERT INTO ${each.table.name} ${selected(each.table, rowsOf(each.table.name))}`);
  const values: Value[] = tables.map(({ table, rows }) => JSON.stringify(rows.map(row => objectOf(table.columns, row))));
  if (touching) parts.push(touchAll);
  if (touching) values.push(...touching);
  const definitions = parts.map((part, at) => `part${at} AS (${part})`);
  const numbered = `numbered AS (SELECT ${session.dialect.nextNumber} AS number)`;
  const text = `WITH ${[numbered, ...definitions].join(', ')} SELECT number FROM numbered`;
  return (await session.rows<{ readonly number: number }>(text, values))[0]?.number ?? 0;
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
