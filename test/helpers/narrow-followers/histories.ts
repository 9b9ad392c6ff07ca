import type { ExecutionContext } from 'ava';
import { Dice } from '../dice.js';
import { seed } from '../random-calls/settings.js';
import { narrowKeys } from '../retypings/keys.js';
import { type Caller, callerOf } from '../rpc.js';
import { addKey, serviceOver } from '../service.js';
import { freshStore, type TestEngine } from '../stores.js';
import { FollowedCopy } from './copy.js';
import { NarrowCourse } from './course.js';
import { readObjects, type SeenObject } from './seen-records.js';

const stepsPerHistory = 12;

/** Follows random histories with a narrow key each; at some moments of each the copy holds what the key reads. */
export async function followHistories(t: ExecutionContext, engine: TestEngine, histories: number): Promise<void> {
  const service = await serviceOver(t, await freshStore(t, engine), { KATASTER_QUICKPURGE: 'on' });
  const call = callerOf(service, 'contract');
  const copies: (readonly [Caller, FollowedCopy])[] = [];
  for (const [apikey, grants] of Object.entries(narrowKeys)) {
    await addKey(service.store, apikey, apikey, { grants });
    const narrow: Caller = (method, params) => call(method, { ...params, apikey });
    copies.push([narrow, new FollowedCopy(narrow)]);
    await copies.at(-1)?.[1].follow();
  }
  const counts = { compared: 0, objects: 0, entries: 0 };
  for (let history = 0; history < histories; history += 1) {
    const dice = new Dice(seed + history);
    const [narrow, copy] = dice.one(copies);
    const course = new NarrowCourse(call, dice);
    await copy.follow();
    await course.begin();
    for (let step = 0; step < stepsPerHistory; step += 1) {
      await course.step();
      if (dice.happens(70)) continue;
      await copy.follow();
      const seen = await readObjects(narrow);
      counts.compared += 1;
      counts.objects += seen.size;
      counts.entries += [...seen.values()].reduce((sum, { entries }) => sum + entries.size, 0);
      if (
        !t.deepEqual(
          inOrder(copy.objects),
          inOrder(asTold(seen, copy.objects)),
          `history ${history} of seed ${seed}, step ${step}`,
        )
      )
        return;
    }
    await course.end();
  }
  t.log(`seed ${seed}: ${histories} histories, ${JSON.stringify(counts)}`);
}

/** Links to what came into sight after their entries were told are set where entries are read again. */
function asTold(seen: ReadonlyMap<number, SeenObject>, copied: ReadonlyMap<number, SeenObject>): ReadonlyMap<number, SeenObject> {
  const objects = [...seen].map(([id, object]) => {
    const entries = [...object.entries].map(([entry, read]) => {
      const isUntold = read.category === 'C__CATG__BACKUP' && copied.get(id)?.entries.get(entry)?.value === null;
      return [entry, isUntold ? { ...read, value: null } : read] as const;
    });
    return [id, { ...object, entries: new Map(entries) }] as const;
  });
  return new Map(objects);
}

/** Objects and entries by their ids. */
function inOrder(objects: ReadonlyMap<number, SeenObject>): unknown {
  return byId(objects).map(([id, { entries, ...object }]) => ({ id, ...object, entries: byId(entries) }));
}

function byId<Seen>(seen: ReadonlyMap<number, Seen>): (readonly [number, Seen])[] {
  return [...seen].toSorted(([one], [other]) => one - other);
}
