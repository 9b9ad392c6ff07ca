import { type Tables, tablesAt } from '../copies/tables.js';
import { send } from '../http.js';
import type { RpcAnswer } from '../rpc.js';
import type { Scope } from '../scope.js';
import { serviceOver, type TestService, testKey } from '../service.js';
import { storeAt, type TestEngine } from '../stores.js';
import { keyMark } from './access.js';
import type { RandomRequest, RandomStep } from './calls.js';
import { importedInto } from './imports.js';

/** Replaces texts that are drawn at random by the service: ids of keys by marks, others by what they are. */
export type Mask = (text: string) => string;

/** A service that random calls write to, with a look into its tables. */
export interface WrittenService {
  readonly service: TestService;
  readonly tables: Tables;
  /** Carries out a step so many seconds later; in the answers, one per call, marks stand for random texts. */
  carryOut(step: RandomStep, seconds: number): Promise<readonly RpcAnswer[]>;
  mask(): Promise<Mask>;
}

/** Starts a service over an empty database; it ends with the test. */
export async function writtenService(t: Scope, engine: Pick<TestEngine, 'address'>): Promise<WrittenService> {
  const url = await engine.address(t);
  const store = await storeAt(t, url, { durability: 'fast' });
  const service = await serviceOver(t, store, { KATASTER_DEFAULT_DATA: 'yes', KATASTER_QUICKPURGE: 'on' });
  const tables = await tablesAt(t, url);
  const sessions = new Map<string, string>();
  const mask = async (): Promise<Mask> => maskOf(await keysIn(tables));
  const carryOut: WrittenService['carryOut'] = async (request, seconds) => {
    service.clock.advance(seconds);
    if ('rows' in request) return [{ result: await importedInto(service, request) }];
    const body = bodyOf(request, await keysIn(tables));
    const { text } = await send(service.endpoint(request.dialect), { body, headers: headersOf(request, sessions) });
    for (const [login, session] of sessionsIn(text)) sessions.set(login, session);
    return [JSON.parse((await mask())(text))].flat();
  };
  return { service, tables, carryOut, mask };
}

function headersOf({ user }: RandomRequest, sessions: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const session = user === undefined ? undefined : sessions.get(user);
  return session === undefined ? {} : { 'X-RPC-Auth-Session': session };
}

function bodyOf({ calls, isBatch }: RandomRequest, keys: readonly Key[]): string {
  const bodies = calls.map(({ method, params }, id) => ({
    version: '2.0',
    method,
    params: { apikey: testKey, ...params },
    id: id + 1,
  }));
  const text = JSON.stringify(isBatch ? bodies : bodies[0]);
  return keys.reduce((marked, { id, mark }) => marked.replaceAll(JSON.stringify(mark), JSON.stringify(id)), text);
}

interface Key {
  readonly id: string;
  readonly mark: string;
}

/** Successors of a key have its title; the latest alone has a mark without a number. */
async function keysIn(tables: Tables): Promise<readonly Key[]> {
  const found = await tables.rows('SELECT id, title FROM api_keys ORDER BY superseded_by IS NULL DESC, created DESC');
  const seen = new Map<unknown, number>();
  return found.map(({ id, title }) => {
    const former = seen.get(title) ?? 0;
    seen.set(title, former + 1);
    return { id: String(id), mark: `${keyMark}${title}${former > 0 ? ` ${former} before` : ''}` };
  });
}

const keyText = /kat_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}/g;
const opened = /"username":"([^"]*)","session-id":"([^"]*)"/g;

function sessionsIn(text: string): readonly (readonly [login: string, session: string])[] {
  return [...text.matchAll(opened)].map(([, login = '', session = '']) => [login, session]);
}

function maskOf(keys: readonly Key[]): Mask {
  const marks = new Map(keys.map(({ id, mark }) => [id, mark]));
  const ids = new RegExp(`\\b(?:${[...marks.keys()].join('|')})\\b`, 'g');
  return text =>
    text
      .replace(keyText, 'a key')
      .replace(opened, '"username":"$1","session-id":"a session"')
      .replace(ids, id => marks.get(id) ?? id);
}
