import { text } from '../../messages/text.js';
import { line } from '../control.js';
import { attributeType } from '../definition.js';
import { InvalidValue } from '../invalid-value.js';
import { presentAsStored } from '../texts.js';
import { text as textSchema } from '../value-schemas.js';

/** A value that is worked out on reading. */
export const type = attributeType({
  saved: false,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: ['valueType'], takes: ['unavailable', 'expression'], formats: 'none', range: 'none', preset: 'none' },
  searched: 'nothing',
  names: 'never',
  comparedAs: 'nothing',
  operand: 'nothing',
  unset: { reads: '' },
  clears: [],
  accept: () => {
    throw new InvalidValue(text('ThisAttributeIsWorkedOut'));
  },
  fits: () => false,
  collectReferences: 'nothing',
  show: presentAsStored,
  schemas: () => ({ read: textSchema }),
  inputs: {},
  control: () => line({ disabled: true }),
  words: {
    name: { en: 'computed', de: 'ermittelt' },
    written: { en: '', de: '' },
    read: { en: 'worked out on reading', de: 'beim Lesen ermittelt' },
    hint: 'none',
  },
  sample: 'none',
  rejected: ['x', 1, []].map(given => [given, 'this attribute is worked out on reading and cannot be saved']),
  legacyNames: { info: 'text', data: 'text', ui: 'text', callback: undefined },
});
