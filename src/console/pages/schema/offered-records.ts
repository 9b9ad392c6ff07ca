import type { Kataster } from '../../../../generated/client.js';
import { listIn } from '../../attributes/attribute-view.js';
import type { NamedRecord } from '../../attributes/names-field.js';
import { allCategories, categoryInfos, objectTypeGroups, once } from '../../service/catalogue.js';
import { constant } from '../../service/constants.js';
import type { attributeTypeWords } from './kinds.js';
import { definitionsIn, nameOf, titleOf } from './schema-document.js';
import { keyOf, namesIn, type SchemaDraft } from './schema-draft.js';
import type { Offered } from './setting-controls.js';

/** The groups of object types. */
export const groupsOf: Offered = async caller => [...(await objectTypeGroups(caller))];

/** Weightings that relations may have. */
export const weightings: Offered = async caller => {
  const list = (await listsOfCatalogue(caller)).find(each => each.const === 'weighting');
  if (!list) return [];
  const choices = await caller.cmdb.dialog.read({ category: constant(list.category), property: list.attribute });
  return Array.isArray(choices) ? choices.map(({ const: name, title }) => ({ const: name, title })) : [];
};

/** The categories that a type shows. */
export const shownCategories: Offered = async (caller, { definition }) => {
  const shown = namesIn(definition.categories);
  return (await allCategories(caller)).filter(each => shown.includes(each.const));
};

/** The other attributes of the category that are of these kinds. */
export function siblingsOf(...types: readonly (keyof typeof attributeTypeWords)[]): Offered {
  return async (_, { definition }) =>
    listIn(definition.attributes)
      .filter(each => types.some(type => type === each.type))
      .map(each => ({ const: keyOf(each), title: titleOf(each) }));
}

/** A list of choices that an attribute of the catalogue has. */
export interface ListOfCatalogue extends NamedRecord {
  readonly category: string;
  readonly attribute: string;
}

/** Lists of choices that attributes of the catalogue have, by the first that has each. */
export function listsOfCatalogue(caller: Kataster): Promise<readonly ListOfCatalogue[]> {
  return once(caller, 'lists of choices', async () => {
    const categories = await allCategories(caller);
    const infos = await categoryInfos(
      caller,
      categories.map(each => each.const),
    );
    const found = new Map<string, ListOfCatalogue>();
    for (const { const: category, title } of categories)
      for (const [attribute, { dialog, title: own }] of Object.entries(infos.get(category) ?? {}))
        if (dialog !== undefined && !found.has(dialog))
          found.set(dialog, { const: dialog, title: `${own} (${title})`, category, attribute });
    return [...found.values()].sort((one, other) => one.title.localeCompare(other.title));
  });
}

/** Choices that lists of a draft offer, in the form in which controls take them. */
export function choicesIn(draft: SchemaDraft, dialog: string, choices: unknown) {
  const stored = definitionsIn(draft.reading, 'dialogs').find(each => nameOf(each) === dialog);
  return listIn(choices ?? stored?.choices);
}
