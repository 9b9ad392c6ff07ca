import { line } from '../control.js';
import { attributeType } from '../definition.js';
import { isText } from '../fitting.js';
import { acceptText, lineSample, lineSchemas, noTexts, shownAsKept } from '../texts.js';

/** A web address. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: ['minLength'], formats: 'every', range: 'none', preset: 'none' },
  searched: 'value',
  names: 'whereAsked',
  comparedAs: 'text',
  unset: { reads: '' },
  clears: [],
  accept: acceptText,
  fits: isText,
  collectReferences: 'nothing',
  show: shownAsKept,
  schemas: lineSchemas,
  inputs: {},
  control: ({ maxLength = 255 }) => line({ type: 'url', maxlength: maxLength }),
  words: {
    name: { en: 'web address', de: 'Webadresse' },
    written: { en: 'a text that holds a URL', de: 'Text mit einer URL' },
    read: { en: 'the text as it was sent', de: 'der Text, wie er gesendet wurde' },
    hint: 'none',
  },
  sample: (attribute, texts) => lineSample(attribute, texts.link(attribute)),
  rejected: [...noTexts, ['x'.repeat(256), 'expected at most 255 characters, not 256']],
  legacyNames: { info: 'text', data: 'text', ui: 'text', callback: undefined },
});
