import { text } from '../../messages/text.js';
import { line } from '../control.js';
import { dayIn, dayPattern, noTime } from '../days.js';
import { attributeType } from '../definition.js';
import { isKeptAs } from '../fitting.js';
import { presentAsStored } from '../texts.js';
import { patternSchemas } from '../value-schemas.js';

/** Spreadsheets write a day as the moment at which it begins. */
const midnight = '[T ]00:00(?::00(?:[.]0{1,9})?)?';
const midnightAtEnd = new RegExp(`${midnight}$`);

/** A day. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: ['notBefore'], formats: 'none', range: 'none', preset: 'value' },
  searched: 'value',
  names: 'never',
  comparedAs: 'moment',
  operand: 'date',
  unset: { reads: '' },
  clears: [],
  accept: acceptDate,
  fits: isKeptAs(acceptDate),
  collectReferences: 'nothing',
  show: presentAsStored,
  schemas: attribute => patternSchemas(attribute, 'a day, such as 2027-12-31', `${dayPattern}(?:${midnight})?`),
  inputs: {},
  control: () => line({ type: 'date' }),
  words: {
    name: { en: 'date', de: 'Datum' },
    written: {
      en: '`Y-m-d`; `d.m.Y` is understood, too, and midnight behind it',
      de: '`Y-m-d`; auch `d.m.Y` wird verstanden, und Mitternacht dahinter',
    },
    read: { en: '`Y-m-d`', de: '`Y-m-d`' },
    hint: 'none',
  },
  sample: () => ({ given: '2026-02-28', reads: '2026-02-28' }),
  rejected: ['2026-02-30', '31.04.2026', '2026-1-1', '0000-00-00', '2026-02-28 00:00:01', 'tomorrow', 20260228, true].map(
    given => [given, 'expected a day that exists, written Y-m-d, such as 2026-02-28, not '],
  ),
  legacyNames: { info: 'date', data: 'date', ui: 'date', callback: undefined },
});

function acceptDate(given: unknown): string {
  const day = dayIn(typeof given === 'string' ? given.replace(midnightAtEnd, '') : given);
  if (!day) throw noTime(text('DayThatExistsWrittenY'), given);
  return day;
}
