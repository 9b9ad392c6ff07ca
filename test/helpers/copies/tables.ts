import Database from 'better-sqlite3';
import pg from 'pg';
import type { Scope } from '../scope.js';

export type Row = Readonly<Record<string, unknown>>;

/** A look past the service into its tables, while it works on them. */
export interface Tables {
  rows(text: string): Promise<readonly Row[]>;
  /** Reads of `work` see the tables at one moment. */
  atOnce<T>(work: () => Promise<T>): Promise<T>;
}

/** Opens the tables of a database; they are closed with the test. */
export function tablesAt(t: Scope, url: string): Promise<Tables> {
  return url.startsWith('sqlite:') ? sqliteTables(t, url.slice('sqlite:'.length)) : postgresTables(t, url);
}

async function sqliteTables(t: Scope, path: string): Promise<Tables> {
  const database = new Database(path, { readonly: true });
  t.teardown(() => database.close());
  const run = async (text: string): Promise<void> => void database.exec(text);
  return {
    rows: async text => database.prepare(text).all() as Row[],
    atOnce: work => within(run, 'BEGIN', work),
  };
}

async function postgresTables(t: Scope, url: string): Promise<Tables> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  t.teardown(() => client.end());
  const run = async (text: string): Promise<void> => void (await client.query(text));
  return {
    rows: async text => (await client.query(text)).rows,
    atOnce: work => within(run, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work),
  };
}

async function within<T>(run: (text: string) => Promise<void>, begin: string, work: () => Promise<T>): Promise<T> {
  await run(begin);
  try {
    return await work();
  } finally {
    await run('COMMIT');
  }
}
