// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import { type ErrorName, errors } from './errors.js';
import type {
  CmdbThingListInput,
  CmdbThingListResult,
  CmdbThingReadInput,
  CmdbThingReadResult,
  CmdbThingRemoveInput,
  CmdbThingRemoveResult,
  CmdbThingRenameInput,
  CmdbThingRenameResult,
  CmdbThingSaveInput,
  CmdbThingSaveResult,
  RpcDiscoverInput,
  RpcDiscoverResult,
} from './types.js';

declare const answer: unique symbol;

/** A call that is ready to be sent, alone or in a batch. */
export interface PreparedCall<Result> {
  readonly method: string;
  readonly params: object;
  readonly [answer]?: Result;
}

/** What a batch answers: for each call its result, or why it failed. */
export type BatchResults<Calls extends readonly PreparedCall<unknown>[]> = {
  -readonly [Index in keyof Calls]: Calls[Index] extends PreparedCall<infer Result> ? Result | KatasterError : never;
};

/** Where the service is, and who asks. */
export interface KatasterOptions {
  readonly url: string;
  readonly apikey: string;
  readonly language?: string;
  readonly fetch?: typeof fetch;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Ends every request that is under way. */
  readonly signal?: AbortSignal;
}

/** One function per method, for batches: each prepares a call. */
export const calls = {
  cmdb: {
    thing: {
      /** List things. */
      list: (input: CmdbThingListInput = {}) => prepared<CmdbThingListResult>('cmdb.thing.list', input),
      /** Read a thing. */
      read: (input: CmdbThingReadInput) => prepared<CmdbThingReadResult>('cmdb.thing.read', input),
      /** Remove a thing. */
      remove: (input: CmdbThingRemoveInput) => prepared<CmdbThingRemoveResult>('cmdb.thing.remove', input),
      /**
       * Rename a thing.
       * @deprecated Use cmdb.thing.save.
       */
      rename: (input: CmdbThingRenameInput) => prepared<CmdbThingRenameResult>('cmdb.thing.rename', input),
      /** Save a thing. */
      save: (input: CmdbThingSaveInput) => prepared<CmdbThingSaveResult>('cmdb.thing.save', input),
    },
  },
  rpc: {
    /** Read this document. */
    discover: (input: RpcDiscoverInput = {}) => prepared<RpcDiscoverResult>('rpc.discover', input),
  },
};

function prepared<Result>(method: string, params: object): PreparedCall<Result> {
  return { method, params };
}

/** The service as typed functions. A refused call rejects with a KatasterError. */
export class Kataster {
  readonly #options: KatasterOptions;
  #lastId = 0;

  readonly calls = calls;

  readonly cmdb = {
    thing: {
      /** List things. */
      list: (input: CmdbThingListInput = {}) => this.#send(calls.cmdb.thing.list(input)),
      /** Read a thing. */
      read: (input: CmdbThingReadInput) => this.#send(calls.cmdb.thing.read(input)),
      /** Remove a thing. */
      remove: (input: CmdbThingRemoveInput) => this.#send(calls.cmdb.thing.remove(input)),
      /**
       * Rename a thing.
       * @deprecated Use cmdb.thing.save.
       */
      rename: (input: CmdbThingRenameInput) => this.#send(calls.cmdb.thing.rename(input)),
      /** Save a thing. */
      save: (input: CmdbThingSaveInput) => this.#send(calls.cmdb.thing.save(input)),
    },
  };

  readonly rpc = {
    /** Read this document. */
    discover: (input: RpcDiscoverInput = {}) => this.#send(calls.rpc.discover(input)),
  };

  constructor(options: KatasterOptions) {
    this.#options = options;
  }

  /** Sends several calls at once. Each is answered by its result or by a KatasterError, in the order given. */
  async batch<const Calls extends readonly PreparedCall<unknown>[]>(list: Calls): Promise<BatchResults<Calls>> {
    const envelopes = list.map(call => this.#envelope(call));
    const answers = envelopes.length === 0 ? [] : await this.#post(envelopes);
    if (!Array.isArray(answers)) throw outcome(answers);
    const byId = new Map(answers.map(one => [one.id, one]));
    return envelopes.map(({ id }) => outcome(byId.get(id) ?? unanswered(id))) as BatchResults<Calls>;
  }

  async #send<Result>(call: PreparedCall<Result>): Promise<Result> {
    const result = outcome((await this.#post(this.#envelope(call))) as Answer);
    if (result instanceof KatasterError) throw result;
    return result as Result;
  }

  #envelope({ method, params }: PreparedCall<unknown>) {
    const { apikey, language } = this.#options;
    this.#lastId += 1;
    return { jsonrpc: '2.0', id: this.#lastId, method, params: { ...params, apikey, language } };
  }

  async #post(body: object): Promise<Answer | Answer[]> {
    const { url, headers, timeout, signal, fetch: send = fetch } = this.#options;
    const signals = [signal, timeout === undefined ? undefined : AbortSignal.timeout(timeout)];
    const response = await send(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.any(signals.filter(one => one !== undefined)),
    });
    if (response.headers.get('content-type')?.includes('json')) return (await response.json()) as Answer | Answer[];
    throw new Error(`${url} answered HTTP ${response.status} without JSON`);
  }
}

interface Answer {
  readonly id: string | number | null;
  readonly result?: unknown;
  readonly error?: Failure;
}

interface Failure {
  readonly code: number;
  readonly message: string;
  readonly data: Readonly<Record<string, string>> | null;
}

/** A call the service refused: which error, and what is wrong with which parameter or attribute. */
export class KatasterError extends Error {
  override readonly name = 'KatasterError';
  /** Undefined where a newer service answers an error this client does not know. */
  readonly errorName: ErrorName | undefined;
  readonly code: number;
  readonly data: Readonly<Record<string, string>> | null;
  readonly id: string | number | null;

  constructor({ code, message, data }: Failure, id: string | number | null) {
    super(message);
    this.errorName = templates.find(template => template.code === code && template.pattern.test(message))?.name;
    this.code = code;
    this.data = data;
    this.id = id;
  }
}

// The longest fixed text first: 'Invalid parameters: {reason}' fits every error of its code.
const templates = Object.entries(errors)
  .map(([name, { code, message }]) => ({ name: name as ErrorName, code, parts: message.split(/\{\w+\}/) }))
  .toSorted((one, other) => other.parts.join('').length - one.parts.join('').length)
  .map(({ parts, ...template }) => ({ ...template, pattern: new RegExp('^' + parts.map(escaped).join('.*') + '$', 's') }));

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function outcome({ id, result, error }: Answer): unknown {
  return error ? new KatasterError(error, id) : result;
}

function unanswered(id: number): Answer {
  return { id, error: { code: -32603, message: 'No answer to this call', data: null } };
}
