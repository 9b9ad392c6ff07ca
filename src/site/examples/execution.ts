import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { behaviours } from '../../behaviours/behaviours.js';
import type { Registry } from '../../catalog/registry.js';
import { createFirstKey } from '../../cli/start-keys.js';
import { configFrom } from '../../config/config.js';
import { discoveryOf } from '../../discovery/discovery.js';
import type { WritingContext } from '../../domain/entries/entry-rules.js';
import { entryRules } from '../../domain/entries/rules/index.js';
import { makeDefaultObjects } from '../../domain/objects/default-objects.js';
import { SearchIndex } from '../../domain/search/search-index.js';
import { PasswordHashing } from '../../domain/secrets/password-hashing.js';
import { Secrets } from '../../domain/secrets/secrets.js';
import type { Store } from '../../domain/storage/store.js';
import { KeyUses } from '../../domain/users/key-uses.js';
import { IdentifiedCallers } from '../../http/authentication/identified-callers.js';
import { dispatcherOver } from '../../http/calls/call-dispatcher.js';
import { type CallRunner, responseTo } from '../../http/calls/calls.js';
import { readerOver } from '../../http/calls/reader.js';
import { dialects } from '../../http/envelope/dialects.js';
import { createMetrics } from '../../http/monitoring/metrics.js';
import { textOf } from '../../rpc/json-text.js';
import { openStore } from '../../store/open.js';
import type { Params } from '../contract/methods.js';
import { shownService } from '../markup/placeholders.js';
import { Clock } from './clock.js';

/** Answer to a call: either result or error. */
export interface RpcAnswer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data: Readonly<Record<string, string>> | null };
}

/** Calls a method of a service. */
export type Caller = (method: string, params: Params) => Promise<RpcAnswer>;

/** A call that was carried out, without its key, and its answer. */
export interface Exchange {
  readonly method: string;
  readonly params: Params;
  readonly answer: RpcAnswer;
}

/** The result of a call that must succeed. */
export async function resultOf<Result = Params>(answer: Promise<RpcAnswer>): Promise<Result> {
  const { result, error } = await answer;
  if (error) throw new Error(`${error.message} ${JSON.stringify(error.data)}`);
  return result as Result;
}

/**
 * Works with the service of this build, in process, over a database as a first start makes it, which ends with the work; its clocks
 * stand still. On a busy machine a write could otherwise wait until it is answered Busy, which an example would show.
 */
export async function withService<Result>(
  document: object,
  registry: Registry,
  work: (call: Caller) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kataster-docs-'));
  const { now } = new Clock();
  const store = await openStore({ url: `sqlite:${join(folder, 'docs.sqlite')}`, durability: 'fast', elapsed: () => 0 });
  try {
    const apikey = await createFirstKey(store, 'documentation');
    await makeDefaultObjects(installation(store, registry, now));
    return await work(callerOf(runnerOver(document, registry, store, now), apikey));
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

/** The context in which default objects are created. */
function installation(store: Store, registry: Registry, now: () => Date): WritingContext {
  const { facts: dialect } = dialects.contract;
  const who = { key: 'installation', actor: 'kataster', method: 'default data', language: 'en' } as const;
  return {
    ...who,
    store,
    registry,
    rules: entryRules,
    behaviours,
    dialect,
    settings: configFrom({}),
    hashing: new PasswordHashing(),
    secrets: new Secrets(),
    now,
  };
}

function callerOf(runner: CallRunner, apikey: string): Caller {
  return async (method, params) => {
    const body = { jsonrpc: '2.0', id: 1, method, params: { apikey, ...params } };
    const request = {
      id: '',
      serviceUrl: shownService,
      dialect: dialects.contract,
      address: '',
      callers: new IdentifiedCallers(),
    };
    const { json } = await responseTo(body, request, runner);
    return json ? JSON.parse(textOf(json)) : {};
  };
}

function runnerOver(document: object, registry: Registry, store: Store, now: () => Date): CallRunner {
  const config = configFrom({});
  const discovery = discoveryOf(document, registry);
  const searchIndex = new SearchIndex(store, registry);
  const keyUses = new KeyUses(store.keys, now);
  const shared = { config, store, registry, discovery, secrets: new Secrets() };
  const beside = { hashing: new PasswordHashing(), readBeside: readerOver(shared) };
  const parts = { ...shared, ...beside, searchIndex, keyUses, rejected: () => {}, loginEvents: { byPassword: () => {} }, now };
  const metrics = createMetrics(() => 0);
  return {
    ...dispatcherOver({ ...parts, metrics }),
    metrics,
    storage: { isFailing: false, failed: () => {}, worked: () => {} },
    batchLimit: config.batchLimit,
    bodyLimit: config.bodyLimit,
    language: config.language,
    takesLong: () => false,
    keepsOrder: true,
    beginWrites: (_, begin) => begin(),
    report(error) {
      throw error;
    },
  };
}
