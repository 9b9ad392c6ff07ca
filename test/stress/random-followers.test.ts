import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExecutionContext } from 'ava';
import { newDatabase, temporaryFolder } from '../helpers/databases.js';
import { Dice } from '../helpers/dice.js';
import { Follower } from '../helpers/followers/follower.js';
import { SharedObjects, write } from '../helpers/followers/writers.js';
import { type Fleet, fleet } from '../helpers/process.js';
import { seed, stepsOf, timeFor } from '../helpers/random-calls/settings.js';
import { engines } from '../helpers/stores.js';
import { until } from '../helpers/waiting.js';

const steps = stepsOf(240);
const isSoak = steps > 5000;
const writers = 16;
const kills = isSoak ? 100 : 12;
/** Milliseconds for which a process is stopped in the middle: with the transactions that it has begun. */
const stops = isSoak ? [30_000, 300, 300, 300] : [700, 300, 300];
const processes: Readonly<Record<string, number>> = { SQLite: 1, PostgreSQL: 3 };

/** Delays one of five commits on PostgreSQL after its change set has a number: many are committed in another order than that of their numbers. */
const delayedCommits = `CREATE FUNCTION delay_commit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF random() < 0.2 THEN PERFORM pg_sleep(random() * 0.4); END IF; RETURN NULL; END $$;
  CREATE CONSTRAINT TRIGGER delayed_commit AFTER INSERT ON change_sets DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION delay_commit()`;

for (const { test, name } of engines)
  test(`${name}: copies of followers that are killed again and again equal the source, nothing missed, nothing twice`, async t => {
    t.timeout(timeFor(steps));
    const { services, rows } = await fleet(t, await newDatabase(t, name), processes[name] ?? 1);
    if (name === 'PostgreSQL') await rows(delayedCommits);
    const folder = temporaryFolder(t);
    const steady = new Follower(t, services[0]?.endpoint() ?? '', join(folder, 'steady copy'));
    const killable = services.map(({ endpoint }, at) => new Follower(t, endpoint(), join(folder, `copy ${at}`)));
    const objects = new SharedObjects();
    let isWriting = true;
    const work = Array.from({ length: writers }, (_, at) => {
      const service = services[at % services.length];
      return service && write(service, objects, new Dice(seed + at), steps / writers);
    });
    const followers = [steady, ...killable];
    const disturbances = [killed(killable, () => isWriting), stopped(services, () => isWriting)];
    await Promise.all(work);
    isWriting = false;
    const [restarts] = await Promise.all(disturbances);
    await isFollowed(t, rows, followers);
    const late = followers.flatMap(({ copy: { numbers } }) => numbers.filter((number, at) => number < (numbers[at - 1] ?? 0)));
    t.log(
      `seed ${seed}: ${steps} writes, ${followers.length} followers, ${restarts} kills, ${late.length} later than higher numbers`,
    );
  });

/** Kills and starts followers in turn, all through the writes. */
async function killed(followers: readonly Follower[], isWriting: () => boolean): Promise<number> {
  let times = 0;
  for (; times < kills || isWriting(); times += 1) {
    followers[times % followers.length]?.restart();
    await wait(1000);
  }
  return times;
}

async function stopped(services: Fleet['services'], isWriting: () => boolean): Promise<void> {
  for (const [at, milliseconds] of stops.entries()) {
    if (!isWriting()) return;
    await wait(500);
    const service = services[(at + 1) % services.length];
    service?.signal('SIGSTOP');
    await wait(milliseconds);
    service?.signal('SIGCONT');
  }
}

/** Each copy has every change set once, and the titles that the source has. */
async function isFollowed(t: ExecutionContext, rows: Fleet['rows'], followers: readonly Follower[]): Promise<void> {
  const sets = await rows<{ readonly number: number | string }>('SELECT number FROM change_sets ORDER BY number');
  const numbers = sets.map(({ number }) => Number(number));
  const objects = await rows<{ readonly id: number; readonly title: string }>('SELECT id, title FROM objects ORDER BY id');
  const titles = Object.fromEntries(objects.map(({ id, title }) => [String(id), title]));
  for (const follower of followers) {
    await until(() => follower.copy.numbers.length >= numbers.length).catch(() => undefined);
    const { numbers: seen, titles: copied, faults } = follower.copy;
    t.deepEqual(
      seen.toSorted((one, other) => one - other),
      numbers,
    );
    t.deepEqual(copied, titles);
    t.deepEqual(faults, []);
  }
}
