import { attributeType } from '../definition.js';
import { isText } from '../fitting.js';
import { InvalidValue } from '../invalid-value.js';
import { noTexts, shownAsKept, wellFormedText } from '../texts.js';
import { written } from '../value-schemas.js';

const bytesAtMost = 65_535;

/** A text of several lines. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: [], formats: 'html', range: 'none', preset: 'none' },
  searched: 'value',
  names: 'whereAsked',
  comparedAs: 'text',
  unset: { reads: '' },
  clears: [],
  accept: given => {
    const text = wellFormedText(given);
    const bytes = Buffer.byteLength(text);
    if (bytes > bytesAtMost) throw new InvalidValue(`expected at most ${bytesAtMost} bytes of UTF-8, not ${bytes}`);
    return text;
  },
  fits: isText,
  collectReferences: 'nothing',
  show: shownAsKept,
  // Bytes cannot be counted by a schema; there are never more characters.
  schemas: attribute => written({ ...attribute, maxLength: bytesAtMost }, { 'x-max-bytes': bytesAtMost }),
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
