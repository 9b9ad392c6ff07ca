import { send } from './http.js';
import { type Caller, callerOf, type RpcAnswer, resultOf } from './rpc.js';
import { type TestService, testKey } from './service.js';

/** What a search finds, as far as tests look at it. */
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
    created: async (type, title, categories = {}) =>
      Number((await resultOf(call('cmdb.object.create', { type: `C__OBJTYPE__${type}`, title, categories }))).id),
    saved: async (object, category, data, entry) => {
      const named = entry === undefined ? {} : { entry };
      return Number((await resultOf(call('cmdb.category.save', { object, category, data, ...named }))).entry);
    },
    values: async (q, more) => (await hits(q, more)).map(({ value }) => value),
  };
}
