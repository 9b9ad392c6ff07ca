import { text } from '../../messages/text.js';
import { attributeType } from '../definition.js';
import { isText } from '../fitting.js';
import { InvalidValue } from '../invalid-value.js';
import { acceptWellFormed, noTexts, presentAsStored } from '../texts.js';
import { textSchemas } from '../value-schemas.js';

const bytesAtMost = 65_535;

/** A text of several lines. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: [], formats: 'html', range: 'none', preset: 'value' },
  searched: 'value',
  names: 'whereAsked',
  comparedAs: 'text',
  operand: 'nothing',
  unset: { reads: '' },
  clears: [],
  accept: (given, _, accepting) => {
    const content = acceptWellFormed(given, accepting);
    const bytes = Buffer.byteLength(content);
    if (bytes > bytesAtMost) throw new InvalidValue(text('TooManyBytes', { max: bytesAtMost, count: bytes }));
    return content;
  },
  fits: isText,
  collectReferences: 'nothing',
  show: presentAsStored,
  // Bytes cannot be counted by a schema; there are never more characters.
  schemas: attribute => textSchemas({ ...attribute, maxLength: bytesAtMost }, { 'x-max-bytes': bytesAtMost }),
  inputs: {},
  control: () => ({ kind: 'lines', parse: 'text' }),
  words: {
    name: { en: 'long text', de: 'langer Text' },
    written: {
      en: 'a text of up to 65,535 bytes of UTF-8, several lines',
      de: 'Text von höchstens 65.535 Bytes in UTF-8, mehrere Zeilen',
    },
    read: { en: 'the text as it was sent', de: 'der Text, wie er gesendet wurde' },
    hint: 'none',
  },
  sample: (attribute, texts) => ({ given: texts.lines(attribute), reads: texts.lines(attribute) }),
  rejected: [...noTexts, ['ä'.repeat(32_768), 'expected at most 65535 bytes of UTF-8, not 65536']],
  legacyNames: { info: 'textarea', data: 'text_area', ui: 'textarea', callback: undefined },
});
