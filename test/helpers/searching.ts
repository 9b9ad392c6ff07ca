import { SearchIndex } from '../../src/domain/search/search-index.js';
import type { Store } from '../../src/domain/storage/store.js';
import { RpcError } from '../../src/rpc/rpc-error.js';
import { entryMade, objectMade } from '../factories/calls.js';
import { registry } from './catalogue.js';
import { send } from './http.js';
import { type Caller, callerOf, type RpcAnswer, resultOf } from './rpc.js';
import { type TestService, testKey } from './service.js';

/** Search result, as far as tests look at it. */
export interface Hit {
  readonly documentId: string;
  readonly key: string;
  readonly value: string;
  readonly score: string;
}

/** Writes and searches on a service. */
export interface Searching {
  readonly call: Caller;
  /** Results of calls of one body. */
  batch(calls: readonly { readonly method: string; readonly params: object }[]): Promise<readonly unknown[]>;
  created(type: string, title: string, categories?: object): Promise<number>;
  saved(object: number, category: string, data: object, entry?: number): Promise<number>;
  hits(q: string, more?: object): Promise<readonly Hit[]>;
  /** The values of the hits alone. */
  values(q: string, more?: object): Promise<readonly string[]>;
}

/** The index of a store by the built-in catalogue. */
export const searchIndexOf = (store: Store): SearchIndex => new SearchIndex(store, { registry, refresh: () => registry });

/**
 * Indexes until nothing is listed any more, and answers the most rows that were listed between two runs. On a slow machine a run gives
 * up after its time as Busy, and the next one goes on.
 */
export async function indexAll(store: Store): Promise<number> {
  const index = searchIndexOf(store);
  let most = 0;
  while (await store.reads.search.backlog()) {
    await index.catchUp().catch(rejectOtherThanBusy);
    const left = await store.reads.search.backlog();
    most = Math.max(most, left ? left.last - left.first + 1 : 0);
  }
  return most;
}

function rejectOtherThanBusy(error: unknown): void {
  if (!(error instanceof RpcError && error.errorName === 'Busy')) throw error;
}

export function searchingIn(service: TestService): Searching {
  const call = callerOf(service, 'contract');
  const hits = (q: string, more: object = {}) => resultOf<readonly Hit[]>(call('idoit.search', { q, ...more }));
  return {
    call,
    batch: async calls => {
      const members = calls.map(({ method, params }, id) => ({
        version: '2.0',
        method,
        params: { apikey: testKey, ...params },
        id,
      }));
      const { text } = await send(service.endpoint('contract'), { body: JSON.stringify(members) });
      return (JSON.parse(text) as readonly RpcAnswer[]).map(({ result }) => result);
    },
    hits,
    created: async (type, title, categories = {}) => await objectMade(call, { type: `C__OBJTYPE__${type}`, title, categories }),
    saved: async (object, category, data, entry) => {
      const named = entry === undefined ? {} : { entry };
      return entryMade(call, { object, category, data, ...named });
    },
    values: async (q, more) => (await hits(q, more)).map(({ value }) => value),
  };
}
