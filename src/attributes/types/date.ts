import { line } from '../control.js';
import { dayIn, dayPattern, noTime } from '../days.js';
import { attributeType } from '../definition.js';
import { isKeptAs } from '../fitting.js';
import { shownAsKept } from '../texts.js';
import { shaped } from '../value-schemas.js';

/** A day. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: ['notBefore'], formats: 'none', range: 'none', preset: 'none' },
  searched: 'value',
  names: 'never',
  comparedAs: 'moment',
  unset: { reads: '' },
  clears: [],
  accept: acceptDate,
  fits: isKeptAs(acceptDate),
  collectReferences: 'nothing',
  show: shownAsKept,
  schemas: attribute => shaped(attribute, 'a day, such as 2027-12-31', dayPattern),
  inputs: {},
  control: () => line({ type: 'date' }),
  words: {
    name: { en: 'date', de: 'Datum' },
    written: { en: '`Y-m-d`; `d.m.Y` is understood, too', de: '`Y-m-d`; auch `d.m.Y` wird verstanden' },
    read: { en: '`Y-m-d`', de: '`Y-m-d`' },
    hint: 'none',
  },
  sample: () => ({ given: '2026-02-28', reads: '2026-02-28' }),
  rejected: ['2026-02-30', '31.04.2026', '2026-1-1', '0000-00-00', 'tomorrow', 20260228, true].map(given => [
    given,
    'expected a day that exists, written Y-m-d, such as 2026-02-28, not ',
  ]),
  legacyNames: { info: 'date', data: 'date', ui: 'popup', callback: undefined },
});

function acceptDate(given: unknown): string {
  const day = dayIn(given);
  if (!day) throw noTime('a day that exists, written Y-m-d, such as 2026-02-28', given);
  return day;
}
