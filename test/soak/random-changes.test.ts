import type { ExecutionContext } from 'ava';
import { findingsIn } from '../helpers/checking.js';
import { type Difference, described, differencesOf } from '../helpers/copies/differences.js';
import { asOf, changesIn, keptIn, subjectOf } from '../helpers/copies/history.js';
import { onceForAll } from '../helpers/databases.js';
import { answersOver } from '../helpers/random-calls/answers.js';
import { type Moment, observedCourse } from '../helpers/random-calls/observed-course.js';
import { seed, stepsOn, timeFor } from '../helpers/random-calls/settings.js';
import { secret } from '../helpers/random-calls/values.js';
import { engines } from '../helpers/stores.js';

const usualSteps = 800;

/** Changes that a course makes: all but edits of addresses of monitoring, which are rare. */
const everyChange = [
  ...['created', 'edited', 'purged'].map(action => `choice ${action}`),
  ...['archived', 'created', 'edited', 'markedDeleted', 'purged', 'recycled'].map(action => `entry ${action}`),
  ...['created', 'purged'].map(action => `livestatus ${action}`),
  ...['archived', 'created', 'edited', 'markedDeleted', 'purged', 'recycled', 'templated'].map(action => `object ${action}`),
  ...['created', 'edited', 'purged'].map(action => `report ${action}`),
  ...['created', 'edited', 'purged'].map(action => `import_profile ${action}`),
  ...['created', 'edited'].map(action => `definition ${action}`),
  ...['created', 'edited', 'purged'].map(action => `type ${action}`),
];

for (const engine of engines) {
  const steps = stepsOn(engine, usualSteps);
  const course = onceForAll(scope => observedCourse(scope, engine, steps));
  const { name, test } = engine;

  test(`${name}: rows as of a number follow from the present and the past`, async t => {
    t.timeout(timeFor(steps));
    const { moments } = await course();
    const last = moments.at(-1)?.copy ?? new Map();
    for (const { copy, number } of moments) {
      const differences = differencesOf(keptIn(copy), keptIn(asOf(last, number)));
      t.is(described(differences), '', `seed ${seed}, number ${number}: as it was / as it follows`);
    }
    const before = [...asOf(last, 0).values()].flatMap(rows => [...rows.keys()]);
    t.deepEqual(before, [], 'before the first change set there was nothing');
  });

  test(`${name}: a row that differs between two moments is part of a change between them`, async t => {
    t.timeout(timeFor(steps));
    const { moments } = await course();
    for (const [at, after] of moments.entries()) assertNoted(t, moments[at - 1] ?? after, after);
    const last = moments.at(-1);
    const noted = new Set(changesIn(last?.copy ?? new Map()).map(({ action }) => action));
    if (steps >= usualSteps)
      t.deepEqual(
        everyChange.filter(each => !noted.has(each)),
        [],
      );
    t.log(`seed ${seed}: ${steps} steps, ${moments.length} moments, number ${last?.number}`);
  });

  test(`${name}: a call makes one change set at most, with its method and dialect, and none where it is refused`, async t => {
    t.timeout(timeFor(steps));
    for (const { step, answers, made } of (await course()).noted) {
      if ('rows' in step) continue;
      const done = step.calls.filter((_, at) => !answers[at]?.error).map(({ method }) => `${method} ${step.dialect}`);
      for (const { method, dialect } of made) {
        const at = done.indexOf(`${method} ${dialect}`);
        t.true(at >= 0, `seed ${seed}: ${JSON.stringify({ step, answers, made })}`);
        done.splice(0, at + 1);
      }
    }
  });

  test(`${name}: a check finds nothing afterwards`, async t => {
    t.timeout(timeFor(steps));
    const { url } = await course();
    t.deepEqual(await findingsIn(url), []);
  });

  test(`${name}: random reads as of a number return what they returned then`, async t => {
    t.timeout(timeFor(steps));
    const { store, moments } = await course();
    for (const { number, time, answered } of moments) {
      const answers = answersOver(store.asOf(number), { now: () => time });
      for (const [request, answer] of answered) {
        const about = `seed ${seed}, number ${number}: ${JSON.stringify(request)}`;
        t.deepEqual(withoutSecrets(await answers(request)), withoutSecrets(answer), about);
      }
    }
  });
}

function assertNoted(t: ExecutionContext, before: Moment, after: Moment): void {
  const changes = changesIn(after.copy).filter(({ number }) => number > before.number && number <= after.number);
  const subjects = new Set(changes.map(({ subject }) => subject));
  const objects = new Set(changes.map(({ object }) => `object ${object}`));
  const lackedBy = (noted: ReadonlySet<string>, { table, one, other }: Difference): boolean =>
    ![one, other].some(row => row && noted.has(subjectOf(table, row)));
  const forgotten = differencesOf(keptIn(before.copy), keptIn(after.copy)).filter(each => lackedBy(subjects, each));
  const ofObjects = differencesOf(before.copy, after.copy).filter(({ table }) => table === 'objects');
  const untouched = ofObjects.filter(each => lackedBy(objects, each));
  t.is(described([...forgotten, ...untouched]), '', `seed ${seed}, numbers ${before.number} to ${after.number}`);
}

/** The past keeps no passwords. */
function withoutSecrets(text: string): unknown {
  return JSON.parse(text.replaceAll(JSON.stringify(secret), '""'));
}
