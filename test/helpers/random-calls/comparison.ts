import type { ExecutionContext } from 'ava';
import type { Store } from '../../../src/domain/storage/store.js';
import type { Item, WriteSet } from '../../../src/domain/storage/write-set.js';
import { newDatabase } from '../databases.js';
import { Dice } from '../dice.js';
import { send } from '../http.js';
import { instead } from '../instead.js';
import { addKey, serviceOver, type TestService, testKey } from '../service.js';
import { storeAt, type TestEngine } from '../stores.js';
import type { RandomRequest } from './calls.js';
import { RandomCourse } from './course.js';
import { keptReads, randomRead } from './reads.js';
import { writtenService } from './service.js';
import { seed, stepsOn } from './settings.js';
import { type World, worldIn } from './world.js';

export const usualSteps = 300;
/** Questions that are asked again and again, each after some of the writes. */
const questionsAtOnce = 80;
export const askedAfterWrite = 12;

const limitedKey = 'servers-servers-0';
const settings = { KATASTER_DEFAULT_DATA: 'yes', KATASTER_QUICKPURGE: 'on' };

/** A question, and the key that asks it. */
interface Question {
  readonly request: RandomRequest;
  readonly key: string;
}

/** How many answers were compared, and the questions of those that were not the same. */
interface Comparison {
  readonly compared: number;
  readonly differing: readonly string[];
}

/** A store over the same database as another one, by which a service learns what it needs to know of commits. */
export type Beside = (store: Store) => Store;

/** Asks a fast service, and a plain one, the same questions between random writes, until enough answers differ. */
export async function comparison(t: ExecutionContext, engine: TestEngine, beside: Beside, enough: number): Promise<Comparison> {
  const { name } = engine;
  const steps = stepsOn(engine, usualSteps);
  const url = await newDatabase(t, name, 'tables');
  const writing = await writtenService(t, { address: () => Promise.resolve(url) });
  const { store, clock } = writing.service;
  await addKey(store, limitedKey, 'servers', { grants: [{ verbs: ['view'], objectTypes: ['C__OBJTYPE__SERVER'] }] });
  // Of PostgreSQL another process: it learns of nothing that the writing one does.
  const other = name === 'SQLite' ? store : await storeAt(t, url, { durability: 'fast' });
  const fast = await serviceOver(t, beside(other), { ...settings, KATASTER_SPEED: 'fast' });
  const plain = await serviceOver(t, store, { ...settings, KATASTER_SPEED: 'plain' });
  const course = new RandomCourse(seed, [writing]);
  const asking = new Asking(seed);
  const differing: string[] = [];
  while (course.taken < steps && differing.length < enough) {
    const { step } = await course.next();
    const shown = new Date(clock.now().getTime()).toISOString().slice(0, 19).replace('T', ' ');
    for (const service of [fast, plain]) service.clock.set(shown);
    for (const question of asking.next(await worldIn(writing.tables))) {
      const [kept, fresh] = await Promise.all([answerTo(question, fast), answerTo(question, plain)]);
      if (kept !== fresh) differing.push(`step ${course.taken} ${JSON.stringify({ step, question, kept, fresh })}`);
    }
  }
  return { compared: asking.asked, differing };
}

/** Draws questions, most of them such as were asked before. */
class Asking {
  asked = 0;
  private readonly dice: Dice;
  private readonly questions: Question[] = [];

  constructor(seed: number) {
    this.dice = new Dice(seed);
  }

  next(world: World): readonly Question[] {
    const key = this.dice.happens(80) ? testKey : limitedKey;
    this.questions.push({ request: { ...randomRead(this.dice, world, keptReads), user: undefined }, key });
    if (this.questions.length > questionsAtOnce) this.questions.splice(this.dice.below(questionsAtOnce), 1);
    const again = Array.from({ length: askedAfterWrite }, () => this.dice.one(this.questions));
    this.asked += again.length;
    return again;
  }
}

async function answerTo({ request, key }: Question, service: TestService): Promise<string> {
  const [call] = request.calls;
  const body = JSON.stringify({ version: '2.0', method: call?.method, params: { apikey: key, ...call?.params }, id: 1 });
  const { status, text } = await send(service.endpoint(request.dialect), { body });
  return `${status} ${text}`;
}

/** The same store, whose commits do not tell that they changed items of a kind. */
export const withoutItems =
  (kind: string): Beside =>
  store => {
    const isTold = (item: Item): boolean => !item.startsWith(`${kind} `);
    const told = (written: WriteSet): WriteSet => written && new Set([...written].filter(isTold));
    return instead(store, 'onCommit', listener => store.onCommit(written => listener(told(written))));
  };
