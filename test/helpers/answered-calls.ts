import { boundParameters, methodAliases } from '../../generated/methods.js';
import type { Replayed } from './replay.js';

/** A call of a transcript, with its answer where there is one. */
export interface AnsweredCall {
  /** The name of the method, whichever was called. */
  readonly method: string;
  readonly params: unknown;
  readonly answer: Answer | undefined;
}

export interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data: Readonly<Record<string, string>> | null };
}

interface Call {
  readonly method: string;
  readonly params: unknown;
  readonly id?: unknown;
}

/** The calls that are carried out, each with its own answer: those of a batch, too. Members that are no calls are left out. */
export function answeredCalls({ exchange, expected }: Pick<Replayed, 'exchange' | 'expected'>): readonly AnsweredCall[] {
  const sent = parsed(exchange.request ?? '');
  const calls = [sent].flat().filter(isCall);
  const answers = [parsed(expected)].flat() as (Answer | undefined)[];
  if (Array.isArray(sent) && expected.startsWith('{')) return [];
  let next = 0;
  return calls.map(({ method, params, id }) => ({
    method: methodAliases.get(method) ?? method,
    params: { ...Object(params), ...boundParameters[method] },
    answer: id === undefined ? undefined : answers[next++],
  }));
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && typeof value.method === 'string';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
