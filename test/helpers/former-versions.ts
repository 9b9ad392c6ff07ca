import { DataSource } from 'typeorm';
import { migrations } from '../../src/store/migrations/migrations.js';

/** Brings an empty database to the state that it had after so many migrations; a negative number leaves out the newest. Runs statements in it then. */
export async function formerVersionAt(url: string, count: number, statements: readonly string[] = []): Promise<void> {
  const some = migrations.slice(0, count);
  const source = await (url.startsWith('sqlite:')
    ? new DataSource({ type: 'better-sqlite3', database: url.slice('sqlite:'.length), migrations: some }).initialize()
    : new DataSource({ type: 'postgres', url, migrations: some }).initialize());
  await source.runMigrations();
  for (const statement of statements) await source.query(statement);
  await source.destroy();
}
