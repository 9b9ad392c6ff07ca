import { reference } from '../../rpc/json-schema.js';
import { isChoice } from '../choices.js';
import { attributeType } from '../definition.js';
import { everyOne } from '../fitting.js';
import { acceptChoices, referChoices, showChoices } from '../several-choices.js';
import { arraySchema, clearable, clearedChoice, textPattern } from '../value-schemas.js';

/** Several choices of a list. */
export const type = attributeType({
  saved: true,
  holds: { many: true, leadsTo: 'nothing', objectTypes: [], choice: 'fixed', kept: 'plain' },
  marks: { needs: ['dialog'], takes: [], formats: 'none', range: 'none', preset: 'none' },
  searched: 'value',
  names: 'never',
  comparedAs: 'choice',
  operand: 'nothing',
  unset: { reads: [], formerly: null },
  clears: [-1],
  accept: acceptChoices,
  fits: everyOne(isChoice),
  collectReferences: referChoices,
  show: showChoices,
  schemas: attribute => ({
    read: arraySchema(reference('Choice')),
    write: clearable(attribute, reference('ChoicesInput'), clearedChoice),
  }),
  inputs: {
    ChoicesInput: {
      title: 'ChoicesInput',
      description: 'Several choices as they are saved: ids as numbers, constants or titles as texts.',
      type: 'array',
      items: { anyOf: [{ type: 'integer' }, { type: 'string', pattern: textPattern, maxLength: 255 }] },
    },
  },
  control: () => ({ kind: 'lines', parse: 'lines' }),
  words: {
    name: { en: 'several choices', de: 'mehrere aus einer Auswahl' },
    written: { en: 'a list of ids (numbers) and titles (texts)', de: 'Liste von Nummern (Zahlen) und Titeln (Texten)' },
    read: { en: 'a list of choices; empty while unset', de: 'Liste der Auswahl; leer, solange nichts gesetzt ist' },
    hint: 'none',
  },
  sample: 'referred',
  rejected: [
    ['a', 'expected a list of ids and titles, not a text'],
    [[true], 'expected the id of a choice as a number, or its constant or title as a text, not a boolean'],
  ],
  legacyNames: { info: 'multiselect', data: 'int', ui: 'popup', callback: 'dialog_multiselect' },
});
