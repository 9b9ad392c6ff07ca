import type { QueryRunner } from 'typeorm';

/** Asks a database with values at question marks, whatever its engine calls them. */
export type Ask = <Row>(text: string, values: readonly (string | number)[]) => Promise<Row[]>;

/** Asks the database that a migration runs on. */
export function askOn(runner: QueryRunner): Ask {
  const isPostgres = runner.connection.options.type === 'postgres';
  return (text, values) => {
    let number = 0;
    return runner.query(isPostgres ? text.replaceAll('?', () => `$${++number}`) : text, [...values]);
  };
}

type Values = Readonly<Record<string, unknown>>;

interface Kept {
  readonly id: number;
  readonly values: string;
}

/** Entries that are looked through with one statement. */
const chunk = 500;

/** Changes the values of every entry of a category, whatever its status; `undefined` leaves an entry as it is. */
export async function rewriteEntries(
  runner: QueryRunner,
  category: string,
  change: (values: Values) => Values | undefined,
): Promise<void> {
  const ask = askOn(runner);
  const page = `SELECT id, "values" FROM entries WHERE category = ? AND id > ? ORDER BY id LIMIT ${chunk}`;
  let last = 0;
  for (;;) {
    const entries = await ask<Kept>(page, [category, last]);
    if (entries.length === 0) return;
    for (const { id, values } of entries) {
      const changed = change(JSON.parse(values) as Values);
      if (changed) await ask('UPDATE entries SET "values" = ? WHERE id = ?', [JSON.stringify(changed), id]);
    }
    last = entries.at(-1)?.id ?? last;
  }
}
