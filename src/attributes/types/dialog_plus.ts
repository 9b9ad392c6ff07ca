import { noChoices } from '../choices.js';
import { attributeType } from '../definition.js';
import { type as dialog } from './dialog.js';

/** A choice of a list that users may add to. */
export const type = attributeType({
  ...dialog,
  holds: { ...dialog.holds, choice: 'extendable' },
  control: () => ({ kind: 'openChoice' }),
  words: {
    ...dialog.words,
    name: { en: 'choice that can be extended', de: 'erweiterbare Auswahl' },
    written: {
      en: 'the id of a choice as a number, or its title as a text; an unknown title becomes a new choice',
      de: 'Nummer einer Auswahl als Zahl, oder ihr Titel als Text; ein unbekannter Titel wird eine neue Auswahl',
    },
    hint: {
      en: 'A text that is not among the choices becomes a new one.',
      de: 'Ein Text, der nicht zur Auswahl gehört, wird eine neue.',
    },
  },
  rejected: [...noChoices, ['x'.repeat(256), 'expected at most 255 characters in the title of a choice']],
  legacyNames: { info: 'dialog_plus', data: 'int', ui: 'popup', callback: 'dialog_plus' },
});
