import type { ExecutionContext } from 'ava';
import { lastCatalogueChoice } from '../../src/attributes/references.js';
import type { Store } from '../../src/domain/storage/store.js';
import type { Item, WriteSet } from '../../src/domain/storage/write-set.js';
import { entriesRead, objectMade } from '../factories/calls.js';
import { newDatabase } from '../helpers/databases.js';
import { Dice } from '../helpers/dice.js';
import { send } from '../helpers/http.js';
import { instead } from '../helpers/instead.js';
import type { RandomRequest } from '../helpers/random-calls/calls.js';
import { RandomCourse } from '../helpers/random-calls/course.js';
import { keptReads, randomRead } from '../helpers/random-calls/reads.js';
import { writtenService } from '../helpers/random-calls/service.js';
import { seed, stepsOn, timeFor } from '../helpers/random-calls/settings.js';
import { type World, worldIn } from '../helpers/random-calls/world.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { addKey, serviceOver, type TestService, testKey } from '../helpers/service.js';
import { engines, freshStore, storeAt, type TestEngine } from '../helpers/stores.js';

const usualSteps = 300;
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

/** A store over the same database as another one, by which a service learns what it needs to know of commits. */
type Beside = (store: Store) => Store;

/** Asks a service that keeps answers, and one that keeps none, the same questions between random writes, until enough answers differ. */
async function comparison(t: ExecutionContext, engine: TestEngine, beside: Beside, enough: number): Promise<Comparison> {
  const { name } = engine;
  const steps = stepsOn(engine, usualSteps);
  t.timeout(timeFor(steps));
  const url = await newDatabase(t, name, 'tables');
  const writing = await writtenService(t, { address: () => Promise.resolve(url) });
  const { store, clock } = writing.service;
  await addKey(store, limitedKey, 'servers', { grants: [{ verbs: ['view'], objectTypes: ['C__OBJTYPE__SERVER'] }] });
  // Of PostgreSQL another process: it learns of nothing that the writing one does.
  const other = name === 'SQLite' ? store : await storeAt(t, url, { durability: 'fast' });
  const keeping = await serviceOver(t, beside(other), settings);
  const keepingNone = await serviceOver(t, store, { ...settings, KATASTER_CACHE_LIMIT: '0' });
  const course = new RandomCourse(seed, [writing]);
  const asking = new Asking(seed);
  const differing: string[] = [];
  while (course.taken < steps && differing.length < enough) {
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
    const { compared, differing } = await comparison(t, engine, store => store, 1);
    t.deepEqual(differing, [], `seed ${seed}`);
    t.is(compared, stepsOn(engine, usualSteps) * askedAfterWrite);
  });

const [sqlite, postgres] = engines as readonly [TestEngine, TestEngine];

/** The same store, whose commits do not tell that they changed items of a kind. */
const withoutItems =
  (kind: string): Beside =>
  store => {
    const isTold = (item: Item): boolean => !item.startsWith(`${kind} `);
    const told = (written: WriteSet): WriteSet => written && new Set([...written].filter(isTold));
    return instead(store, 'onCommit', listener => store.onCommit(written => listener(told(written))));
  };

for (const kind of ['object', 'dialog'])
  sqlite.test(`SQLite: answers differ where write sets do not have what was changed: ${kind}`, async t => {
    t.true((await comparison(t, sqlite, withoutItems(kind), 1)).differing.length > 0);
  });

for (const [kind, shown] of [
  ['choice', 'Acme'],
  ['nothing', 'ACME Inc.'],
] as const)
  sqlite.test(`SQLite: an entry shows its choice as ${shown} where write sets have all but ${kind}`, async t => {
    const store = await freshStore(t, sqlite, { durability: 'fast' });
    const call = callerOf(await serviceOver(t, withoutItems(kind)(store)), 'contract');
    const category = 'C__CATG__MODEL';
    const object = await objectMade(call, { categories: { [category]: { manufacturer: 'Acme' } } });
    const read = () => entriesRead<{ readonly manufacturer: object }>(call, { objID: object, category });
    t.like((await read())[0]?.manufacturer, { title: 'Acme' });
    await resultOf(
      call('cmdb.dialog.update', { category, property: 'manufacturer', entry_id: lastCatalogueChoice + 1, value: 'ACME Inc.' }),
    );
    t.like((await read())[0]?.manufacturer, { title: shown });
  });

postgres.test('PostgreSQL: answers differ where another state is taken for the same', async t => {
  const sameState: Beside = store => instead(store, 'state', () => Promise.resolve('the same'));
  t.true((await comparison(t, postgres, sameState, 1)).differing.length > 0);
});
