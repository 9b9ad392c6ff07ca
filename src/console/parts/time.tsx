import { locale } from '../texts/say.js';

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
