import { type Connection, connection } from './connection.js';
import { say } from './texts.js';
import { type Values, valuesIn } from './values.js';

/** A call as a form has it. */
export interface Request {
  readonly method: string;
  readonly params: Values;
}

/** The call that a form would send. */
export function requestOf(form: HTMLFormElement): Request {
  return { method: form.dataset.method ?? '', params: valuesIn(form) };
}

/** The body that is sent. */
export function bodyOf({ method, params }: Request, { key, language }: Connection): object {
  return { jsonrpc: '2.0', id: 1, method, params: { ...(key !== '' && { apikey: key }), language, ...params } };
}

/** Shows the request of a form as JSON and as a line for the shell; the key is never shown. */
export function showRequest(form: HTMLFormElement): void {
  const given = connection();
  const body = JSON.stringify(bodyOf(requestOf(form), { ...given, key: say('placeholder') }), undefined, 2);
  show(form, 'json', body);
  show(form, 'curl', `curl -s ${quoted(given.address)} -H 'Content-Type: application/json' -d ${quoted(body)}`);
}

/** Shows the requests of all forms of the page. */
export function showRequests(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form.call')) showRequest(form);
}

/** Puts a text where a form shows it. */
export function show(form: HTMLFormElement, what: string, text: string): HTMLElement | null {
  const place = form.querySelector<HTMLElement>(`[data-shows="${what}"]`);
  if (place) place.textContent = text;
  return place;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
