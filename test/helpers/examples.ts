import { readFileSync } from 'node:fs';
import { type MethodName, methods } from '../../generated/methods.js';
import type { Store } from '../../src/domain/storage/store.js';
import { keyIdOf } from '../../src/domain/users/keys.js';
import { document } from './catalogue.js';
import { copiedDatabase, newDatabase, onceForAll } from './databases.js';
import { send } from './http.js';
import { withPasskey, withPasskeys } from './passkeys.js';
import { callerOf, resultOf } from './rpc.js';
import { partOfTest, type Scope } from './scope.js';
import { addKey, serviceOver, type TestService, testKey } from './service.js';
import { engines, storeAt, type TestEngine } from './stores.js';
import { Unforeseen } from './unforeseen.js';
import { sessionOf } from './users.js';

/** An example of the document: a call and its result. */
export interface Example {
  readonly method: string;
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly result: unknown;
}

interface Named {
  readonly name: string;
  readonly value: unknown;
}

/** An error with its name. */
interface NamedError {
  readonly code: number;
  readonly message: string;
  readonly data: Readonly<Record<string, string>>;
}

interface Documented {
  readonly name: string;
  readonly examples?: readonly { readonly name: string; readonly params: readonly Named[]; readonly result: Named }[];
  readonly 'x-error-example'?: { readonly name: string; readonly params: readonly Named[]; readonly error: NamedError };
}

type Step = readonly [method: string, params: object];

/** Initial state of all examples, and additional calls before some of them. */
const world = read<{ settings: Record<string, string>; clock: string; calls: readonly Step[] }>('world');
const before = read<Record<string, Record<string, readonly Step[]>>>('before');

/** The key that examples show. */
const exampleKey = 'c1ia5q-example-key';

/** Every example of the document. */
export const examples: readonly Example[] = (document.methods as readonly Documented[]).flatMap(method =>
  (method.examples ?? []).map(({ name, params, result }) => ({
    method: method.name,
    name,
    params: byName(params),
    result: result.value,
  })),
);

/** An example of an error: a call and its error. */
export interface ErrorExample extends Omit<Example, 'result'> {
  readonly error: NamedError;
}

/** Every example of an error of the document. */
export const errorExamples: readonly ErrorExample[] = (document.methods as readonly Documented[]).flatMap(
  ({ name: method, 'x-error-example': example }) =>
    example ? [{ method, name: example.name, params: byName(example.params), error: example.error }] : [],
);

function byName(params: readonly Named[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(params.map(({ name, value }) => [name, value]));
}

/** Rows of `before.json` without an example. */
export const superfluous: readonly string[] = Object.entries(before).flatMap(([method, names]) =>
  Object.keys(names)
    .filter(name => !examples.some(each => each.method === method && each.name === name))
    .map(name => `${method}: ${name}`),
);

/** Whether an example finds the world as it is and leaves it so: one service carries out all of those. */
export function onlyReads({ method, name }: Example): boolean {
  return methods[method as MethodName].access === 'read' && before[method]?.[name] === undefined;
}

/** A service, and what nobody could foresee of what it was told so far. */
export interface PreparedService extends TestService {
  readonly unforeseen: Unforeseen;
}

/** A service in which everything is as it was before an example was carried out. */
export async function serviceBefore(
  t: Scope,
  engine: TestEngine,
  { method, name }: Pick<Example, 'method' | 'name'>,
): Promise<PreparedService> {
  const { url, results } = await (worlds.get(engine.name)?.() ?? Promise.reject(new Error(`No engine ${engine.name}`)));
  const store = await storeAt(t, await copiedDatabase(t, url), { durability: 'fast' });
  const service = await serviceOn(t, store, method.startsWith('kataster.passkey.') ? withPasskeys : {});
  const unforeseen = new Unforeseen(keyIdOf(testKey, service.store.secret), service.clock.now);
  for (const result of results) unforeseen.told(result);
  await resultsOf(service, unforeseen, before[method]?.[name] ?? []);
  return { ...service, unforeseen };
}

/** A database in which the calls of the world were carried out, and their results. */
interface World {
  readonly url: string;
  readonly results: readonly string[];
}

/** The world on each engine: it is copied for each example, as its calls take ten times as long. */
const worlds: ReadonlyMap<string, () => Promise<World>> = new Map(
  engines.map(engine => [engine.name, onceForAll(scope => worldOn(scope, engine))]),
);

async function worldOn(scope: Scope, { name }: TestEngine): Promise<World> {
  const url = await newDatabase(scope, name, 'tables');
  const part = partOfTest();
  const store = await storeAt(part, url, { durability: 'fast' });
  // Used before: the first use of a key is an event, whose number the events of examples would follow.
  await addKey(store, testKey, 'test', { lastUsed: '2026-11-20T20:01:07.000Z' });
  await addKey(store, exampleKey, 'example');
  const service = await serviceOn(part, store);
  const results = await resultsOf(
    service,
    new Unforeseen(keyIdOf(testKey, service.store.secret), service.clock.now),
    world.calls,
  );
  await part.end();
  return { url, results };
}

async function serviceOn(t: Scope, store: Store, settings: Readonly<Record<string, string>> = {}): Promise<TestService> {
  const service = await serviceOver(t, store, { ...world.settings, ...settings });
  service.clock.set(world.clock);
  return service;
}

async function resultsOf(service: TestService, unforeseen: Unforeseen, steps: readonly Step[]): Promise<readonly string[]> {
  const call = callerOf(service, 'contract');
  const results: string[] = [];
  for (const [step, params] of steps) {
    const result = JSON.stringify(await resultOf(call(step, JSON.parse(unforeseen.sent(JSON.stringify(params))))));
    unforeseen.told(result);
    results.push(result);
  }
  return results;
}

const ofSessions: readonly string[] = [
  'idoit.logout',
  'kataster.passkey.confirm',
  'kataster.passkey.create',
  'kataster.passkey.delete',
  'kataster.passkey.read',
  'kataster.passkey.update',
  'kataster.second_factor.confirm',
  'kataster.second_factor.create',
  'kataster.session.end',
  'kataster.session.read',
  'kataster.user.password',
];

/** Methods whose examples are about a passkey that there is. */
const ofPasskeys: readonly string[] = ['kataster.passkey.delete', 'kataster.passkey.read', 'kataster.passkey.update'];

/** Headers of an example: calls of users about themselves need a session. */
export async function headersOf(
  service: PreparedService,
  { method }: Pick<Example, 'method'>,
): Promise<Readonly<Record<string, string>>> {
  if (!ofSessions.includes(method)) return {};
  const headers = await (ofPasskeys.includes(method) ? withPasskey(service, 'ada') : sessionOf(service, 'ada'));
  if (method === 'kataster.second_factor.confirm')
    await foretell(service, headers, 'kataster.second_factor.create', { password: 'an example of a password' });
  if (method === 'kataster.passkey.confirm')
    await foretell(service, headers, 'kataster.passkey.create', { password: 'an example of a password' });
  if (method === 'kataster.session.end') await foretell(service, headers, 'kataster.session.read', {});
  return headers;
}

/** Carries out what returns something that the call of an example sends. */
async function foretell(
  { endpoint, unforeseen }: PreparedService,
  headers: Readonly<Record<string, string>>,
  method: string,
  params: object,
): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  unforeseen.told((await send(endpoint('contract'), { body, headers })).text);
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(`test/examples/${name}.json`, 'utf8'));
}
