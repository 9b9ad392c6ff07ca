import type { Handlers } from '../../generated/methods.js';
import type { OfferedChoice as ShownChoice, Titles } from '../../generated/types.js';
import { choicesOffered, type OfferedChoice, type TitledChoice } from '../domain/dialogs.js';
import type { CallContext } from './context.js';

/** cmdb.dialog: lists of choices. */
export const dialog: Handlers<CallContext>['dialog'] = {
  async read({ category, property }, context) {
    const keys = [property].flat();
    const lists = await choicesOffered(context, category, keys);
    const shown = lists.map(choices => choices.map(choice => presentOffered(choice, context.language)));
    return Array.isArray(property) ? Object.fromEntries(keys.map((key, at) => [key, shown[at] ?? []])) : (shown[0] ?? []);
  },
};

function presentOffered({ choice, parent }: OfferedChoice, language: keyof Titles): ShownChoice {
  const shown = presentTitled(choice, language);
  if (parent === undefined) return shown;
  return { ...shown, parent: parent ? presentTitled(parent, language) : { id: null, const: '', title: '' } };
}

function presentTitled({ id, const: constant, title }: TitledChoice, language: keyof Titles) {
  return { id: String(id), const: constant ?? '', title: title[language] };
}
