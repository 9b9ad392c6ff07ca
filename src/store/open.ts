import type { Store } from '../domain/storage/store.js';
import { DatabaseStore } from './database-store.js';
import type { Engine, StoreOptions } from './engines/engine.js';
import { AddressRefused, startFailure } from './engines/start-failures.js';

export type { StoreOptions } from './engines/engine.js';
export { AddressRefused, DatabaseInUse } from './engines/start-failures.js';

const openPostgres = async (options: StoreOptions): Promise<Engine> =>
  (await import('./engines/postgres/postgres.js')).openPostgres(options);

/** Every engine, by the protocol of its address. Only the one that is wanted is loaded. */
const engines: Readonly<Record<string, (options: StoreOptions) => Promise<Engine>>> = {
  sqlite: async options => (await import('./engines/sqlite/sqlite.js')).openSqlite(options),
  postgres: openPostgres,
  postgresql: openPostgres,
};

/** Opens a store and brings it up to date. What prevents that is said in one line. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const [protocol = ''] = options.url.split(':', 1);
  const open = Object.hasOwn(engines, protocol) ? engines[protocol] : undefined;
  if (!open) throw new AddressRefused('expected sqlite:FILE or postgres://user@host:port/database');
  try {
    return await DatabaseStore.over(await open(options));
  } catch (error) {
    throw startFailure(error);
  }
}
