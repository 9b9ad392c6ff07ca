import { element } from '../page/elements.js';
import { confirmed } from './confirm.js';
import { connection } from './connection.js';
import { markFaults, unmark } from './faults.js';
import { learn } from './known.js';
import { showOffers } from './offers.js';
import { bodyOf, type Request, requestOf, show, showRequests } from './request.js';
import { say } from './texts.js';
import { emptyGroup } from './values.js';

interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data: Readonly<Record<string, string>> | null;
}

/** Response to a call. */
interface TimedResponse {
  readonly status: number;
  readonly milliseconds: number;
  readonly text: string;
}

/** Sends what a form says, and shows what comes back. */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return;
  const request = requestOf(form);
  const given = connection();
  unmark(form);
  if (given.key === '' && !('open' in form.dataset)) {
    tell(form, say('keyMissing'), 'bad');
    return leadToKey(form);
  }
  const empty = emptyGroup(form);
  if (empty) {
    tell(form, say('nothingEntered'), 'bad');
    return empty.focus();
  }
  if ('asks' in form.dataset && !(await confirmed(request.method))) return;
  tell(form, say('asking'), '');
  form.setAttribute('aria-busy', 'true');
  const answer = await post(given.address, JSON.stringify(bodyOf(request, given))).catch(() => undefined);
  form.removeAttribute('aria-busy');
  if (answer) showAnswer(form, request, answer);
  else tell(form, say('noAnswer'), 'bad');
}

/** Sends a body as JSON, and returns the text of the response. */
export async function post(address: string, body: string): Promise<TimedResponse> {
  const begin = performance.now();
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    body,
  });
  const text = await response.text();
  return { status: response.status, milliseconds: Math.round(performance.now() - begin), text };
}

/** Puts a link to the field of the key beside the button, where the missing key is said. */
function leadToKey(form: HTMLFormElement): void {
  const link = element('a', { href: '#try-key' }, say('toKey'));
  link.addEventListener('click', event => {
    event.preventDefault();
    document.getElementById('try-key')?.focus();
  });
  form.querySelector('[data-shows="outcome"]')?.append(' ', link);
}

function showAnswer(form: HTMLFormElement, request: Request, { status, milliseconds, text }: TimedResponse): void {
  const figure = show(form, 'answer', pretty(text))?.closest('figure');
  figure?.removeAttribute('hidden');
  const { result, error } = parsed(text);
  const told = error ? errorShown(form, error) : result === undefined ? [say('refused')] : success(request, result);
  tell(form, [...told, `HTTP ${status}`, `${milliseconds} ms`].join(' · '), result === undefined ? 'bad' : 'good');
  scrollTo(form, figure ?? undefined);
}

/** Scrolls until the answer is seen, with what is said of it above; not where a wrong field has the focus, which is to be seen then. */
function scrollTo(form: HTMLFormElement, figure: HTMLElement | undefined): void {
  if (form.querySelector('[aria-invalid="true"]')) return;
  const outcome = form.querySelector<HTMLElement>('.actions');
  const bottom = figure?.getBoundingClientRect().bottom ?? 0;
  if (bottom > window.innerHeight) outcome?.scrollIntoView({ block: 'start' });
}

function errorShown(form: HTMLFormElement, { code, message, data }: RpcError): readonly string[] {
  const { error: name = String(code), ...faults } = data ?? {};
  return [`${say('refused')} (${name})`, message, ...markFaults(form, faults)];
}

function success(request: Request, result: unknown): readonly string[] {
  learn(request, result);
  showOffers();
  showRequests();
  const message = typeof result === 'object' && result !== null && 'message' in result ? [String(result.message)] : [];
  return [say('answered'), ...message];
}

function tell(form: HTMLFormElement, text: string, mood: string): void {
  const place = show(form, 'outcome', text);
  if (place) place.dataset.mood = mood;
}

function parsed(text: string): { readonly result?: unknown; readonly error?: RpcError } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
