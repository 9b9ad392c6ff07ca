import type { Draw } from './draw.js';

/** Most often something that was done lately is undone. */
const late = 5;

/** Methods that undo changes. */
export const revertCalls = {
  'kataster.changes.revert': (dice, { number }) => {
    const length = dice.happens(70) ? 1 : 1 + dice.below(late);
    const numbers = Array.from({ length }, () => number - dice.below(dice.happens(80) ? late : number));
    return {
      numbers: numbers.filter(each => each > 0),
      ...(dice.happens(50) && { on_conflict: dice.one(['skip', 'overwrite']) }),
    };
  },
} satisfies Readonly<Record<string, Draw>>;
