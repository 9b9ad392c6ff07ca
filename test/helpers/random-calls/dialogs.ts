import { registry } from '../catalogue.js';
import type { Dice } from '../dice.js';
import type { Draw } from './draw.js';
import { anyOf } from './values.js';
import type { KnownChoice } from './world.js';

/** Attributes by which choices are added, with their dialogs. */
const extendable = registry.categories.flatMap(({ const: category, mode, attributes }) =>
  mode === 'view'
    ? []
    : attributes.flatMap(({ key, type, dialog, dependsOn }) =>
        type === 'dialog_plus' || type === 'multiselect' ? [{ category, property: key, dialog, dependsOn }] : [],
      ),
);

const usual = extendable.filter(({ category }) => ['C__CATG__IP', 'C__CATG__MODEL', 'C__CATG__GLOBAL'].includes(category));

function randomAttribute(dice: Dice) {
  return dice.one(dice.happens(50) ? usual : extendable);
}

/** Names an attribute with choices. */
export function choiceAttribute(dice: Dice): object {
  const { category, property } = randomAttribute(dice);
  return { category, property };
}

/** Often one of the last, as those are held by nobody yet. */
function latest<T>(dice: Dice, choices: readonly T[]): T | undefined {
  return anyOf(dice, dice.happens(60) ? choices.slice(-2) : choices);
}

/** Parameters about a choice that was added to a dialog. */
const about =
  (more: (dice: Dice, choice: KnownChoice, choices: readonly KnownChoice[]) => object): Draw =>
  (dice, { choices }) => {
    const choice = latest(
      dice,
      choices.filter(({ dialog }) => dialog !== 'cmdb_status'),
    );
    const attribute = anyOf(
      dice,
      extendable.filter(({ dialog }) => dialog === choice?.dialog),
    );
    if (!choice || !attribute) return undefined;
    const { category, property } = attribute;
    return { category, property, entry_id: choice.id, ...more(dice, choice, choices) };
  };

/** Methods that write choices of dialogs and CMDB statuses. */
export const dialogCalls = {
  'cmdb.dialog.create': (dice, { choices }) => {
    const { category, property, dialog, dependsOn } = randomAttribute(dice);
    const parent =
      dependsOn === undefined
        ? undefined
        : anyOf(
            dice,
            choices.filter(each => each.dialog !== dialog),
          )?.title;
    return { category, property, value: `${dialog} ${dice.below(9)}`, ...(parent !== undefined && { parent }) };
  },
  'cmdb.dialog.delete': about(() => ({})),
  'kataster.dialog.merge': about((dice, { dialog, id }, choices) => {
    const into = anyOf(
      dice,
      choices.filter(each => each.dialog === dialog),
    );
    return { into: into?.id ?? id };
  }),
  'cmdb.dialog.update': about((dice, { dialog }) => ({ value: `${dialog} ${dice.below(9)}` })),
  'cmdb.status.delete': (dice, { choices }) => {
    const status = latest(
      dice,
      choices.filter(({ dialog }) => dialog === 'cmdb_status'),
    );
    return status && { id: status.id };
  },
  'cmdb.status.save': (dice, { choices }) => {
    const status = dice.happens(40)
      ? anyOf(
          dice,
          choices.filter(({ dialog }) => dialog === 'cmdb_status'),
        )
      : undefined;
    const number = dice.below(8);
    const named = { title: `status ${number}`, color: `#0${number}AA0${number}` };
    const constant = status?.constant ?? `C__CMDB_STATUS__OWN_${number}`;
    return { ...named, constant, ...(status && { id: status.id }) };
  },
} satisfies Readonly<Record<string, Draw>>;
