import type { QueryRunner } from 'typeorm';
import { text } from '../../messages/text.js';
import { StoreError } from '../engines/store-errors.js';

const others = `SELECT count(*) AS count FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'kataster' AND pid <> pg_backend_pid()`;

/**
 * Rejects a PostgreSQL database that a service is connected to.
 * @throws StoreError
 */
export async function rejectServed(runner: QueryRunner): Promise<void> {
  const [row] = (await runner.query(others)) as readonly { readonly count: string }[];
  if (Number(row?.count) > 0) throw new StoreError(text('DatabaseInUseStopService'));
}
