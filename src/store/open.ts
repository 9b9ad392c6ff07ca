import type { Store } from '../domain/storage/store.js';
import { DatabaseStore } from './database-store.js';
import type { Engine, StoreOptions } from './engines/engine.js';
import { type Protocol, protocolOf } from './engines/protocols.js';
import { startFailure } from './engines/start-failures.js';

export { type Limits, type StoreOptions, usualLimits } from './engines/engine.js';
export type { MigrationProgress, MigrationWatch } from './engines/migrate.js';
export { AddressError, DatabaseInUse } from './engines/store-errors.js';

const openPostgres = async (options: StoreOptions): Promise<Engine> =>
  (await import('./engines/postgres/postgres.js')).openPostgres(options);

/** Every engine, by the protocol of its address. Only the one that is wanted is loaded. */
const engines: Readonly<Record<Protocol, (options: StoreOptions) => Promise<Engine>>> = {
  sqlite: async options => (await import('./engines/sqlite/sqlite.js')).openSqlite(options),
  postgres: openPostgres,
  postgresql: openPostgres,
};

/**
 * Opens a store and brings it up to date.
 * @throws AddressError, StoreError with the reason in one line
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const open = engines[protocolOf(options.url)];
  try {
    return await DatabaseStore.over(await open(options), options);
  } catch (error) {
    throw startFailure(error);
  }
}
