import type { ExecutionContext } from 'ava';
import { DataSource } from 'typeorm';
import { connectTo } from '../../src/store/engines/postgres/pool.js';
import { migrations } from '../../src/store/migrations/migrations.js';
import { schemas } from '../../src/store/tables/tables.js';
import { patientLimits } from './patience.js';
import { storeAt } from './stores.js';

/** Looks into a database from outside, while no store has it open. */
export function sourceAt(url: string): Promise<DataSource> {
  if (!url.startsWith('sqlite:')) return connectTo(url, patientLimits);
  return new DataSource({
    type: 'better-sqlite3',
    database: url.slice('sqlite:'.length),
    entities: schemas,
    migrations,
  }).initialize();
}

/** Brings a database up to date, and looks into it until the test ends. */
export async function updatedAt(t: ExecutionContext, url: string): Promise<DataSource> {
  await (await storeAt(t, url)).close();
  const source = await sourceAt(url);
  t.teardown(() => source.destroy());
  return source;
}
