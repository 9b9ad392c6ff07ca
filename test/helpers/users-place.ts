import type { ExecutionContext } from 'ava';
import type { Store } from '../../src/domain/storage/store.js';
import { openedStore } from './counting.js';
import { type HttpAnswer, send } from './http.js';
import type { RpcAnswer } from './rpc.js';
import { type DialectName, serviceOver, type TestService, testKey } from './service.js';
import type { TestEngine } from './stores.js';

export type Headers = Readonly<Record<string, string>>;

const refusal = (dialect: DialectName, data: object) => ({
  code: -32604,
  message: 'Authentication error',
  data: { ...(dialect === 'contract' && { error: 'AuthenticationFailed' }), ...data },
});
export const wrong = (dialect: DialectName = 'contract') => refusal(dialect, { user: 'user name or password is wrong' });
export const over = (dialect: DialectName = 'contract') =>
  refusal(dialect, { session: 'the session is over; idoit.login opens another' });

export interface Place {
  readonly service: TestService;
  readonly store: Store;
  /** Every row of a table. */
  rowsOf(table: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** A call with the key of the tests and these headers. */
  call(method: string, params?: object, headers?: Headers): Promise<RpcAnswer>;
  /** The same, as it was answered over HTTP. */
  sent(method: string, params?: object, headers?: Headers): Promise<HttpAnswer>;
}

export async function placeOn(t: ExecutionContext, engine: TestEngine, dialect: DialectName = 'contract'): Promise<Place> {
  const { store, reading } = await openedStore(t, engine);
  const service = await serviceOver(t, store, { KATASTER_SESSION_MINUTES: '60' });
  const sent: Place['sent'] = (method, params = {}, headers = {}) =>
    send(service.endpoint(dialect), {
      body: JSON.stringify({ version: '2.0', method, params: { apikey: testKey, ...params }, id: 1 }),
      headers,
    });
  return {
    service,
    store,
    rowsOf: async table => reading.rows(`SELECT * FROM ${table}`, []),
    sent,
    call: async (...args) => JSON.parse((await sent(...args)).text),
  };
}
