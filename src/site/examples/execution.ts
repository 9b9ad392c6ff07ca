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
import { CurrentSchema } from '../../domain/schema/current-schema.js';
import { SearchIndex } from '../../domain/search/search-index.js';
import { PasswordHashing } from '../../domain/secrets/password-hashing.js';
import { Secrets } from '../../domain/secrets/secrets.js';
import type { Store } from '../../domain/storage/store.js';
import { KeyUses } from '../../domain/users/key-uses.js';
import { IdentifiedCallers } from '../../http/authentication/identified-callers.js';
import { type CallService, callServiceOf } from '../../http/call-service.js';
import { readerOver } from '../../http/calls/reader.js';
import { dialects } from '../../http/envelope/dialects.js';
import { createMetrics } from '../../http/monitoring/metrics.js';
import { answerBody } from '../../http/pipeline.js';
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
    return await work(callerOf(serviceOver(document, registry, store, now), apikey));
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

function callerOf(service: CallService, apikey: string): Caller {
  return async (method, params) => {
    const body = { jsonrpc: '2.0', id: 1, method, params: { apikey, ...params } };
    const request = {
      id: '',
      serviceUrl: shownService,
      dialect: dialects.contract,
      address: '',
      callers: new IdentifiedCallers(),
    };
    const { json } = await answerBody(body, request, service);
    return json ? JSON.parse(textOf(json)) : {};
  };
}

function serviceOver(document: object, registry: Registry, store: Store, now: () => Date): CallService {
  const config = configFrom({});
  const shared = { config, store, registry, discovery: discoveryOf(document), secrets: new Secrets() };
  const schema = new CurrentSchema(store, registry);
  return callServiceOf({
    ...shared,
    schema,
    hashing: new PasswordHashing(),
    offloadRead: readerOver(shared),
    searchIndex: new SearchIndex(store, schema),
    keyUses: new KeyUses(store.keys, now),
    rejected: () => {},
    loginEvents: { withoutSession: () => {} },
    metrics: createMetrics(() => 0),
    storage: { isFailing: false, failed: () => {}, worked: () => {} },
    now,
    report(error) {
      throw error;
    },
  });
}
