import type * as names from '../../../src/catalog/rules-of-names.js';
import {
  type BrokenRules,
  category,
  dialog,
  inAttribute,
  inCategory,
  inChoices,
  inFile,
  inType,
  objectType,
  relationType,
} from './builders.js';

const shared = { key: 'a', description: { en: 'First letter of the alphabet.', de: 'Erster Buchstabe im Alphabet.' } };

/** Catalogues that break a rule of `rules-of-names.ts`. */
export const brokenNames: BrokenRules<typeof names> = {
  fileNameIsConstant: [
    inFile('categories/C__CATG__SIDE.json', category, "const: 'C__CATG__SITE' belongs into a file named C__CATG__SITE.json"),
    inFile('dialogs/site_color.json', dialog, "name: 'site_colour' belongs into a file named site_colour.json"),
    inFile(
      'object-types/C__OBJTYPE__SIDE.json',
      objectType,
      "const: 'C__OBJTYPE__SITE' belongs into a file named C__OBJTYPE__SITE.json",
    ),
  ],
  constantsAreUnique: [
    inFile('dialogs/tag.json', { ...dialog, name: 'tag' }, "name: 'tag' is taken by dialogs/tag.json"),
    inFile('dialogs/object_type.json', { ...dialog, name: 'object_type' }, "name: 'object_type' is taken by object-types"),
    inFile(
      'relation-types.json',
      [{ ...relationType, const: 'C__RELATION_TYPE__BACKUP' }],
      "[0].const: 'C__RELATION_TYPE__BACKUP' is taken by relation-types.json [2]",
    ),
    inFile('attribute-descriptions.json', [shared, shared], "[1].key: 'a' is taken by attribute-descriptions.json [0]"),
  ],
  numbersAreUnique: [
    inCategory({ kind: 'global', id: 14 }, 'id: 14 is taken by categories/C__CATG__ACCESS.json'),
    inType({ id: 5 }, 'id: 5 is taken by object-types/C__OBJTYPE__SERVER.json'),
  ],
  aliasesAreFree: [
    inCategory(
      { aliases: ['C__CATG__IP'] },
      "aliases[0]: 'C__CATG__IP' already means the category of categories/C__CATG__IP.json",
    ),
  ],
  keysAreUnique: [
    inAttribute({ key: 'other' }, ".key: 'other' is there twice"),
    inAttribute({ type: 'rows', fields: [1, 2].map(() => ({ key: 'b', type: 'text' })) }, ".fields[1].key: 'b' is there twice"),
  ],
  keysAreFree: [
    inAttribute({ key: 'error' }, ".key: no attribute can be called 'error', where errors tell their name"),
    inAttribute(
      { type: 'rows', fields: [{ key: 'error', type: 'text' }] },
      ".fields[0].key: no attribute can be called 'error', where errors tell their name",
    ),
    ...['id', 'objID', 'entry_revision'].map(key =>
      inAttribute({ key }, `.key: no attribute can be called '${key}', which every entry has already`),
    ),
    ...['constructor', '__proto__', 'toString', 'toJSON'].map(key =>
      inAttribute({ key }, `.key: no attribute can be called '${key}', which programs find in every object`),
    ),
    inAttribute({ aliases: ['valueOf'] }, ".key: no attribute can be called 'valueOf', which programs find in every object"),
    inAttribute(
      { type: 'rows', fields: [{ key: 'constructor', type: 'text' }] },
      ".fields[0].key: no attribute can be called 'constructor', which programs find in every object",
    ),
  ],
  choicesAreUnique: [
    inChoices([{ id: 1 }, { id: '1' }], "choices[1].id: '1' is taken by dialogs/site_colour.json choices[0]"),
    inChoices(
      [
        { id: 1, const: 'X' },
        { id: 2, const: 'X' },
      ],
      "choices[1].const: 'X' is taken by dialogs/site_colour.json choices[0]",
    ),
  ],
  choiceIdsLeaveRoom: [
    inChoices([{ id: 10000 }], 'choices[0].id: 10000 is kept for choices that users add; expected an id below 10000'),
  ],
};
