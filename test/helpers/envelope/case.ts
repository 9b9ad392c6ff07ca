import { type DialectName, testKey } from '../service.js';

/** Expected answer: a result, or an error with this code whose text holds this. */
export interface ExpectedAnswer {
  readonly id: unknown;
  readonly code?: number;
  readonly says?: string;
}

/** One answer, one for each call of a batch, or none. */
export type Expected = ExpectedAnswer | readonly ExpectedAnswer[] | undefined;

/** A request with a title, and its expected answer. */
export interface EnvelopeCase {
  readonly title: string;
  readonly body?: string | Buffer;
  readonly verb?: string;
  /** Suffix to the address of the dialect. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly settings?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly expected: Expected | Readonly<Record<DialectName, Expected>>;
}

export const codes = {
  parse: -32700,
  request: -32600,
  method: -32601,
  parameters: -32602,
  internal: -32603,
  key: -32604,
  limit: -32013,
} as const;

/** A call that reads object 1, some of its members changed; `undefined` takes one away. */
export function reading(changes: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return { version: '2.0', method: 'cmdb.object.read', params: { apikey: testKey, id: 1 }, id: 7, ...changes };
}

/** A call that archives an object. */
export function archiving(object: unknown, more: object = {}): Readonly<Record<string, unknown>> {
  return { version: '2.0', method: 'cmdb.object.archive', params: { apikey: testKey, object }, id: 7, ...more };
}

export function json(value: unknown): string {
  return JSON.stringify(value);
}

export function done(id: unknown = 7): ExpectedAnswer {
  return { id };
}

export function fails(code: number, id: unknown = 7, says = ''): ExpectedAnswer {
  return { id, code, says };
}

/** A value in a title, shortened. */
export function named(value: unknown): string {
  const text = value === undefined ? 'nothing' : json(value);
  return text.length > 50 ? `${text.slice(0, 40)}… (${text.length} characters)` : text;
}
