import type { StoreOptions } from '../../../src/store/open.js';
import { type Tables, tablesAt } from '../copies/tables.js';
import { send } from '../http.js';
import type { RpcAnswer } from '../rpc.js';
import type { Scope } from '../scope.js';
import { serviceOver, type TestService, testKey } from '../service.js';
import { storeAt, type TestEngine } from '../stores.js';
import type { RandomRequest, RandomStep } from './calls.js';
import { importedInto } from './imports.js';
import { keysIn, type MarkedKey, maskOf } from './mask.js';

/** A service that random calls write to, with a look into its tables. */
export interface WrittenService {
  readonly service: TestService;
  readonly tables: Tables;
  /** Carries out a step so many seconds later; in the answers, one per call, marks stand for random texts. */
  carryOut(step: RandomStep, seconds: number): Promise<readonly RpcAnswer[]>;
}

/** Starts a service over an empty database; it ends with the test. */
export async function writtenService(
  t: Scope,
  engine: Pick<TestEngine, 'address'>,
  options: Partial<StoreOptions> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<WrittenService> {
  const url = await engine.address(t);
  const store = await storeAt(t, url, { durability: 'fast', ...options });
  const service = await serviceOver(t, store, { KATASTER_DEFAULT_DATA: 'yes', KATASTER_QUICKPURGE: 'on', ...environment });
  const tables = await tablesAt(t, url);
  const sessions = new Map<string, string>();
  const carryOut: WrittenService['carryOut'] = async (request, seconds) => {
    service.clock.advance(seconds);
    if ('rows' in request) return [{ result: await importedInto(service, request) }];
    const body = bodyOf(request, await keysIn(tables));
    const { text } = await send(service.endpoint(request.dialect), { body, headers: headersOf(request, sessions) });
    for (const [login, session] of sessionsIn(text)) sessions.set(login, session);
    return [JSON.parse((await maskOf(tables))(text))].flat();
  };
  return { service, tables, carryOut };
}

function headersOf({ user }: RandomRequest, sessions: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const session = user === undefined ? undefined : sessions.get(user);
  return session === undefined ? {} : { 'X-RPC-Auth-Session': session };
}

function bodyOf({ calls, isBatch }: RandomRequest, keys: readonly MarkedKey[]): string {
  const bodies = calls.map(({ method, params }, id) => ({
    version: '2.0',
    method,
    params: { apikey: testKey, ...params },
    id: id + 1,
  }));
  const text = JSON.stringify(isBatch ? bodies : bodies[0]);
  return keys.reduce((marked, { id, mark }) => marked.replaceAll(JSON.stringify(mark), JSON.stringify(id)), text);
}

const opened = /"username":"([^"]*)","session-id":"([^"]*)"/g;

function sessionsIn(text: string): readonly (readonly [login: string, session: string])[] {
  return [...text.matchAll(opened)].map(([, login = '', session = '']) => [login, session]);
}
