import { acceptChoice, choiceSchemas, isChoice, noChoices, referChoice, showChoice } from '../choices.js';
import { attributeType } from '../definition.js';

/** A choice of a list. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'fixed', kept: 'plain' },
  marks: { needs: ['dialog'], takes: [], formats: 'none', range: 'none', preset: 'choice' },
  searched: 'value',
  names: 'never',
  comparedAs: 'choice',
  operand: 'nothing',
  unset: { reads: null },
  clears: [-1],
  accept: acceptChoice,
  fits: isChoice,
  collectReferences: referChoice,
  show: showChoice,
  schemas: choiceSchemas,
  inputs: {},
  control: () => ({ kind: 'choice' }),
  words: {
    name: { en: 'choice', de: 'Auswahl' },
    written: {
      en: 'the id of a choice as a number, or its constant or title as a text',
      de: 'Nummer einer Auswahl als Zahl, oder ihre Konstante oder ihr Titel als Text',
    },
    read: {
      en: 'an object with `id`, `title`, `const` and `title_lang`; `null` while unset',
      de: 'JSON-Objekt mit `id`, `title`, `const` und `title_lang`; `null`, solange nichts gesetzt ist',
    },
    hint: 'none',
  },
  sample: 'referred',
  rejected: noChoices,
  legacyNames: { info: 'dialog', data: 'int', ui: 'dialog', callback: 'dialog' },
});
