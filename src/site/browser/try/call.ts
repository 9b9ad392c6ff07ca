import { confirmed } from './confirm.js';
import { askForKey, connection } from './connection.js';
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
    return askForKey();
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

async function post(address: string, body: string): Promise<TimedResponse> {
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

function showAnswer(form: HTMLFormElement, request: Request, { status, milliseconds, text }: TimedResponse): void {
  show(form, 'answer', pretty(text))?.closest('figure')?.removeAttribute('hidden');
  const { result, error } = parsed(text);
  const told = error ? errorShown(form, error) : result === undefined ? [say('refused')] : success(request, result);
  tell(form, [...told, `HTTP ${status}`, `${milliseconds} ms`].join(' · '), result === undefined ? 'bad' : 'good');
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
