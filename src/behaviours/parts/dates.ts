import type { Kept, KeptValues } from '../../attributes/attribute-values.js';
import { addDays, addMonths, daysBetween } from '../../attributes/calendar.js';
import { isQuantity } from '../../attributes/numbers.js';
import { localDay } from '../../attributes/times.js';
import type { Language } from '../../domain/context.js';
import { inLanguage, text } from '../../messages/text.js';

/** Every day of all those years. */
const mostTerms = 3_660_000;

/** How a date moves by a period, by the id of the unit in `guarantee_period_unit`. */
const units: Readonly<Record<string, (date: string, amount: number) => string>> = {
  1: addMonths,
  2: addDays,
  3: (date, amount) => addDays(date, 7 * amount),
  4: (date, amount) => addMonths(date, 12 * amount),
};

/** The date a guarantee begins, by the id of the choice in `guarantee_period_base`. */
const guaranteeBases: Readonly<Record<string, string>> = { 1: 'acquirementdate', 2: 'order_date', 3: 'delivery_date' };

/** The last day of a guarantee. */
export function guaranteeEnd(values: Readonly<KeptValues>): string {
  const base = values[guaranteeBases[String(values.guarantee_period_base ?? 1)] ?? ''];
  return addPeriod(base, values.guarantee_period, values.guarantee_period_unit, 1);
}

/** The choice of `end_type` of a contract that ends by itself; others go on by another term until somebody gives notice. */
const endsByItself = 2;

/**
 * The next day on which a contract can end: its end, or the first one after it, by whole terms, for which notice can still be given, or that the
 * notice reaches that was given. `''` if there is none that is still to come.
 */
export function nextContractEnd(values: Readonly<KeptValues>, now: Date): string {
  const { start_date, end_date, run_time, run_time_unit, end_type, notice_date } = values;
  const today = localDay(now);
  const term = isQuantity(run_time) && run_time.amount > 0 ? run_time.amount : 0;
  const [begin, first] = typeof end_date === 'string' ? [end_date, 0] : [start_date, 1];
  if (typeof begin !== 'string' || (term === 0 && first > 0)) return '';
  const endOf = (terms: number) => addUnits(begin, term * terms, run_time_unit);
  const noticed = typeof notice_date === 'string' ? notice_date : today;
  const isPast = (end: string) => end !== '' && (lastNotice(end, values) || end) < noticed;
  const end = endOf(term === 0 || Number(end_type) === endsByItself ? first : firstThatIsNot(isPast, endOf, first));
  return end < today ? '' : end;
}

/** The least number of terms, from the first on, whose end is not past: later ends are later days. */
function firstThatIsNot(isPast: (end: string) => boolean, endOf: (terms: number) => string, from: number): number {
  let [first, last] = [from, mostTerms];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (isPast(endOf(middle))) first = middle + 1;
    else last = middle;
  }
  return first;
}

/** The last day to give notice for the next end of a contract; `''` if it is past. */
export function nextNoticeEnd(values: Readonly<KeptValues>, now: Date): string {
  const last = lastNotice(nextContractEnd(values, now), values);
  return last < localDay(now) ? '' : last;
}

function lastNotice(end: string, { notice_period, notice_period_unit }: Readonly<KeptValues>): string {
  return addPeriod(end || undefined, notice_period, notice_period_unit, -1);
}

/** The days until a date, in words. */
export function daysLeft(date: Kept, now: Date, language: Language): string {
  if (typeof date !== 'string' || date === '') return '';
  const days = daysBetween(localDay(now), date);
  return days < 0 ? inLanguage(text('Expired'), language) : inLanguage(text('DaysLeft', { days }), language);
}

/** Whether today is between two dates, in words. */
export function stateBetween(start: Kept, end: Kept, now: Date, language: Language): string {
  const today = localDay(now);
  if (start === undefined && end === undefined) return '';
  if (typeof end === 'string' && end < today) return inLanguage(text('Expired'), language);
  return inLanguage(text(typeof start === 'string' && start > today ? 'NotBegun' : 'Active'), language);
}

function addPeriod(date: Kept, period: Kept, unit: Kept, direction: number): string {
  if (typeof date !== 'string' || !isQuantity(period)) return '';
  return addUnits(date, direction * period.amount, unit);
}

function addUnits(date: string, amount: number, unit: Kept): string {
  return (units[String(unit ?? 2)] ?? addMonths)(date, amount);
}
