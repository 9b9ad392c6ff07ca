import { locale } from '../texts/say.js';

const exactTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** A text; one that is an exact time stands in the reader's zone. */
export function TextOrTime({ text }: { readonly text: string }) {
  if (exactTime.test(text)) return <Time value={text} />;
  return <>{text}</>;
}

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
