/** A moment as the service takes it: the number of a change set, or a time. */
export type Moment = number | string;

/** A moment of an address; undefined where there is none, or none that can be read. */
export function momentIn(text: string): Moment | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  return Number.isNaN(new Date(text).getTime()) ? undefined : text;
}

/** A time as a field for day and time has it, in the reader's zone; empty for the number of a change set. */
export function fieldOf(text: string): string {
  const moment = momentIn(text);
  if (typeof moment !== 'string') return '';
  const time = new Date(moment);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The value of a field for day and time as an exact time; empty where it is empty. */
export function timeOf(field: string): string {
  const time = new Date(field);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
