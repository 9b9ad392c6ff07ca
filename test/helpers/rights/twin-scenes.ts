import { type MethodName, methods } from '../../../generated/methods.js';
import { type Grant, Rights } from '../../../src/domain/access/rights.js';
import { author } from '../author.js';
import { newDatabase } from '../databases.js';
import { send } from '../http.js';
import { dialectFor } from '../method-dialects.js';
import type { Scope } from '../scope.js';
import { addKey, type DialectName, dialectNames, serviceOver, type TestService, testKey } from '../service.js';
import { storeAt, type TestEngine } from '../stores.js';
import { type Scene, sceneIn } from './scene.js';
import type { Word } from './scene-content.js';

/** The key with every right. */
export const fullKey = testKey;

/** A call of a method. */
export interface Call {
  readonly method: string;
  readonly params: object;
}

/** Two services that differ in nothing that certain rights leave to see. */
export interface TwinScenes {
  /** Ids of all that is in either of them. */
  readonly scene: Scene;
  /** How the answers of both differ to calls that one body holds, in more than what differs by chance: a line each. */
  differences(calls: readonly Call[], apikey: string, dialect?: DialectName): Promise<readonly string[]>;
  /** Makes a key known to both. */
  addKey(text: string, grants: readonly Grant[]): Promise<void>;
}

/** Scenes with these words, or nothing, in place of what the rights do not leave to see; the second has all ids. They end with the test. */
export async function twinScenes(
  t: Scope,
  engine: TestEngine,
  grants: readonly Grant[],
  rest: readonly [Word | undefined, Word],
): Promise<TwinScenes> {
  const rights = new Rights(grants);
  const services = [await startedOn(t, engine), await startedOn(t, engine)] as const;
  await sceneIn(services[0], { rights, rest: rest[0] });
  const scene = await sceneIn(services[1], { rights, rest: rest[1] });
  await alignIds(services);
  return {
    scene,
    async addKey(text, granted) {
      for (const { store } of services) await addKey(store, text, text, { grants: granted });
    },
    async differences(calls, apikey, dialect = 'contract') {
      const [one, other] = await Promise.all(services.map(service => answersOf(service, calls, apikey, dialect)));
      if (calls.some(({ method }) => isWrite(method))) await alignIds(services);
      return calls.flatMap((call, at) => differenceIn(call, one?.[at] ?? '', other?.[at] ?? ''));
    },
  };
}

function isWrite(method: string): boolean {
  return methods[method as MethodName].access === 'write';
}

/** Some of both answers, from a little before they differ. */
function differenceIn({ method, params }: Call, one: string, other: string): readonly string[] {
  if (one === other) return [];
  const at = [...one].findIndex((character, position) => character !== other[position]);
  const [first, second] = [one, other].map(answer => answer.slice(Math.max(0, at - 60), at + 100));
  return [`${method} ${JSON.stringify(params)}: ${first} | ${second}`];
}

async function startedOn(t: Scope, engine: TestEngine): Promise<TestService> {
  const store = await storeAt(t, await newDatabase(t, engine.name, 'tables'), { durability: 'fast' });
  return serviceOver(t, store, { KATASTER_QUICKPURGE: 'on' });
}

/** Aligns the next ids of both services, as hidden records leave gaps in the ids. */
async function alignIds([one, other]: readonly [TestService, TestService]): Promise<void> {
  for (const table of ['objects', 'entries'] as const) {
    const next = async ({ store }: TestService) =>
      (await store.transaction(author, records => records.nextIds(table, 1)))[0] ?? 0;
    const [first, second] = [await next(one), await next(other)];
    const behind = first < second ? one : other;
    const missing = Math.abs(first - second);
    if (missing > 0) await behind.store.transaction(author, records => records.nextIds(table, missing));
  }
}

async function answersOf(service: TestService, calls: readonly Call[], apikey: string, dialect: DialectName): Promise<string[]> {
  const bodies = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params: { apikey, ...params } }));
  const answers: string[] = [];
  for (const each of dialectNames) {
    const body = bodies.filter(({ method }) => dialectFor(method, dialect) === each);
    if (body.length === 0) continue;
    const { text } = await send(service.endpoint(each), { body: JSON.stringify(body) });
    for (const answer of JSON.parse(text) as readonly { readonly id: number }[])
      answers[answer.id] = withoutChance(JSON.stringify(answer));
  }
  return answers;
}

/** Relations and change sets are numbered in the order in which they are made, seen or not; seals and signatures come from the secret of the installation. Cursors of followers are encrypted. */
function withoutChance(answer: string): string {
  return answer
    .replace(/\b10737\d{5}\b/g, 'a relation')
    .replace(/"REL_\d+"/g, '"a relation"')
    .replace(/"cursor":"[\w-]{90,}\.[\w-]+"/g, '"a place in the feed"')
    .replace(/("cursor":"[\w-]+)\.[\w-]+"/g, '$1"')
    .replace(/"number":\d+,"time":"[^"]+"/g, '"a change set"')
    .replace(/"number":\d+,"rows"/g, '"a change set","rows"')
    .replace(/"number":\d+,"results"/g, '"a change set","results"')
    .replace(/"number":\d+,"moved"/g, '"a change set","moved"')
    .replace(/"logbook_(catg_)?id":"(2[1-9]\d{8})"/g, (_, __, id) => `"change ${Number(id) % 2 ** 20}"`)
    .replace(/Webhook \w{8} has|"id":"\w{8}"(?=,"(?:secret|title)")|whsec_[\w+/=]+/g, 'a webhook')
    .replace(/signature=[\w-]+/g, 'signature');
}
