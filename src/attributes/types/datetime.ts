import { text } from '../../messages/text.js';
import type { Accepting, Attribute } from '../attribute-type.js';
import { clockPattern, dayIn, dayPattern, isoDayPattern, noTime } from '../days.js';
import { attributeType } from '../definition.js';
import { isKeptAs } from '../fitting.js';
import { InvalidValue } from '../invalid-value.js';
import { localTimeFrom, presentTime, type TimeZone } from '../time-zones.js';
import { isoTime, localTime, momentOf } from '../times.js';
import { patternSchemas } from '../value-schemas.js';

const clock = `${clockPattern}:[0-5][0-9]`;
const offset = `(Z|[+-]${clockPattern})`;
/** A day alone is the moment at which it begins. */
const plainPattern = `${dayPattern}(?: ${clock})?`;
/** Accepted where the call names a time zone, which is that of a text without an offset. */
const isoPattern = `${isoDayPattern}T${clock}([.][0-9]{1,9})?${offset}?`;

const plainForm = new RegExp(`^${plainPattern}$`);
const isoForm = new RegExp(`^${isoPattern}$`);
/** The same without regard to whether the day exists. */
const isoShape = new RegExp(`^[0-9]{4}-[0-9]{2}-[0-9]{2}T${clock}([.][0-9]{1,9})?${offset}?$`);
const offsetAtEnd = new RegExp(`${offset}$`);
const plainLength = 'YYYY-MM-DD HH:MM:SS'.length;
const momentWords = text('MomentThatExistsSuchAs');
const keptForm = /^(?!0000)\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** A moment, kept as local time of the server. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: ['notBefore'], formats: 'none', range: 'none', preset: 'value' },
  searched: 'value',
  names: 'never',
  comparedAs: 'moment',
  operand: 'nothing',
  unset: { reads: '' },
  clears: [],
  accept: acceptMoment,
  fits: isKeptAs(acceptPlain),
  collectReferences: 'nothing',
  show: (kept, _, { timeZone }) => (typeof kept === 'string' && keptForm.test(kept) ? presentTime(kept, timeZone) : kept),
  schemas: attribute => patternSchemas(attribute, 'a moment, such as 2027-12-31 13:45:00', `(?:${plainPattern}|${isoPattern})`),
  inputs: {},
  control: () => ({ kind: 'line', parse: 'moment', attributes: { type: 'datetime-local', step: 1 } }),
  words: {
    name: { en: 'date and time', de: 'Datum und Uhrzeit' },
    written: { en: '`Y-m-d H:i:s`; a day alone is its midnight', de: '`Y-m-d H:i:s`; ein Tag allein ist dessen Mitternacht' },
    read: { en: '`Y-m-d H:i:s`', de: '`Y-m-d H:i:s`' },
    hint: 'none',
  },
  sample: () => ({ given: '2026-02-28 13:45:00', reads: '2026-02-28 13:45:00' }),
  rejected: ['2026-02-30 10:00:00', '2026-02-28 24:00:00', '2026-02-28T10:00:00', '2026-02-28 10:00', 1_772_272_800].map(
    given => [given, 'expected a moment that exists, written Y-m-d H:i:s, such as 2026-02-28 13:45:00, not '],
  ),
  legacyNames: { info: 'datetime', data: 'date_time', ui: 'datetime', callback: undefined },
});

/** A moment with an offset, or as local time of the zone of the call; without one, of the server. */
function acceptMoment(given: unknown, _: Attribute, { timeZone }: Accepting): string {
  if (!timeZone || typeof given !== 'string' || !isoShape.test(given)) return existing(acceptPlain(given), timeZone);
  if (!isoForm.test(given)) throw noTime(momentWords, given);
  if (offsetAtEnd.test(given)) return ofFourDigits(localTime(isoTime(new Date(given))), given);
  return existing(given.slice(0, plainLength).replace('T', ' '), timeZone);
}

/** The local time of the server at a time of clocks that exists. */
function existing(clockTime: string, timeZone: TimeZone | undefined): string {
  const local = timeZone ? localTimeFrom(clockTime, timeZone) : localTime(momentOf(clockTime));
  if (local === undefined || (!timeZone && local !== clockTime))
    throw new InvalidValue(text('ExpectedMomentThatExistsClocks', { clockTime }));
  return ofFourDigits(local, clockTime);
}

function ofFourDigits(local: string, given: string): string {
  if (!keptForm.test(local)) throw noTime(momentWords, given);
  return local;
}

function acceptPlain(given: unknown): string {
  if (typeof given !== 'string' || !plainForm.test(given)) throw noTime(text('MomentThatExistsWrittenY'), given);
  const [day, time = '00:00:00'] = given.split(' ');
  return `${dayIn(day)} ${time}`;
}
