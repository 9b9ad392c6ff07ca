import { line } from '../control.js';
import { attributeType } from '../definition.js';
import { isText } from '../fitting.js';
import { acceptText, lineSample, lineSchemas, noTexts, presentAsStored } from '../texts.js';

/** A text in one line. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: ['minLength'], formats: 'every', range: 'none', preset: 'value' },
  searched: 'value',
  names: 'usually',
  comparedAs: 'text',
  operand: 'text',
  unset: { reads: '' },
  clears: [],
  accept: acceptText,
  fits: isText,
  collectReferences: 'nothing',
  show: presentAsStored,
  schemas: lineSchemas,
  inputs: {},
  control: ({ maxLength = 255 }) => line({ maxlength: maxLength }),
  words: {
    name: { en: 'text', de: 'Text' },
    written: { en: 'a text', de: 'Text' },
    read: { en: 'the text as it was sent', de: 'der Text, wie er gesendet wurde' },
    hint: 'none',
  },
  sample: (attribute, texts) => lineSample(attribute, texts.text(attribute).slice(0, attribute.maxLength ?? 255)),
  rejected: [...noTexts, ['x'.repeat(256), 'expected at most 255 characters, not 256']],
  legacyNames: { info: 'text', data: 'text', ui: 'text', callback: undefined },
});
