import type { Reverted } from '../../generated/types.js';
import { lastCatalogueChoice } from '../../src/attributes/references.js';
import { conflictsOf } from '../helpers/copies/conflicts.js';
import { type Copy, copyOf } from '../helpers/copies/copy.js';
import { described, differencesOf } from '../helpers/copies/differences.js';
import { keptIn, numberOf } from '../helpers/copies/history.js';
import { newDatabase } from '../helpers/databases.js';
import { Dice } from '../helpers/dice.js';
import type { RandomRequest } from '../helpers/random-calls/calls.js';
import { RandomCourse } from '../helpers/random-calls/course.js';
import { type WrittenService, writtenService } from '../helpers/random-calls/service.js';
import { seed, stepsOn, timeFor } from '../helpers/random-calls/settings.js';
import { engines } from '../helpers/stores.js';

/** Steps that are undone together at most. */
const together = 12;

/** Undoes change sets, newest first. */
async function undo({ carryOut }: WrittenService, numbers: readonly number[], params: object = {}): Promise<Reverted> {
  const call = { method: 'kataster.changes.revert', params: { numbers, ...params } };
  const request: RandomRequest = { dialect: 'contract', user: undefined, calls: [call], isBatch: false };
  const [answer] = await carryOut(request, 1);
  if (!answer?.result) throw new Error(JSON.stringify(answer?.error));
  return answer.result as Reverted;
}

/** Numbers after one, up to another. */
function between(since: number, until: number): readonly number[] {
  return Array.from({ length: until - since }, (_, at) => since + 1 + at);
}

/** The tables that have a history, with the sysids that are not given out again. */
function comparedIn(copy: Copy): Copy {
  return new Map([...keptIn(copy), ['retired_sysids', copy.get('retired_sysids') ?? new Map()]]);
}

/** Conflicts because of values, and not of other records. */
const ofValues = /^(is .* now, not |was purged since$|is there again)/s;

function nameOf({ object, entry, choice, object_type: type, attribute }: Reverted['conflicts'][number]): string {
  if (choice !== undefined) return `choice ${choice - lastCatalogueChoice} ${attribute ?? '-'}`;
  return `${type !== undefined ? `type ${type}` : entry === null ? `object ${object}` : `entry ${entry}`} ${attribute ?? '-'}`;
}

for (const engine of engines) {
  const { name, test } = engine;
  const steps = stepsOn(engine, 400);

  test(`${name}: undoing everything since a number gives the tables of then`, async t => {
    t.timeout(timeFor(steps));
    const written = await writtenService(t, { address: scope => newDatabase(scope, name, 'tables') });
    const course = new RandomCourse(seed, [written]);
    const dice = new Dice(seed);
    let [rounds, undone, granted] = [0, 0, 0];
    while (course.taken < steps) {
      for (let step = dice.below(together); step > 0; step -= 1) await course.next();
      const before = await copyOf(written.tables);
      for (let step = 1 + dice.below(together); step > 0; step -= 1) await course.next();
      const numbers = between(numberOf(before), numberOf(await copyOf(written.tables)));
      if (numbers.length === 0) continue;
      const about = `seed ${seed}, after step ${course.taken}, numbers ${numbers[0]} to ${numbers.at(-1)}`;
      const { conflicts } = await undo(written, numbers, { on_conflict: 'skip' });
      const others = conflicts.filter(({ reason }) => reason !== 'rights are granted to it');
      t.deepEqual(others, [], about);
      rounds += 1;
      if (conflicts.length > 0) granted += 1;
      else {
        undone += numbers.length;
        const differences = differencesOf(comparedIn(before), comparedIn(await copyOf(written.tables)));
        if (differences.length > 0) t.fail(`${about}: before / undone\n${described(differences)}`);
      }
    }
    t.log(`seed ${seed}: ${course.taken} steps, ${undone} change sets undone in ${rounds} rounds, ${granted} left for rights`);
  });

  test(`${name}: undoing one change set among others is in conflict exactly where a plain model says`, async t => {
    t.timeout(timeFor(steps));
    const written = await writtenService(t, { address: scope => newDatabase(scope, name, 'tables') });
    const course = new RandomCourse(seed, [written]);
    const dice = new Dice(seed);
    let [undone, conflicts] = [0, 0];
    while (course.taken < steps) {
      for (let step = 1 + dice.below(4); step > 0; step -= 1) await course.next();
      const copy = await copyOf(written.tables);
      const last = numberOf(copy);
      const number = Math.max(2, last - dice.below(dice.happens(70) ? 15 : last));
      if (number > last) continue;
      const expected = conflictsOf(copy, number);
      const reverted = await undo(written, [number], { on_conflict: 'skip' });
      const found = reverted.conflicts.filter(({ reason }) => ofValues.test(reason)).map(nameOf);
      t.deepEqual(found.sort(), expected, `seed ${seed}, after step ${course.taken}, number ${number} of ${last}`);
      undone += 1;
      conflicts += found.length;
    }
    t.log(`seed ${seed}: ${course.taken} steps, ${undone} change sets undone, ${conflicts} conflicts`);
  });
}
