import { pino } from 'pino';
import { configFrom } from '../../src/config/config.js';
import { Secrets } from '../../src/domain/secrets/secrets.js';
import type { Store } from '../../src/domain/storage/store.js';
import { startService } from '../../src/http/service.js';
import { document, registry } from './catalogue.js';
import { patientSettings } from './patience.js';
import type { Scope } from './scope.js';
import { addKey, testKey } from './service.js';
import { emptySqlite } from './sqlite.js';
import { storeAt } from './stores.js';

/** A line of the log. */
export type LogLine = Readonly<Record<string, unknown>>;

/** A service whose log a test reads. */
export interface LoggedService {
  readonly url: string;
  readonly store: Store;
  /** All that was logged so far, as it was written. */
  log(): string;
  lines(): readonly LogLine[];
}

/** How a service differs from others. */
export interface LoggedOptions {
  readonly level?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** The store it works on, made of an empty one. */
  readonly over?: (store: Store) => Store;
}

/** Starts a service that logs everything unless told otherwise, over a store of its own; it ends with the test. */
export async function loggedService(t: Scope, options: LoggedOptions = {}): Promise<LoggedService> {
  const { level = 'trace', environment = {}, over = (store: Store) => store } = options;
  const store = await storeAt(t, await emptySqlite(t), { durability: 'fast' });
  await addKey(store, testKey, 'test');
  const written: string[] = [];
  const log = pino({ level }, { write: line => void written.push(line) });
  const config = configFrom({ KATASTER_PORT: '0', ...patientSettings, ...environment });
  const secrets = new Secrets();
  const now = (): Date => new Date();
  const service = await startService({ config, store: over(store), registry, secrets, document, log, now });
  t.teardown(() => service.stop());
  return { url: service.url, store, log: () => written.join(''), lines: () => written.map(line => JSON.parse(line)) };
}
