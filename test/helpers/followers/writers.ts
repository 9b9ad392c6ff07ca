import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from '../dice.js';
import type { RunningService } from '../process.js';

const type = 'C__OBJTYPE__SERVER';

/** Objects that several writers change at a time, so that some wait for others while they have an id of a transaction already. */
export class SharedObjects {
  readonly ids: number[] = [];
}

/** Writes so many times, with random delays. Where a process does not answer, whether something was written is not known. */
export async function write(
  { call }: Pick<RunningService, 'call'>,
  objects: SharedObjects,
  dice: Dice,
  times: number,
): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const [method, params] = drawn(objects, dice, at);
    const answer = await call(method, params).catch(() => undefined);
    const made = (answer as { readonly result?: { readonly id?: string } } | undefined)?.result?.id;
    if (method === 'cmdb.object.create' && made !== undefined) objects.ids.push(Number(made));
    if (dice.happens(50)) await wait(dice.below(30));
  }
}

function drawn({ ids }: SharedObjects, dice: Dice, at: number): readonly [method: string, params: object] {
  const title = `title ${dice.below(1_000_000)}`;
  if (ids.length < 4 || dice.happens(15)) return ['cmdb.object.create', { type, title }];
  const id = dice.happens(30) ? dice.one(ids.slice(0, 4)) : dice.one(ids);
  if (dice.happens(5)) return ['cmdb.object.quickpurge', { id }];
  if (dice.happens(60)) return ['cmdb.object.update', { id, title }];
  const data = { serial: `${at} ${title}` };
  return ['cmdb.category.save', { object: id, category: 'C__CATG__MODEL', data }];
}
