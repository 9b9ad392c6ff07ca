import { pino } from 'pino';
import { behaviours } from '../../src/behaviours/behaviours.js';
import { loadRegistry } from '../../src/catalog/registry.js';
import { configFrom } from '../../src/config/config.js';
import { secretsFrom } from '../../src/config/secret-file.js';
import type { Grant } from '../../src/domain/access/rights.js';
import { entryRules } from '../../src/domain/entries/rules/index.js';
import { makeDefaultObjects } from '../../src/domain/objects/default-objects.js';
import type { Secrets } from '../../src/domain/secrets/secrets.js';
import type { Store } from '../../src/domain/storage/store.js';
import { digestOf, keyIdOf } from '../../src/domain/users/keys.js';
import type { CallParts } from '../../src/http/call-service.js';
import { dialects } from '../../src/http/envelope/dialects.js';
import { startService } from '../../src/http/service.js';
import { Clock } from '../../src/site/examples/clock.js';
import { insertKey } from './audited.js';
import { document, registry as shipped } from './catalogue.js';
import { cheapHashing } from './cheap-hashing.js';
import { patientSettings } from './patience.js';
import type { Scope } from './scope.js';
import { testSpeed } from './speed.js';

export type DialectName = keyof typeof dialects;
export const dialectNames = Object.keys(dialects) as readonly DialectName[];

/** The key that every test service knows; `test` is its title. */
export const testKey = 'test-key-test-key-0';

/** A service that listens on a free port, over a store of its own. */
export interface TestService {
  readonly url: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  stop(): Promise<void>;
  /** The address at which a dialect is spoken. */
  endpoint(dialect: DialectName): string;
}

/** Starts a service over an open store, without default data unless asked for; it ends with the test. */
export async function serviceOver(
  t: Scope,
  store: Store,
  environment: Readonly<Record<string, string>> = {},
  parts: Partial<CallParts> = {},
): Promise<TestService> {
  const clock = new Clock();
  const config = configFrom({
    KATASTER_DEFAULT_DATA: 'no',
    KATASTER_PORT: '0',
    KATASTER_SPEED: testSpeed,
    KATASTER_PUBLIC_URL: 'http://cmdb.example',
    ...patientSettings,
    ...environment,
  });
  const registry = config.catalog === undefined ? shipped : loadRegistry([config.catalog]);
  if (!(await store.keys.find(keyIdOf(testKey, store.secret)))) await addKey(store, testKey, 'test');
  const { facts: dialect } = dialects.contract;
  const installation = { key: 'installation', actor: 'kataster', method: 'default data', language: 'en', dialect } as const;
  const secrets = secretsFrom(config);
  const hashing = cheapHashing();
  const domain = { store, registry, behaviours, rules: entryRules, secrets, hashing, now: clock.now };
  if (config.defaultData) await makeDefaultObjects({ ...installation, ...domain, settings: config });
  const log = pino({ level: 'silent' });
  const service = await startService({ config, store, registry, secrets, document, log, hashing, now: clock.now, ...parts });
  const stop = (): Promise<void> => service.stop();
  t.teardown(stop);
  return { url: service.url, store, clock, secrets, stop, endpoint: dialect => `${service.url}${dialects[dialect].path}` };
}

/** Dependencies of a call runner over a store, without a server. */
export function testParts(store: Store, { now }: Pick<Clock, 'now'>): CallParts {
  const config = configFrom({ KATASTER_PUBLIC_URL: 'http://cmdb.example' });
  return { config, store, registry: shipped, secrets: secretsFrom(config), log: pino({ level: 'silent' }), now };
}

/** Limits of a key, and when it was used last. */
interface Limits {
  readonly expires?: string;
  readonly revoked?: string;
  readonly lastUsed?: string;
  readonly grants?: readonly Grant[];
  readonly addresses?: readonly string[];
}

/** Makes a key known to a store. */
export async function addKey({ keys, secret }: Store, text: string, title: string, limits: Limits = {}): Promise<void> {
  const { expires = null, revoked = null, lastUsed = null, grants, addresses } = limits;
  const created = '2026-01-01T00:00:00.000Z';
  const digest = digestOf(text, secret);
  const rights = grants ? JSON.stringify(grants) : null;
  const key = { id: keyIdOf(text, secret), digest, title, created, expires, revoked, lastUsed, rights };
  await insertKey(keys, { ...key, addresses: addresses ? JSON.stringify(addresses) : null, supersededBy: null });
}
