import type { ExecutionContext } from 'ava';
import type { SqlSession } from '../../src/store/engines/connection.js';
import { openSqlite } from '../../src/store/engines/sqlite/sqlite.js';
import { patientLimits } from './patience.js';
import { emptySqlite } from './sqlite.js';

export const setting = "INSERT INTO settings (name, value) VALUES (?, 'x')";
export const found = 'SELECT name FROM settings WHERE value = ? ORDER BY name';

/** Work of a transaction that writes a row of this name. */
export const insert = (name: string) => (session: SqlSession) => session.count(setting, [name]);

/**
 * A SQLite database below the store: its transactions take statements of any kind. Its clock stands still: however slow the machine is,
 * those that wait share one commit.
 */
export async function openEngine(t: ExecutionContext, durability: 'full' | 'fast' = 'full') {
  const engine = await openSqlite({ url: await emptySqlite(t), durability, limits: patientLimits, elapsed: () => 0 });
  t.teardown(() => engine.close());
  const names = async () => (await engine.reading.rows<{ readonly name: string }>(found, ['x'])).map(({ name }) => name);
  return { engine, names };
}
