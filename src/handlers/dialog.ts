import type { ChoiceId, ChoiceSaved, OfferedChoice as ShownChoice, Titles } from '../../generated/types.js';
import { addChoice, removeChoice, retitleChoice } from '../domain/dialogs/dialog-changes.js';
import { choicesOffered, type OfferedChoice, type TitledChoice } from '../domain/dialogs/dialogs.js';
import { text } from '../messages/text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import { mergeChoice } from './choice-merge.js';
import type { CallContext } from './context.js';
import { presentDone } from './present.js';

/** cmdb.dialog: lists of choices, and those that are added to them. */
export const dialog: MethodHandlers<CallContext>['dialog'] = {
  async create({ category, property: attribute, value, parent }, context) {
    const choice = await addChoice(context, { category, attribute }, value, parent);
    return { result: presentSaved(context, 'ChoiceAdded', choice) };
  },

  async delete({ category, property: attribute, entry_id: choice }, context) {
    await removeChoice(context, { category, attribute }, choice);
    return { result: presentSaved(context, 'ChoiceDeleted', choice) };
  },

  async merge({ category, property: attribute, entry_id, into }, context) {
    return { result: await mergeChoice(context, { category, attribute }, { entry_id, into }) };
  },

  async read({ category, property }, context) {
    const keys = [property].flat();
    const lists = await choicesOffered(context, category, keys);
    const shown = lists.map(choices => choices.map(choice => presentOffered(choice, context.language)));
    return {
      result: Array.isArray(property) ? Object.fromEntries(keys.map((key, at) => [key, shown[at] ?? []])) : (shown[0] ?? []),
    };
  },

  async update({ category, property: attribute, entry_id: choice, value }, context) {
    await retitleChoice(context, { category, attribute }, choice, value);
    return { result: presentSaved(context, 'ChoiceSaved', choice) };
  },
};

function presentSaved(
  context: CallContext,
  message: 'ChoiceAdded' | 'ChoiceSaved' | 'ChoiceDeleted',
  choice: ChoiceId,
): ChoiceSaved {
  return { ...presentDone(context, text(message, { choice })), entry_id: Number(choice) };
}

function presentOffered({ choice, parent }: OfferedChoice, language: keyof Titles): ShownChoice {
  const shown = presentTitled(choice, language);
  if (parent === undefined) return shown;
  return { ...shown, parent: parent ? presentTitled(parent, language) : { id: null, const: '', title: '' } };
}

function presentTitled({ id, const: constant, title }: TitledChoice, language: keyof Titles) {
  return { id: String(id), const: constant ?? '', title: title[language] };
}
