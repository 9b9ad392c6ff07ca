import { text } from '../../messages/text.js';
import { line } from '../control.js';
import { clockPattern, noTime } from '../days.js';
import { attributeType } from '../definition.js';
import { isKeptAs } from '../fitting.js';
import { presentAsStored } from '../texts.js';
import { patternSchemas } from '../value-schemas.js';

const form = new RegExp(`^${clockPattern}$`);

/** The time of a clock. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: [], formats: 'none', range: 'none', preset: 'value' },
  searched: 'value',
  names: 'never',
  comparedAs: 'moment',
  operand: 'nothing',
  unset: { reads: '' },
  clears: [],
  accept: acceptTime,
  fits: isKeptAs(acceptTime),
  collectReferences: 'nothing',
  show: presentAsStored,
  schemas: attribute => patternSchemas(attribute, 'a time, such as 08:30', clockPattern),
  inputs: {},
  control: () => line({ type: 'time' }),
  words: {
    name: { en: 'time', de: 'Uhrzeit' },
    written: { en: '`HH:MM`', de: '`HH:MM`' },
    read: { en: '`HH:MM`', de: '`HH:MM`' },
    hint: 'none',
  },
  sample: () => ({ given: '08:30', reads: '08:30' }),
  rejected: ['24:00', '08:60', '8:30', '08:30:00', 830].map(given => [
    given,
    'expected a time written HH:MM, such as 08:30, not ',
  ]),
  legacyNames: { info: 'time', data: 'time', ui: 'text', callback: undefined },
});

function acceptTime(given: unknown): string {
  if (typeof given !== 'string' || !form.test(given)) throw noTime(text('TimeWrittenHHMMSuch'), given);
  return given;
}
