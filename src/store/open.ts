import type { Store } from '../domain/store.js';
import { DatabaseStore } from './database-store.js';
import type { Engine, StoreOptions } from './engine.js';
import { openPostgres } from './postgres.js';
import { openSqlite } from './sqlite.js';
import { StoreRefused, startFailure } from './start-failures.js';

export type { StoreOptions } from './engine.js';

/** Every engine, by the protocol of its address. */
const engines: Readonly<Record<string, (options: StoreOptions) => Promise<Engine>>> = {
  sqlite: openSqlite,
  postgres: openPostgres,
  postgresql: openPostgres,
};

/** Opens a store and brings it up to date. What prevents that is said in one line. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const [protocol = ''] = options.url.split(':', 1);
  const open = Object.hasOwn(engines, protocol) ? engines[protocol] : undefined;
  if (!open)
    throw new StoreRefused('A database address looks like sqlite:data/kataster.sqlite or postgres://user@host:port/database');
  try {
    return await DatabaseStore.over(await open(options));
  } catch (error) {
    throw startFailure(error);
  }
}
