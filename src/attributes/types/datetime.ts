import type { Accepting, Attribute } from '../attribute-type.js';
import { clockPattern, dayIn, dayPattern, isoDayPattern, noTime } from '../days.js';
import { attributeType } from '../definition.js';
import { isKeptAs } from '../fitting.js';
import { localTimeFrom, shownTime, type TimeZone } from '../time-zones.js';
import { isoTime, localTime } from '../times.js';
import { shaped } from '../value-schemas.js';

const clock = `${clockPattern}:[0-5][0-9]`;
const offset = `(Z|[+-]${clockPattern})`;
const plainPattern = `${dayPattern} ${clock}`;
/** Taken where the call names a time zone. */
const zonedPattern = `${isoDayPattern}T${clock}([.][0-9]{1,9})?${offset}`;

const plainForm = new RegExp(`^${plainPattern}$`);
const zonedForm = new RegExp(`^${zonedPattern}$`);
/** The same without regard to whether the day exists. */
const zonedShape = new RegExp(`^[0-9]{4}-[0-9]{2}-[0-9]{2}T${clock}([.][0-9]{1,9})?${offset}$`);
const keptForm = /^(?!0000)\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** A moment, kept as local time of the server. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: ['notBefore'], formats: 'none', range: 'none', preset: 'none' },
  searched: 'value',
  names: 'never',
  comparedAs: 'moment',
  unset: { reads: '' },
  clears: [],
  accept: acceptMoment,
  fits: isKeptAs(acceptPlain),
  collectReferences: 'nothing',
  show: (kept, _, { timeZone }) => (typeof kept === 'string' && keptForm.test(kept) ? shownTime(kept, timeZone) : kept),
  schemas: attribute => shaped(attribute, 'a moment, such as 2027-12-31 13:45:00', `(?:${plainPattern}|${zonedPattern})`),
  inputs: {},
  control: () => ({ kind: 'line', parse: 'moment', attributes: { type: 'datetime-local', step: 1 } }),
  words: {
    name: { en: 'date and time', de: 'Datum und Uhrzeit' },
    written: { en: '`Y-m-d H:i:s`', de: '`Y-m-d H:i:s`' },
    read: { en: '`Y-m-d H:i:s`', de: '`Y-m-d H:i:s`' },
    hint: 'none',
  },
  sample: () => ({ given: '2026-02-28 13:45:00', reads: '2026-02-28 13:45:00' }),
  rejected: ['2026-02-30 10:00:00', '2026-02-28 24:00:00', '2026-02-28T10:00:00', '2026-02-28', 1_772_272_800].map(given => [
    given,
    'expected a moment that exists, written Y-m-d H:i:s, such as 2026-02-28 13:45:00, not ',
  ]),
  legacyNames: { info: 'datetime', data: 'date_time', ui: 'popup', callback: undefined },
});

/** Where the caller named a zone: with an offset, or in its local time. */
function acceptMoment(given: unknown, _: Attribute, { timeZone }: Accepting): string {
  if (!timeZone) return acceptPlain(given);
  const local = localTimeOf(given, timeZone);
  if (local && keptForm.test(local)) return local;
  throw noTime('a moment that exists, such as 2026-02-28T13:45:00+01:00', given);
}

function localTimeOf(given: unknown, timeZone: TimeZone): string | undefined {
  if (typeof given !== 'string' || !zonedShape.test(given)) return localTimeFrom(acceptPlain(given), timeZone);
  return zonedForm.test(given) ? localTime(isoTime(new Date(given))) : undefined;
}

function acceptPlain(given: unknown): string {
  if (typeof given !== 'string' || !plainForm.test(given))
    throw noTime('a moment that exists, written Y-m-d H:i:s, such as 2026-02-28 13:45:00', given);
  const [day, time] = given.split(' ');
  return `${dayIn(day)} ${time}`;
}
