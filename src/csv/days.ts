import type { Way } from './numerals.js';

const months: readonly string[] = [
  ...['jan|january|januar|jän|jänner', 'feb|february|februar', 'mar|march|mär|märz|mrz', 'apr|april', 'may|mai', 'jun|june|juni'],
  ...[
    'jul|july|juli',
    'aug|august',
    'sep|sept|september',
    'oct|october|okt|oktober',
    'nov|november',
    'dec|december|dez|dezember',
  ],
];

const [year, month, day, name] = ['(?<year>\\d{4})', '(?<month>\\d{1,2})', '(?<day>\\d{1,2})', '(?<name>\\p{L}{3,9})\\.?'];

/** Forms of days: two numbers before a year are a day and a month, or a month and a day. Years of two digits are in none, as nothing tells the century. */
const forms: readonly (readonly [form: string, custom: string])[] = [
  [`${year}(?<mark>[-/.])${month}\\k<mark>${day}`, ''],
  [`${year}(?<month>\\d{2})(?<day>\\d{2})`, ''],
  [`${day}\\.\\s?${month}\\.\\s?${year}`, ''],
  [`${day}\\.?[- ]${name}[- ]${year}`, ''],
  [`${name}[- ]${day}(?:st|nd|rd|th)?,?[- ]${year}`, ''],
  [`${year}[- ]${name}[- ]${day}`, ''],
  [`${day}(?<mark>[-/])${month}\\k<mark>${year}`, 'day first'],
  [`${month}(?<mark>[-/])${day}\\k<mark>${year}`, 'month first'],
];

/** A time of a clock behind a day, to the second; midnight has no zone, as it is that of the day that stands there. */
const clock = '(?:T|,?\\s+)(?<hours>\\d{1,2}):(?<minutes>\\d{2})(?::(?<seconds>\\d{2})(?:\\.0{1,9})?)?';
const midnight = /^(.*\d)(?:T|\s+)00?:00(?::00(?:\.0{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2})?$/;

const days = forms.map(([form, custom]) => ({ form: new RegExp(`^${form}$`, 'iu'), custom }));
const moments = forms.map(([form, custom]) => ({ form: new RegExp(`^${form}(?:${clock})?$`, 'iu'), custom }));

/** The ways to read a day, also with its midnight behind it. */
export function dayWays(cell: string): readonly Way[] {
  return waysIn(midnight.exec(cell)?.[1] ?? cell, cell, days);
}

/** The ways to read a day with the time of a clock. */
export function momentWays(cell: string): readonly Way[] {
  return waysIn(cell, cell, moments);
}

function waysIn(text: string, cell: string, of: typeof days): readonly Way[] {
  const found = of.flatMap(({ form, custom }) => {
    const plain = plainOf(form.exec(text)?.groups);
    return plain === undefined ? [] : [{ custom, text: plain }];
  });
  const [first, ...others] = found;
  if (!first) return [{ custom: '', text: cell }];
  // The fifth of May is the same day in both orders.
  return others.every(way => way.text === first.text) ? [others.length > 0 ? { ...first, custom: '' } : first] : found;
}

function plainOf(groups: Readonly<Record<string, string | undefined>> = {}): string | undefined {
  const { year: ofYear, name: ofMonth = '', month: number, day: ofDay = '', hours, minutes, seconds = '00' } = groups;
  const named = months.findIndex(names => names.split('|').includes(ofMonth.toLowerCase())) + 1;
  const at = number === undefined ? named : Number(number);
  if (ofYear === undefined || at < 1 || at > 12) return undefined;
  const plain = `${ofYear}-${two(at)}-${two(ofDay)}`;
  return hours === undefined ? plain : `${plain} ${two(hours)}:${minutes}:${seconds}`;
}

function two(number: number | string): string {
  return String(number).padStart(2, '0');
}
