import type { OfferedChoice } from '../../../../generated/types.js';
import { textOf } from '../../attributes/attribute-view.js';
import { useAnswer } from '../../service/answer.js';
import { constant } from '../../service/constants.js';
import { choicesIn, listsOfCatalogue } from './offered-records.js';
import { type Definition, definitionNamed, titleOf } from './schema-document.js';
import type { SchemaDraft } from './schema-draft.js';
import { choiceTypes } from './schema-request.js';

/** The choices of an attribute: those that are being written, or those of a list of the catalogue. */
export function useChoicesOf(draft: SchemaDraft, item: Definition): readonly OfferedChoice[] {
  const dialog = textOf(item.dialog);
  const isOfCatalogue = choiceTypes.includes(item.type) && dialog !== '' && !definitionNamed(draft.reading, 'dialogs', dialog);
  const ofCatalogue = useAnswer(
    async caller => {
      const list = isOfCatalogue && (await listsOfCatalogue(caller)).find(each => each.const === dialog);
      if (!list) return [];
      const choices = await caller.cmdb.dialog.read({ category: constant(list.category), property: list.attribute });
      return Array.isArray(choices) ? choices : [];
    },
    [dialog, isOfCatalogue],
  ).value;
  if (isOfCatalogue) return ofCatalogue ?? [];
  return choicesIn(draft, dialog, item.choices)
    .filter(each => titleOf(each) !== '')
    .map(each => ({ id: textOf(each.id), const: textOf(each.const), title: titleOf(each) }));
}
