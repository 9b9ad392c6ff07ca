import { locale } from '../texts/say.js';

/** The form of an exact time, such as 2026-02-28T13:45:00Z. */
export const exactTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** A time in the reader's zone; the exact one is in the tooltip. */
export function Time({ value }: { readonly value: string | null | undefined }) {
  const moment = value ? new Date(value) : undefined;
  if (!moment || Number.isNaN(moment.getTime())) return <>{value ?? ''}</>;
  return (
    <time dateTime={moment.toISOString()} title={moment.toISOString()}>
      {new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(moment)}
    </time>
  );
}
