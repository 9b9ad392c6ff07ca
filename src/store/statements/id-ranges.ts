import type { SqlSession } from '../engines/connection.js';
import type { Value } from '../engines/sql-dialect.js';

/** Rows of one statement: where it runs on the event loop, it takes a few milliseconds. */
export const rowsAtOnce = 500;

/** Numbers of rows that one statement looks at: those after the first, until the last. */
export type IdRange = readonly [after: number, last: number];

/** Takes a step for each range of ids of a table, whatever its rows hold: on a database of this process others have their turn in between. */
export async function eachIdRange(
  session: Pick<SqlSession, 'rows'>,
  table: 'entries' | 'objects',
  step: (range: IdRange) => unknown,
): Promise<void> {
  const text = `SELECT MAX(id) AS last FROM (SELECT id FROM ${table} WHERE id > ? ORDER BY id LIMIT ${rowsAtOnce}) few`;
  for (let after = 0; ; ) {
    const [row] = await session.rows<{ readonly last: number | null }>(text, [after]);
    const last = row?.last;
    if (typeof last !== 'number') return;
    await step([after, last]);
    after = last;
  }
}

/** The sum of what a statement counts in each range of ids; it begins with the two bounds. */
export async function countInRanges(
  session: Pick<SqlSession, 'rows'>,
  table: 'entries' | 'objects',
  text: string,
  values: readonly Value[],
): Promise<number> {
  let sum = 0;
  await eachIdRange(session, table, async range => {
    const [row] = await session.rows<{ readonly count: number }>(text, [...range, ...values]);
    sum += Number(row?.count ?? 0);
  });
  return sum;
}
