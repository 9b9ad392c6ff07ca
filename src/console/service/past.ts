import { signal } from '@preact/signals';
import { options } from '../../../generated/client.js';

/** The moment as of which the page shows the service: the number of a change set, or a time. Empty for now. */
export const asOf = signal('');

interface Call {
  readonly method: string;
  readonly params: object;
}

/** The body of a request whose reads return what they would have returned at a moment. */
export function bodyAsOf(body: string, moment: string): string {
  const given = /^\d+$/.test(moment) ? Number(moment) : moment;
  const past = (call: Call): Call =>
    options[call.method]?.includes('as_of') ? { ...call, params: { as_of: given, ...call.params } } : call;
  const calls: Call | readonly Call[] = JSON.parse(body);
  return JSON.stringify(Array.isArray(calls) ? calls.map(past) : past(calls as Call));
}
