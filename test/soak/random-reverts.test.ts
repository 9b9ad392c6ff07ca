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

/** Conflicts of many records together, and of no one attribute: an undo is refused as a whole, whatever is said of conflicts. */
const ofTogether =
  /^Conflict: undone, (positions of connectors would be taken twice|objects would stand in|the schema would contradict)/;

/** Undoes change sets, newest first, and leaves out conflicts; nothing where the whole is refused. */
async function undo({ carryOut }: WrittenService, numbers: readonly number[]): Promise<Reverted | undefined> {
  const call = { method: 'kataster.changes.revert', params: { numbers, on_conflict: 'skip' } };
  const request: RandomRequest = { dialect: 'contract', user: undefined, calls: [call], isBatch: false };
  const [answer] = await carryOut(request, 1);
  if (answer?.result) return answer.result as Reverted;
  if (ofTogether.test(String(answer?.error?.message))) return undefined;
  throw new Error(JSON.stringify(answer?.error));
}

/** Numbers after one, up to another. */
function between(since: number, until: number): readonly number[] {
  return Array.from({ length: until - since }, (_, at) => since + 1 + at);
}

/** The tables that have a history, with the sysids that are not given out again. Definitions that are undone keep a row, which is out of force. */
function comparedIn(copy: Copy): Copy {
  const kept = keptIn(copy);
  const inForce = [...(kept.get('definitions') ?? [])].filter(([, { removed }]) => Number(removed) === 0);
  return new Map([...kept, ['definitions', new Map(inForce)], ['retired_sysids', copy.get('retired_sysids') ?? new Map()]]);
}

/** Conflicts where an undo keeps to what methods do: a link from the other side may have led to what it may not lead to from this one. */
const ofMethods = /^(rights are granted to it$|object [0-9]+ is of type )/;

/** Conflicts because of values, and not of other records. */
const ofValues = /^(is .* now, not |was purged since$|is there again)/s;

/** The name of a conflict as the plain model has it: kind, id and attribute. */
function nameOf({ object, entry, choice, object_type: type, attribute, ...others }: Reverted['conflicts'][number]): string {
  const { report, import_profile, livestatus, definition } = others;
  const kinds = {
    choice: choice && choice - lastCatalogueChoice,
    type,
    report,
    import_profile,
    livestatus,
    definition,
    entry,
    object,
  };
  const [kind, id] = Object.entries(kinds).find(([, value]) => value != null) ?? [];
  return `${kind} ${id} ${attribute ?? '-'}`;
}

for (const engine of engines) {
  const { name, test } = engine;
  const steps = stepsOn(engine, 400);

  test(`${name}: undoing everything since a number gives the tables of then`, async t => {
    t.timeout(timeFor(steps));
    const written = await writtenService(t, { address: scope => newDatabase(scope, name, 'tables') });
    const course = new RandomCourse(seed, [written]);
    const dice = new Dice(seed);
    let [rounds, undone, kept] = [0, 0, 0];
    while (course.taken < steps) {
      for (let step = dice.below(together); step > 0; step -= 1) await course.next();
      const before = await copyOf(written.tables);
      for (let step = 1 + dice.below(together); step > 0; step -= 1) await course.next();
      const numbers = between(numberOf(before), numberOf(await copyOf(written.tables)));
      if (numbers.length === 0) continue;
      const about = `seed ${seed}, after step ${course.taken}, numbers ${numbers[0]} to ${numbers.at(-1)}`;
      const reverted = await undo(written, numbers);
      if (!reverted) throw new Error(`${about}: what was there before is refused`);
      const { conflicts } = reverted;
      const others = conflicts.filter(({ reason }) => !ofMethods.test(reason));
      t.deepEqual(others, [], about);
      rounds += 1;
      if (conflicts.length > 0) kept += 1;
      else {
        undone += numbers.length;
        const differences = differencesOf(comparedIn(before), comparedIn(await copyOf(written.tables)));
        if (differences.length > 0) t.fail(`${about}: before / undone\n${described(differences)}`);
      }
    }
    t.log(`seed ${seed}: ${course.taken} steps, ${undone} change sets undone in ${rounds} rounds, ${kept} left`);
  });

  test(`${name}: undoing one change set among others is in conflict exactly where a plain model says`, async t => {
    t.timeout(timeFor(steps));
    const written = await writtenService(t, { address: scope => newDatabase(scope, name, 'tables') });
    const course = new RandomCourse(seed, [written]);
    const dice = new Dice(seed);
    let [undone, conflicts, refused] = [0, 0, 0];
    while (course.taken < steps) {
      for (let step = 1 + dice.below(4); step > 0; step -= 1) await course.next();
      const copy = await copyOf(written.tables);
      const last = numberOf(copy);
      const number = Math.max(2, last - dice.below(dice.happens(70) ? 15 : last));
      if (number > last) continue;
      const expected = conflictsOf(copy, number);
      const reverted = await undo(written, [number]);
      if (!reverted) {
        refused += 1;
        t.deepEqual(
          differencesOf(copy, await copyOf(written.tables)),
          [],
          `seed ${seed}, number ${number}: refused, and nothing is written`,
        );
        continue;
      }
      const found = reverted.conflicts.filter(({ reason }) => ofValues.test(reason)).map(nameOf);
      t.deepEqual(found.sort(), expected, `seed ${seed}, after step ${course.taken}, number ${number} of ${last}`);
      undone += 1;
      conflicts += found.length;
    }
    t.log(`seed ${seed}: ${course.taken} steps, ${undone} change sets undone, ${conflicts} conflicts, ${refused} refused`);
  });
}
