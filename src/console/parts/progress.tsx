import { type Signal, signal } from '@preact/signals';
import { noteExpiry } from '../service/service.js';
import type { Text } from '../texts/language.js';
import { numeral, say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { notify } from './notices.js';
import { ask } from './question.js';

/** How much of a task is done; the total is undefined where one call does all of it. */
interface Amount {
  readonly done: number;
  readonly total?: number | undefined;
}

/** Parameters of a task: the signal that ends its calls, and a function that tells how much of it is done. */
export interface Task {
  readonly signal: AbortSignal;
  advance(done: number, total: number | undefined): void;
}

/** That the reader stopped a task. */
export class Stopped extends Error {}

const progressWords = {
  stop: { en: 'Stop', de: 'Anhalten' },
  of: { en: '{done} of {total}', de: '{done} von {total}' },
} as const satisfies Readonly<Record<string, Text>>;

/** Milliseconds that a task may take before it shows how far it is. */
const shownAfterMs = 700;

/**
 * Carries out a task; one that takes long shows how far it is, with a button that stops it.
 * @throws Stopped where the reader did
 */
export async function withProgress<Result>(title: string, carryOut: (task: Task) => Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  const ended = new AbortController();
  const amount = signal<Amount>({ done: 0 });
  const show = async (): Promise<void> => {
    const answers = [{ label: say(progressWords.stop), value: false }];
    await ask({ title, text: <Progress title={title} amount={amount} />, answers }, ended.signal);
    stop.abort(new Stopped());
  };
  const timer = setTimeout(() => void show(), shownAfterMs);
  const stopped = new Promise<never>((_, reject) => stop.signal.addEventListener('abort', () => reject(stop.signal.reason)));
  const advance = (done: number, total: number | undefined): void => {
    amount.value = { done, total };
  };
  try {
    return await Promise.race([carryOut({ signal: stop.signal, advance }), stopped]);
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
}

/** Tells why a task failed, unless the reader stopped it or has to sign in again. */
export function tellFailure(error: Error): void {
  if (!(error instanceof Stopped || noteExpiry(error))) notify(error.message);
}

function Progress({ title, amount }: { readonly title: string; readonly amount: Signal<Amount> }) {
  const { done, total } = amount.value;
  const text = total === undefined ? say(words.loading) : say(progressWords.of, { done: numeral(done), total: numeral(total) });
  return (
    <>
      <p role="status">{text}</p>
      <progress aria-label={title} {...(total !== undefined && { value: done, max: Math.max(total, 1) })} />
    </>
  );
}
