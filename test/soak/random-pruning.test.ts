import type { ExecutionContext } from 'ava';
import type { ChangeSet, History } from '../../generated/types.js';
import type { Store } from '../../src/domain/storage/store.js';
import { findingsIn } from '../helpers/checking.js';
import { copyOf } from '../helpers/copies/copy.js';
import { described, differencesOf } from '../helpers/copies/differences.js';
import { asOf, changesIn, keptIn } from '../helpers/copies/history.js';
import { onceForAll } from '../helpers/databases.js';
import { answersOver } from '../helpers/random-calls/answers.js';
import { observedCourse } from '../helpers/random-calls/observed-course.js';
import { seed, stepsOf, timeFor } from '../helpers/random-calls/settings.js';
import { resultOf } from '../helpers/rpc.js';
import { engines, type TestEngine } from '../helpers/stores.js';

const steps = stepsOf(300);

/** Changes of which a page has more than the whole course made. */
const all = { limit: 10_000, sort: 'ASC' };

/** A course whose older half was pruned, in two steps, with what was known before that. */
async function prunedCourse(scope: Parameters<typeof observedCourse>[0], engine: TestEngine) {
  const course = await observedCourse(scope, engine, steps);
  const { store, moments, tables } = course;
  const before = { copy: await copyOf(tables), sets: await setsOf(store), revisions: await revisionsOf(store) };
  const horizons = [moments[Math.floor(moments.length / 4)], moments[Math.floor(moments.length / 2)]];
  const expected: number[] = [];
  const removed: number[] = [];
  for (const horizon of horizons) {
    const number = horizon?.number ?? 0;
    expected.push(await store.retention.prunable(number));
    await store.retention.moveHorizon({ number, time: horizon?.time.toISOString() ?? '' });
    removed.push(await pruned(store));
  }
  const after = { copy: await copyOf(tables), sets: await setsOf(store), revisions: await revisionsOf(store) };
  return { ...course, before, after, expected, removed, horizon: horizons.at(-1)?.number ?? 0 };
}

async function pruned({ retention }: Store): Promise<number> {
  let changes = 0;
  for (;;) {
    const slice = await retention.pruneSlice();
    changes += slice.changes;
    if (slice.isLast) return changes;
  }
}

async function setsOf(store: Store): Promise<readonly ChangeSet[]> {
  const answers = answersOver(store, { now: () => new Date('2026-01-15T09:00:00Z') });
  const sets: ChangeSet[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const request = { method: 'kataster.changes.read', params: { ...all, cursor } };
    const text = await answers({ dialect: 'contract', user: undefined, calls: [request as never], isBatch: false });
    const page: History = await resultOf<History>(Promise.resolve(JSON.parse(text)));
    sets.push(...page.change_sets);
    cursor = page.cursor;
  }
  return sets;
}

async function revisionsOf({ reads: { revisions } }: Store) {
  const ids = Array.from({ length: 2000 }, (_, at) => at + 1);
  return [await revisions.ofObjects(ids), await revisions.ofEntries(ids)];
}

type Change = ReturnType<typeof changesIn>[number];

/** A change as its reader sees it, without those that went beside it. Titles of objects are those that are kept next. */
const linesOf = (sets: readonly ChangeSet[]) =>
  new Set(
    sets.flatMap(({ changes, ...set }) => changes.map(change => JSON.stringify([set, change, change.object?.id], untitled))),
  );

const untitled = (name: string, value: unknown) => (name === 'object' ? undefined : value);

for (const engine of engines) {
  const course = onceForAll(scope => prunedCourse(scope, engine));
  const { name, test } = engine;
  const timed = (t: ExecutionContext) => t.timeout(timeFor(steps));

  test(`${name}: what was pruned is what was announced, and the rest of the database is as it has to be`, async t => {
    timed(t);
    const { expected, removed, url, before, after } = await course();
    t.deepEqual(removed, expected, `seed ${seed}`);
    t.true(removed.every(changes => changes > 0));
    t.is(
      changesIn(before.copy).length - changesIn(after.copy).length,
      removed.reduce((sum, changes) => sum + changes, 0),
    );
    t.deepEqual(await findingsIn(url), []);
  });

  test(`${name}: rows and reads as of a moment that is kept are what they were`, async t => {
    timed(t);
    const { moments, after, before, horizon, store } = await course();
    t.is(described(differencesOf(keptIn(before.copy), keptIn(after.copy))), '');
    for (const { copy, number, time, answered } of moments.filter(each => each.number >= horizon)) {
      const differences = differencesOf(keptIn(copy), keptIn(asOf(after.copy, number)));
      t.is(described(differences), '', `seed ${seed}, number ${number}: as it was / as it follows`);
      const answers = answersOver(store.asOf(number), { now: () => time });
      for (const [request, answer] of answered)
        if (!answer.includes('password'))
          t.is(await answers(request), answer, `seed ${seed}, number ${number}: ${JSON.stringify(request)}`);
    }
  });

  test(`${name}: changes that are kept read as before, and so do the first and the last one of each object`, async t => {
    timed(t);
    const { before, after, horizon } = await course();
    const [lines, kept] = [linesOf(before.sets), linesOf(after.sets)];
    t.deepEqual(
      [...kept].filter(line => !lines.has(line) && !line.includes('purge')),
      [],
      `seed ${seed}`,
    );
    t.deepEqual(after.revisions, before.revisions);
    const recent = linesOf(before.sets.filter(({ number }) => number > horizon));
    t.deepEqual(
      [...recent].filter(line => !kept.has(line)),
      [],
    );
    const numbers = new Set(changesIn(after.copy).map(({ object, number }) => `${object} ${number}`));
    const ofObjects = new Map<number, Change[]>();
    for (const change of changesIn(before.copy))
      if (change.object !== null) ofObjects.set(change.object, [...(ofObjects.get(change.object) ?? []), change]);
    for (const [object, changes] of ofObjects) {
      const own = changes.filter(({ action }) => action.startsWith('object '));
      for (const change of [own[0] ?? changes[0], changes.at(-1)])
        t.true(
          numbers.has(`${object} ${change?.number}`),
          `seed ${seed}: object ${object}, ${change?.action} in ${change?.number}`,
        );
    }
  });
}
