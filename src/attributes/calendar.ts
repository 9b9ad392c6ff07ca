const day = 86_400_000;
const lastYear = 9999;

/** The day that is so many later; `''` beyond the years that days are written with. */
export function addDays(date: string, count: number): string {
  return dayAfter(date, moment => moment.setUTCDate(moment.getUTCDate() + Math.trunc(count)));
}

/** The same day of a later month, or its last where it has no such day; `''` beyond the years that days are written with. */
export function addMonths(date: string, count: number): string {
  return dayAfter(date, moment => {
    const before = moment.getUTCDate();
    moment.setUTCMonth(moment.getUTCMonth() + Math.trunc(count));
    if (moment.getUTCDate() !== before) moment.setUTCDate(0);
  });
}

/** Days from one to another; below 0 where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}

function dayAfter(date: string, move: (moment: Date) => void): string {
  const moment = new Date(`${date}T00:00:00Z`);
  move(moment);
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= lastYear ? moment.toISOString().slice(0, 10) : '';
}
