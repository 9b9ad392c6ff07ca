import type { QueryRunner } from 'typeorm';
import { postgresDialect } from '../engines/postgres/dialect.js';
import { pageSize, type Snapshot } from './snapshot.js';

const sequenceOf = `SELECT pg_get_serial_sequence('"' || c.table_name || '"', c.column_name) AS sequence
  FROM information_schema.columns c WHERE c.table_schema = current_schema() AND c.table_name = $1 AND c.column_default LIKE 'nextval(%'`;

/** Reads on a PostgreSQL connection. They share one snapshot while the connection has a transaction with repeatable reads. */
export function postgresSnapshot(runner: QueryRunner): Snapshot {
  return {
    dialect: postgresDialect,
    ask: (text, values = []) => runner.query(postgresDialect.text(text), [...values]),
    pages: text => pagesOf(runner, text),
    async lastId(table) {
      const sequence = await sequenceNamed(runner, table);
      const [row] = (await runner.query(
        `SELECT CASE WHEN is_called THEN CAST(last_value AS integer) ELSE 0 END AS last FROM ${sequence}`,
      )) as readonly { readonly last: number }[];
      return row?.last ?? 0;
    },
  };
}

/** The name of the sequence that numbers the rows of a table. */
export async function sequenceNamed(runner: QueryRunner, table: string): Promise<string> {
  const [row] = (await runner.query(sequenceOf, [table])) as readonly { readonly sequence: string }[];
  if (!row) throw new Error(`The table ${table} has no sequence`);
  return row.sequence;
}

async function* pagesOf<Row>(runner: QueryRunner, text: string): AsyncGenerator<readonly Row[]> {
  await runner.query(`DECLARE exported NO SCROLL CURSOR FOR ${text}`);
  for (;;) {
    const page = (await runner.query(`FETCH ${pageSize} FROM exported`)) as Row[];
    if (page.length === 0) break;
    yield page;
  }
  await runner.query('CLOSE exported');
}
