import type { ExecutionContext } from 'ava';
import type { Store } from '../src/domain/storage/store.js';
import type { Item, WriteSet } from '../src/domain/storage/write-set.js';
import { newDatabase } from './helpers/databases.js';
import { Dice } from './helpers/dice.js';
import { send } from './helpers/http.js';
import { instead } from './helpers/instead.js';
import type { RandomRequest } from './helpers/random-calls/calls.js';
import { RandomCourse } from './helpers/random-calls/course.js';
import { keptReads, randomRead } from './helpers/random-calls/reads.js';
import { writtenService } from './helpers/random-calls/service.js';
import { seed, stepsOf, timeFor } from './helpers/random-calls/settings.js';
import { type World, worldIn } from './helpers/random-calls/world.js';
import { addKey, serviceOver, type TestService, testKey } from './helpers/service.js';
import { engines, type TestEngine } from './helpers/stores.js';

const steps = stepsOf(300);
/** Questions that are asked again and again, each after some of the writes. */
const questionsAtOnce = 80;
const askedAfterWrite = 12;

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

/** Asks a service that keeps answers, and one that keeps none, the same questions between random writes. */
async function comparison(
  t: ExecutionContext,
  { name }: TestEngine,
  learning: (written: WriteSet) => WriteSet,
  isEnough: (differing: number) => boolean,
): Promise<Comparison> {
  const url = await newDatabase(t, name, 'tables');
  const writing = await writtenService(t, { address: () => Promise.resolve(url) });
  const { store, clock } = writing.service;
  const onCommit: Store['onCommit'] = listener => store.onCommit(written => listener(learning(written)));
  await addKey(store, limitedKey, 'servers', { grants: [{ verbs: ['view'], objectTypes: ['C__OBJTYPE__SERVER'] }] });
  const keeping = await serviceOver(t, instead(store, 'onCommit', onCommit), settings);
  const keepingNone = await serviceOver(t, store, { ...settings, KATASTER_CACHE_LIMIT: '0' });
  const course = new RandomCourse(seed, [writing]);
  const asking = new Asking(seed);
  const differing: string[] = [];
  while (course.taken < steps && !isEnough(differing.length)) {
    const { step } = await course.next();
    const shown = new Date(clock.now().getTime()).toISOString().slice(0, 19).replace('T', ' ');
    for (const service of [keeping, keepingNone]) service.clock.set(shown);
    for (const question of asking.next(await worldIn(writing.tables))) {
      const [kept, fresh] = await Promise.all([answerTo(question, keeping), answerTo(question, keepingNone)]);
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

for (const engine of engines)
  engine.test(`${engine.name}: kept answers are those of a service that keeps none, whatever is written`, async t => {
    t.timeout(timeFor(steps));
    const { compared, differing } = await comparison(
      t,
      engine,
      written => written,
      differences => differences > 0,
    );
    t.deepEqual(differing, [], `seed ${seed}`);
    t.is(compared, steps * askedAfterWrite);
  });

const [sqlite] = engines as readonly [TestEngine];

for (const kind of ['object', 'choice', 'dialog'])
  sqlite.test(`answers differ where commits do not tell what they changed: ${kind}`, async t => {
    t.timeout(timeFor(steps));
    const isTold = (item: Item): boolean => !item.startsWith(`${kind} `);
    const learning = (written: WriteSet): WriteSet => written && new Set([...written].filter(isTold));
    const { differing } = await comparison(t, sqlite, learning, differences => differences > 0);
    t.true(differing.length > 0);
  });
