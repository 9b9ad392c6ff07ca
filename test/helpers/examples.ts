import { readFileSync } from 'node:fs';
import { type MethodName, methods } from '../../generated/methods.js';
import type { Store } from '../../src/domain/storage/store.js';
import { document } from './catalogue.js';
import { copiedDatabase, newDatabase, onceForAll } from './databases.js';
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
  const service = await serviceOn(t, await storeAt(t, await copiedDatabase(t, url), { durability: 'fast' }));
  const unforeseen = new Unforeseen();
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
  const results = await resultsOf(service, new Unforeseen(), world.calls);
  await part.end();
  return { url, results };
}

async function serviceOn(t: Scope, store: Store): Promise<TestService> {
  const service = await serviceOver(t, store, world.settings);
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

const ofSessions: readonly string[] = ['idoit.logout', 'kataster.user.password'];

/** Headers of an example: ending a session, or changing one's password, needs a session. */
export async function headersOf(
  service: TestService,
  { method }: Pick<Example, 'method'>,
): Promise<Readonly<Record<string, string>>> {
  return ofSessions.includes(method) ? sessionOf(service, 'ada') : {};
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(`test/examples/${name}.json`, 'utf8'));
}
