import { methods } from '../../generated/methods.js';
import type { MethodDefinition } from '../../src/rpc/method-definition.js';
import { objectMade } from '../factories/calls.js';
import { withoutLater } from '../helpers/copies/alike.js';
import { copyOf } from '../helpers/copies/copy.js';
import { described, differencesOf } from '../helpers/copies/differences.js';
import { newDatabase } from '../helpers/databases.js';
import { Dice } from '../helpers/dice.js';
import { type RunningService, rowsIn, serve } from '../helpers/process.js';
import type { RandomStep } from '../helpers/random-calls/calls.js';
import { RandomCourse } from '../helpers/random-calls/course.js';
import { writtenService } from '../helpers/random-calls/service.js';
import { seed, stepsOn, timeFor } from '../helpers/random-calls/settings.js';
import type { Scope } from '../helpers/scope.js';
import { testKey } from '../helpers/service.js';
import { engines } from '../helpers/stores.js';
import { sentUnsteadily } from '../helpers/unsteady-client.js';

const writersAtOnce = 8;
const kills = 5;
const table: Readonly<Record<string, MethodDefinition>> = methods;

/** Keys are used at any time: the time is no part of what a call changes. */
const ignored = { api_keys: ['last_used'] };

/** Gives every call that takes one an idempotency key of its own. */
function withKeys(number: number, step: RandomStep): RandomStep {
  if ('rows' in step) return step;
  const calls = step.calls.map(({ method, params }, at) => {
    const takesKey = table[method]?.options?.includes('idempotency_key');
    return { method, params: { ...params, ...(takesKey && { idempotency_key: `${number} ${at}` }) } };
  });
  return { ...step, calls };
}

for (const engine of engines) {
  const { test, name } = engine;
  const steps = stepsOn(engine, 200);

  test(`${name}: a random call that is repeated with its idempotency key has the same answer and changes nothing`, async t => {
    t.timeout(timeFor(steps));
    const service = await writtenService(t, { address: scope => newDatabase(scope, name, 'tables') });
    const course = new RandomCourse(seed, [service]);
    while (course.taken < steps) {
      const { step, answers } = await course.next(drawn => withKeys(course.taken, drawn));
      if ('rows' in step || !step.calls.every(({ params }) => 'idempotency_key' in params)) continue;
      const before = withoutLater(await copyOf(service.tables));
      const about = `step ${course.taken} of seed ${seed}: ${JSON.stringify(step)}`;
      t.deepEqual(await course.answersTo(step, 60), answers, about);
      t.is(described(differencesOf(before, withoutLater(await copyOf(service.tables)), ignored)), '', about);
    }
  });

  test(`${name}: writes of clients that lose connections to processes that are killed have one effect each`, async t => {
    t.timeout(timeFor(steps));
    const url = await newDatabase(t, name);
    const run = await Killed.start(t, url);
    const server = await objectMade(run.call);
    const writes = Array.from({ length: steps }, (_, at) => writeNumbered(at, server));
    const answers = new Map<number, string>();
    const left = [...writes.entries()];
    const writer = async (own: number): Promise<void> => {
      const dice = new Dice(seed + own);
      for (let next = left.shift(); next; next = left.shift()) {
        const [at, write] = next;
        answers.set(at, await run.untilAnswered(dice, write));
        if (at % Math.ceil(steps / kills) === 0) await run.kill();
      }
    };
    await Promise.all(Array.from({ length: writersAtOnce }, (_, own) => writer(own)));
    t.deepEqual(
      [...answers.values()].filter(text => !text.includes('"success":true')),
      [],
    );
    for (const [at, write] of writes.entries()) t.is(answers.get(at), await run.untilAnswered(new Dice(at), write));
    await run.end();
    t.deepEqual(
      await effectsIn(url),
      writes.map((_, at) => at),
    );
    t.log(`seed ${seed}: ${steps} writes, ${run.sent} requests, ${run.killed} kills`);
  });
}

/** A service whose process is killed and started again. */
class Killed {
  sent = 0;
  killed = 0;
  private service: Promise<RunningService>;
  private readonly start: () => Promise<RunningService>;

  private constructor(t: Scope, url: string) {
    this.start = () => serve(t, { KATASTER_DATABASE: url });
    this.service = this.start();
  }

  static async start(t: Scope, url: string): Promise<Killed> {
    const run = new Killed(t, url);
    await run.service;
    return run;
  }

  call: RunningService['call'] = async (...args) => (await this.service).call(...args);

  /** Sends a body until it is answered. */
  async untilAnswered(dice: Dice, body: string): Promise<string> {
    for (;;) {
      const { endpoint } = await this.service;
      this.sent += 1;
      const text = await sentUnsteadily(dice, endpoint(), body);
      const isRetried = text === undefined || text.includes('"retry":"true"');
      if (!isRetried) return text;
    }
  }

  async kill(): Promise<void> {
    this.killed += 1;
    const ended = this.end();
    this.service = ended.then(this.start);
    await this.service;
  }

  async end(): Promise<void> {
    const { signal, ended } = await this.service;
    signal('SIGKILL');
    await ended;
  }
}

/** The body of a write that is found again by its number. */
function writeNumbered(number: number, server: number): string {
  const about = { apikey: testKey, idempotency_key: `write ${number}` };
  const made = { method: 'cmdb.object.create', params: { ...about, type: 'C__OBJTYPE__CLIENT', title: `effect-${number}` } };
  const data = { hostname: `effect-${number}` };
  const saved = { method: 'cmdb.category.save', params: { ...about, object: server, category: 'C__CATG__IP', data } };
  return JSON.stringify({ version: '2.0', id: 1, ...(number % 2 === 0 ? made : saved) });
}

/** Numbers of the writes, each as often as it had an effect. */
async function effectsIn(url: string): Promise<readonly number[]> {
  const objects = await rowsIn<{ readonly title: string }>(url, "SELECT title FROM objects WHERE title LIKE 'effect-%'");
  const entries = await rowsIn<{ readonly values: string }>(url, `SELECT "values" FROM entries WHERE "values" LIKE '%effect-%'`);
  const texts = [...objects.map(({ title }) => title), ...entries.map(({ values }) => values)];
  return texts.flatMap(text => Number(/effect-(\d+)/.exec(text)?.[1])).sort((one, other) => one - other);
}
