import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '../../src/catalog/registry.js';
import { createFirstKey } from '../../src/cli/start-keys.js';
import { configFrom } from '../../src/config.js';
import { discoveryOf } from '../../src/discovery/discovery.js';
import type { DomainContext } from '../../src/domain/context.js';
import { makeDefaultObjects } from '../../src/domain/objects/default-objects.js';
import { SearchIndex } from '../../src/domain/search/search-index.js';
import { Secrets } from '../../src/domain/secrets/secrets.js';
import type { Store } from '../../src/domain/storage/store.js';
import { KeyUses } from '../../src/domain/users/key-uses.js';
import { PasswordHashing } from '../../src/domain/users/passwords.js';
import { dispatcherOver } from '../../src/http/call-context.js';
import { answerTo, type CallRunner } from '../../src/http/calls.js';
import { dialects } from '../../src/http/dialects.js';
import { createMetrics } from '../../src/http/metrics.js';
import { readerOver } from '../../src/http/reader.js';
import { openStore } from '../../src/store/open.js';
import { Clock } from './clock.js';
import { shownService } from './placeholders.js';

/** What a call was answered: one of the two is there. */
export interface RpcAnswer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data: Readonly<Record<string, string>> | null };
}

export type Params = Readonly<Record<string, unknown>>;

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
 * Works with the service of this build, in process, over a database as a first start makes it, which ends with the work; its clock
 * stands still.
 */
export async function withService<Result>(
  document: object,
  registry: Registry,
  work: (call: Caller) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kataster-docs-'));
  const { now } = new Clock();
  const store = await openStore({ url: `sqlite:${join(folder, 'docs.sqlite')}`, durability: 'fast' });
  try {
    const apikey = await createFirstKey(store, 'documentation');
    await makeDefaultObjects(installation(store, registry, now));
    return await work(callerOf(runnerOver(document, registry, store, now), apikey));
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

/** Who makes the objects that every installation has. */
function installation(store: Store, registry: Registry, now: () => Date): DomainContext {
  const { facts: dialect } = dialects.contract;
  const who = { key: 'installation', actor: 'kataster', method: 'default data', language: 'en' } as const;
  return {
    ...who,
    store,
    registry,
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
    const request = { id: '', serviceUrl: shownService, dialect: dialects.contract, address: '', checkedKeys: new Map() };
    return JSON.parse((await answerTo(body, request, runner)) ?? '{}');
  };
}

function runnerOver(document: object, registry: Registry, store: Store, now: () => Date): CallRunner {
  const config = configFrom({});
  const discovery = discoveryOf(document, registry);
  const searchIndex = new SearchIndex(store, registry);
  const keyUses = new KeyUses(store.keys, now);
  const shared = { config, store, registry, discovery, secrets: new Secrets() };
  const readBeside = readerOver(shared);
  const parts = { ...shared, searchIndex, keyUses, readBeside, refused: () => {}, now };
  return {
    dispatch: dispatcherOver(parts),
    metrics: createMetrics(() => 0),
    storage: { isFailing: false, failed: () => {}, worked: () => {} },
    batchLimit: config.batchLimit,
    bodyLimit: config.bodyLimit,
    takesLong: () => false,
    keepsOrder: true,
    report(error) {
      throw error;
    },
  };
}
