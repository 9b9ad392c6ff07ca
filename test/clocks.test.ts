import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ServerClock } from '../src/store/engines/postgres/server-clock.js';
import { author } from './helpers/author.js';
import { timeOfDay } from './helpers/clock-of-the-day.js';
import { newDatabase } from './helpers/databases.js';
import { hasPostgres } from './helpers/postgres.js';
import { type RunningService, serve } from './helpers/process.js';
import { shiftedClock } from './helpers/shifted-clock.js';
import { engines, freshStore, someObject } from './helpers/stores.js';
import test from './helpers/suite.js';

const onPostgres = hasPostgres ? test.serial : test.serial.skip;
const type = 'C__OBJTYPE__SERVER';
const minute = 60_000;

/** Whether a time that was written is between then and now, but for the minute that clocks may be off. */
function isSince(then: number, time: unknown): boolean {
  const written = Date.parse(String(time));
  return written > then - minute && written < timeOfDay() + minute;
}

async function result<T>(answer: ReturnType<RunningService['call']>): Promise<T> {
  const { result: value, error } = await answer;
  if (error) throw new Error(JSON.stringify(error));
  return value as T;
}

async function create({ call }: RunningService, title: string, more: object = {}): Promise<number> {
  return Number((await result<{ readonly id: string }>(call('cmdb.object.create', { type, title, ...more }))).id);
}

/** Dates that a process with a right clock relies on after one with a wrong clock had a part in it. */
const dates: Readonly<Record<string, (right: RunningService, wrong: RunningService) => Promise<boolean>>> = {
  'the time of a change set': async (right, wrong) => {
    const then = timeOfDay();
    const object = await create(wrong, 'dated');
    const { change_sets: sets } = await result<{ readonly change_sets: readonly { readonly time: string }[] }>(
      right.call('kataster.changes.read', { object }),
    );
    return sets.length === 1 && isSince(then, sets[0]?.time);
  },
  'an event of the audit': async (right, wrong) => {
    const then = timeOfDay();
    const { id } = await result<{ readonly id: string }>(wrong.call('kataster.key.create', { title: 'audited' }));
    const { events } = await result<{ readonly events: readonly { readonly time: string; readonly subject?: object }[] }>(
      right.call('kataster.audit.read', { event: 'keyCreated', limit: 1 }),
    );
    return id !== '' && isSince(then, events[0]?.time);
  },
  'a result that is kept for a day': async (right, wrong) => {
    const once = { idempotency_key: `once-${wrong.pid}` };
    return (await create(right, 'once', once)) === (await create(wrong, 'once', once));
  },
  'the end of a key': async (right, wrong) => {
    const expires = (hours: number) => new Date(timeOfDay() + hours * 60 * minute).toISOString();
    const made = (hours: number) =>
      result<{ readonly key: string }>(right.call('kataster.key.create', { title: `${hours}`, expires: expires(hours) }));
    const { key } = await made(1);
    return (await wrong.call('idoit.version', { apikey: key })).error === undefined;
  },
  'a moment of the past': async (right, wrong) => {
    const objects = [await create(right, 'before'), await create(wrong, 'between'), await create(right, 'after')];
    const at = new Date(timeOfDay() + 1000).toISOString();
    const found = await Promise.all(objects.map(id => right.call('cmdb.object.read', { id, as_of: at })));
    return found.every(({ result: object }) => object !== null && typeof object === 'object' && 'title' in object);
  },
  'history that is kept for 30 days': async (right, wrong) => {
    const object = await create(right, 'first');
    for (const title of ['second', 'third']) await result(right.call('cmdb.object.update', { id: object, title }));
    const { change_sets: sets } = await result<{ readonly change_sets: readonly unknown[] }>(
      wrong.call('kataster.changes.read', { object }),
    );
    return sets.length === 3;
  },
};

test('the clock of a server does not step back where questions are longer under way than answers, but follows one that is set back', async t => {
  let elapsedMs = 0;
  let serverMs = 1_000_000;
  let underWayMs = 0;
  const reading = {
    async rows() {
      elapsedMs += underWayMs;
      return [{ time: serverMs }];
    },
  };
  const clock = new ServerClock(reading as never, () => elapsedMs);
  const measured = async (atMs: number, answerMs: number): Promise<number> => {
    [serverMs, underWayMs] = [atMs, answerMs];
    await clock.start();
    clock.stop();
    return clock.now().getTime();
  };
  t.is(await measured(1_000_000, 0), 1_000_000);
  elapsedMs += 100;
  // The question was under way for 800 ms, and the answer for none.
  t.is(await measured(1_000_900, 800), 1_001_300);
  t.is(await measured(1_000_900, 0), 1_001_300);
  elapsedMs += 500;
  t.is(clock.now().getTime(), 1_001_400);
  t.is(await measured(5000, 0), 5000);
});

for (const hours of [-35 * 24, 0.1])
  onPostgres(
    `PostgreSQL: a process whose clock is ${hours} hours off takes dates from the database and is not ready`,
    async t => {
      const environment = { KATASTER_DATABASE: await newDatabase(t, 'PostgreSQL', 'tables'), KATASTER_HISTORY: '30d' };
      const right = await serve(t, environment);
      const wrong = await serve(t, { ...environment, ...shiftedClock(hours) });
      for (const [date, isKept] of Object.entries(dates)) t.true(await isKept(right, wrong), date);
      t.is((await fetch(`${wrong.url}/health/ready`)).status, 503);
      const [, seconds, side] =
        /The clock of this machine is (\d+) s (ahead of|behind) that of the database/.exec(wrong.said.stderr) ?? [];
      t.is(side, hours > 0 ? 'ahead of' : 'behind');
      // A question that is long under way tells the clock of then.
      t.true(Math.abs(Number(seconds) - Math.abs(hours) * 3600) < 60, `${seconds} s`);
      t.is((await fetch(`${right.url}/health/ready`)).status, 200);
    },
  );

onPostgres('PostgreSQL: a process whose clock is half a minute off is ready', async t => {
  const url = await newDatabase(t, 'PostgreSQL', 'tables');
  const { url: service, said } = await serve(t, { KATASTER_DATABASE: url, ...shiftedClock(1 / 120) });
  t.is((await fetch(`${service}/health/ready`)).status, 200);
  t.false(said.stderr.includes('The clock of this machine'));
});

for (const engine of engines)
  engine.test(`${engine.name}: the last change set until a time is found where clocks were wrong for a while`, async t => {
    const store = await freshStore(t, engine);
    const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * minute);
    const ahead = 60 * 24 * 60;
    const minutes = [0, 1, 2, ahead, ahead + 1, ahead + 2, 3, 4, -90, 5, 5, ahead / 2, 6, 7];
    for (const [index, time] of minutes.entries())
      await store.transaction({ ...author, now: () => at(time) }, ({ objects }) => objects.insert(someObject(index + 1)));
    for (const asked of [...minutes, -100, -1, 2.5, 4.5, 8, ahead + 0.5, ahead + 100]) {
      const last = minutes.reduce((found, time, index) => (time <= asked ? index + 1 : found), 0);
      t.is(await store.reads.revisions.lastUntil(at(asked).toISOString()), last, `until ${asked}`);
    }
  });

/** Places that may ask for the clock of the machine, and the reason. */
const ownClocks: Readonly<Record<string, string>> = {
  'src/store/engines/sqlite/sqlite.ts': 'the one process of a file has no other clock',
  'src/store/engines/reading-engine.ts': 'a reader is given the time with each job',
  'src/store/engines/postgres/server-clock.ts': 'it compares the two',
  'src/store/backups/sqlite-backup.ts': 'the time that a backup shows',
  'src/store/exports/backup.ts': 'the time that a backup shows',
  'src/store/backups/database-place.ts': 'the name of a file',
  'src/http/webhooks/send-request.ts': 'how long a receiver asks to wait, by its own clock',
  'src/cli/import-example.ts': 'the days that an example begins with',
  'src/http/sign-in/provider-client.ts': 'the difference of both clocks',
  'src/cli/key.ts': 'a word in a table of the terminal',
  'src/clients/typescript/runtime.ts': 'an id',
};

test('the clock of the machine is asked for where nobody else relies on it', t => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(name => join('src', name));
  const found = files.filter(file => {
    if (!file.endsWith('.ts')) return false;
    const isOfService = !/^src\/(console|site|store\/migrations)\//.test(file);
    return isOfService && /\bnew Date\(\)|\bDate\.now\(\)/.test(readFileSync(file, 'utf8'));
  });
  t.deepEqual([...found].sort(), Object.keys(ownClocks).sort());
});
