import { text } from '../../messages/text.js';
import { line } from '../control.js';
import { clockPattern, noTime } from '../days.js';
import { attributeType } from '../definition.js';
import { isKeptAs } from '../fitting.js';
import { presentAsStored } from '../texts.js';
import { patternSchemas } from '../value-schemas.js';

const pattern = `${clockPattern}-${clockPattern}`;
const form = new RegExp(`^${pattern}$`);

/** Two times of one day, the earlier one first. */
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
  accept: acceptTimespan,
  fits: isKeptAs(acceptTimespan),
  collectReferences: 'nothing',
  show: presentAsStored,
  schemas: attribute => patternSchemas(attribute, 'two times of one day, such as 08:00-17:30', pattern),
  inputs: {},
  control: () => line({ placeholder: '08:00-17:30', pattern: '[0-9]{2}:[0-9]{2}-[0-9]{2}:[0-9]{2}' }),
  words: {
    name: { en: 'time span', de: 'Zeitspanne' },
    written: { en: '`HH:MM-HH:MM`', de: '`HH:MM-HH:MM`' },
    read: { en: '`HH:MM-HH:MM`', de: '`HH:MM-HH:MM`' },
    hint: { en: 'Two times of one day.', de: 'Zwei Uhrzeiten eines Tages.' },
  },
  sample: () => ({ given: '08:00-17:30', reads: '08:00-17:30' }),
  rejected: ['08:00', '08:00-24:00', '08:00 - 17:30', '17:30-08:00', 8].map(given => [
    given,
    'expected two times of one day written HH:MM-HH:MM, such as 08:00-17:30, not ',
  ]),
  legacyNames: { info: 'timeperiod', data: 'text', ui: 'text', callback: undefined },
});

function acceptTimespan(given: unknown): string {
  const [from = '', to = ''] = typeof given === 'string' && form.test(given) ? given.split('-') : [];
  if (from === '' || from > to) throw noTime(text('TwoTimesOfOneDayWritten'), given);
  return `${from}-${to}`;
}
