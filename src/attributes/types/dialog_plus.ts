import { acceptChoice, choiceSchemas, isChoice, noChoices, referChoice, showChoice } from '../choices.js';
import { attributeType } from '../definition.js';

/** A choice of a list that users may add to. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'extendable', kept: 'plain' },
  marks: { needs: ['dialog'], takes: [], formats: 'none', range: 'none', preset: 'choice' },
  searched: 'value',
  names: 'never',
  comparedAs: 'choice',
  unset: { reads: null },
  clears: [-1],
  accept: acceptChoice,
  fits: isChoice,
  collectReferences: referChoice,
  show: showChoice,
  schemas: choiceSchemas,
  inputs: {},
  control: () => ({ kind: 'openChoice' }),
  words: {
    name: { en: 'choice that can be extended', de: 'erweiterbare Auswahl' },
    written: {
      en: 'the id of a choice as a number, or its title as a text; an unknown title becomes a new choice',
      de: 'Nummer einer Auswahl als Zahl, oder ihr Titel als Text; ein unbekannter Titel wird eine neue Auswahl',
    },
    read: {
      en: 'an object with `id`, `title`, `const` and `title_lang`; `null` while unset',
      de: 'JSON-Objekt mit `id`, `title`, `const` und `title_lang`; `null`, solange nichts gesetzt ist',
    },
    hint: {
      en: 'A text that is not among the choices becomes a new one.',
      de: 'Ein Text, der nicht zur Auswahl gehört, wird eine neue.',
    },
  },
  sample: 'referred',
  rejected: [...noChoices, ['x'.repeat(256), 'expected at most 255 characters in the title of a choice']],
  legacyNames: { info: 'dialog_plus', data: 'int', ui: 'popup', callback: 'dialog_plus' },
});
