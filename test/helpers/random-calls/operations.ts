import type { Dice } from '../dice.js';
import { dialogCalls } from './dialogs.js';
import type { Draw } from './draw.js';
import { entryCalls } from './entries.js';
import { objectCalls } from './objects.js';
import type { World } from './world.js';

const parts: readonly (readonly [method: string, draw: Draw])[] = Object.entries({
  ...dialogCalls,
  ...entryCalls,
  ...objectCalls,
});

function randomOperation(dice: Dice, world: World): object {
  for (;;) {
    const [method, draw] = dice.one(parts);
    const params = draw(dice, world);
    if (params) return { method, params };
  }
}

/** An object, and an entry in it. */
function newServer(dice: Dice): readonly object[] {
  const title = `web${dice.below(99)}`;
  return [
    { method: 'cmdb.object.create', params: { type: 'C__OBJTYPE__SERVER', title }, as: 'server' },
    {
      method: 'cmdb.category.save',
      params: { object: { $ref: 'server.id' }, category: 'C__CATG__MODEL', data: { serial: `${dice.below(99)}` } },
    },
  ];
}

/** Methods that apply several others. */
export const operationCalls = {
  'kataster.changes.apply': (dice, world) => {
    const operations = Array.from({ length: 1 + dice.below(3) }, () => randomOperation(dice, world));
    return { operations: dice.happens(40) ? [...newServer(dice), ...operations] : operations };
  },
} satisfies Readonly<Record<string, Draw>>;
