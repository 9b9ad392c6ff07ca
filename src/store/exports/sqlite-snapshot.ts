import type { Database } from 'better-sqlite3';
import type { Value } from '../engines/sql-dialect.js';
import { sqliteDialect } from '../engines/sqlite/dialect.js';
import { pageSize, type Snapshot } from './snapshot.js';

const numbered = 'SELECT seq FROM sqlite_sequence WHERE name = ?';

/** Reads on a connection to a SQLite file. They share one snapshot while the connection has a transaction. */
export function sqliteSnapshot(database: Database): Snapshot {
  const ask = <Row>(text: string, values: readonly Value[] = []): Row[] =>
    database.prepare<unknown[], Row>(sqliteDialect.text(text)).all(...values);
  return {
    dialect: sqliteDialect,
    ask: async (text, values) => ask(text, values),
    pages: text => pagesOf(database, text),
    async lastId(table) {
      const [known] = ask<{ readonly seq: number }>(numbered, [table]);
      const [row] = ask<{ readonly highest: number | null }>(`SELECT max(${keyOf(database, table)}) AS highest FROM ${table}`);
      return Math.max(known?.seq ?? 0, row?.highest ?? 0);
    },
  };
}

async function* pagesOf<Row>(database: Database, text: string): AsyncGenerator<readonly Row[]> {
  let page: Row[] = [];
  for (const row of database.prepare<unknown[], Row>(text).iterate()) {
    page.push(row);
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

function keyOf(database: Database, table: string): unknown {
  return database.prepare('SELECT name FROM pragma_table_info(?) WHERE pk = 1').pluck().get(table);
}
