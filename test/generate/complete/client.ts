// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { Document, Done, Limit, Note, Thing, ThingId, Things, Title } from './categories.js';

export type * from './categories.js';

/** Options of calls beside the input of their methods. */
export interface MethodOptions {
  /** Why it is done. */
  note?: Note;
}

/** Parameters of cmdb.thing.list, as a caller sends them. */
export interface CmdbThingListInput {
  /** How many at most. */
  limit?: Limit;
  /** How many are passed over first. */
  offset?: Limit;
}

/** Result of cmdb.thing.list. */
export type CmdbThingListResult = Things;

/** Parameters of cmdb.thing.read, as a caller sends them. */
export interface CmdbThingReadInput {
  /** Which thing. */
  id: ThingId;
}

/** Result of cmdb.thing.read. */
export type CmdbThingReadResult = Thing;

/** Parameters of cmdb.thing.remove, as a caller sends them. */
export type CmdbThingRemoveInput = {
  /** The thing of this id. */
  id: ThingId;
  /** The thing of this title. */
  title?: never;
} | {
  /** The thing of this id. */
  id?: never;
  /** The thing of this title. */
  title: Title;
};

/** Options of a call of cmdb.thing.remove. */
export type CmdbThingRemoveOptions = Pick<MethodOptions, 'note'>;

/** Result of cmdb.thing.remove. */
export type CmdbThingRemoveResult = Done;

/** Parameters of cmdb.thing.rename, as a caller sends them. */
export interface CmdbThingRenameInput {
  /** Which thing. */
  id: ThingId;
  /** Its new title. */
  title: Title;
}

/** Options of a call of cmdb.thing.rename. */
export type CmdbThingRenameOptions = Pick<MethodOptions, 'note'>;

/** Result of cmdb.thing.rename. */
export type CmdbThingRenameResult = Done;

/** Parameters of cmdb.thing.save, as a caller sends them. */
export interface CmdbThingSaveInput {
  /** Which thing. */
  id: ThingId;
  /** Its title. */
  title: Title;
}

/** Options of a call of cmdb.thing.save. */
export type CmdbThingSaveOptions = Pick<MethodOptions, 'note'>;

/** Result of cmdb.thing.save. */
export type CmdbThingSaveResult = Done;

/** Parameters of rpc.discover, as a caller sends them. */
export type RpcDiscoverInput = Record<string, never>;

/** Result of rpc.discover. */
export type RpcDiscoverResult = Document;

const errors = {
  InvalidParameters: -32602,
  ThingNotFound: -32602,
  Forbidden: -32003,
} as const satisfies Record<string, number>;

/** The names of the errors a service answers. */
export type ErrorName = keyof typeof errors;

/** Names of the options of each method, beside its input. */
export const options: Readonly<Record<string, readonly string[]>> = {
  'cmdb.thing.remove': ['note'],
  'cmdb.thing.rename': ['note'],
  'cmdb.thing.save': ['note'],
};

declare const answer: unique symbol;
declare const contents: unique symbol;

/** A call that is ready to be sent, alone or in a batch. */
export interface PreparedCall<Result> {
  readonly method: string;
  readonly params: object;
  readonly [answer]?: Result;
}

/** A call whose result is a page of a list: `pages` and `each` read the whole list by it. */
export interface PagedCall<Result, Page, Item> extends PreparedCall<Result> {
  readonly paging: Paging;
  readonly [contents]?: readonly [page: Page, item: Item];
}

/** How pages are read: by which parameter, which member of a page has its items (without it the page is their list), and whether there is an end. */
export interface Paging {
  readonly by: 'cursor' | 'offset';
  readonly items?: string;
  readonly isFeed?: boolean;
}

/** Results of a batch: for each call its result or its error. */
export type BatchResults<Calls extends readonly PreparedCall<unknown>[]> = {
  -readonly [Index in keyof Calls]: Calls[Index] extends PreparedCall<infer Result> ? Result | KatasterError : never;
};

/** How a call is carried out. */
export interface CallOptions {
  /** Milliseconds until it is given up, retries included. Usually 30,000, and more where the call is to wait for something; Infinity waits for ever. */
  readonly timeout?: number | undefined;
  /** Gives it up: it rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/** Where the service is, who asks, and how every call is carried out. */
export interface KatasterOptions extends CallOptions {
  /** Such as http://127.0.0.1:8080/jsonrpc */
  readonly url: string;
  /** Sent in a header, so that it stays out of what is logged of bodies. Absent where a session in `headers`, or the way a call takes, tells who asks. */
  readonly apikey?: string | undefined;
  /** Of titles and messages: en or de. */
  readonly language?: string | undefined;
  /** Where times are told with an offset: a zone such as Europe/Berlin, UTC, or an offset. */
  readonly timeZone?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * How often a call is tried again: where the service asks for it, and a call with an idempotency key also where it got no answer.
   * Usually 3; unless it is 0, every call that may have such a key gets one.
   */
  readonly retries?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/** A call that waits to be sent, with those of its options that are the service's. */
export function prepared<Result>(method: string, input: object, given: object = {}): PreparedCall<Result> {
  const own = Object.entries(given).filter(([name]) => options[method]?.includes(name));
  return { method, params: { ...input, ...Object.fromEntries(own) } };
}

/** A call of a method that returns pages. */
export function paged<Result, Page, Item>(
  method: string,
  paging: Paging,
  input: object,
  given?: object,
): PagedCall<Result, Page, Item> {
  return { ...prepared<Result>(method, input, given), paging };
}

/** A group of functions that is called as its function `read`. Its properties are defined: `name` and `length` cannot be assigned. */
export function callable<Group extends { readonly read: (...given: never[]) => unknown }>(group: Group): Group & Group['read'] {
  return Object.defineProperties(group.read, Object.getOwnPropertyDescriptors(group)) as Group & Group['read'];
}

/** Sends calls and tells their answers apart. What the service refuses is a KatasterError, what is never answered a NoAnswer. */
export class Transport {
  readonly #options: KatasterOptions;
  #lastId = 0;

  constructor(options: KatasterOptions) {
    this.#options = options;
  }

  /**
   * Sends several calls at once. Each is answered by its result or by a KatasterError, in the order given. Rejects with a KatasterError
   * where the batch is refused as a whole, with NoAnswer where nothing was answered.
   */
  async batch<const Calls extends readonly PreparedCall<unknown>[]>(
    list: Calls,
    options?: CallOptions,
  ): Promise<BatchResults<Calls>> {
    const envelopes = list.map(call => this.#envelope(call));
    const answers = envelopes.length === 0 ? [] : await this.#post(envelopes, options);
    if (!Array.isArray(answers)) throw outcome(answers);
    const byId = new Map(answers.map(one => [one.id, one]));
    return envelopes.map(({ id }) => outcome(byId.get(id) ?? unanswered(id))) as BatchResults<Calls>;
  }

  /**
   * The pages of a list, each by a call of its own, as long as the loop asks for them. `limit` is the length of a page. The feed of
   * changes has no end: its next page waits for something new.
   */
  async *pages<Page>(call: PagedCall<unknown, Page, unknown>, options?: CallOptions): AsyncGenerator<Page, void, undefined> {
    const { method, paging } = call;
    for (let params = { ...beginnings[paging.by], ...(paging.isFeed && feedWait), ...call.params }; ; ) {
      const page = await this.send<Page>({ method, params }, options);
      yield page;
      const next = followers[paging.by](params, page, itemsOf(paging, page).length);
      if (next === undefined) return;
      params = { ...params, ...next };
    }
  }

  /** The items of a list, one by one, over all of its pages. */
  async *each<Item>(call: PagedCall<unknown, unknown, Item>, options?: CallOptions): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages(call, options)) yield* itemsOf(call.paging, page) as Item[];
  }

  protected async send<Result>(call: PreparedCall<Result>, options?: CallOptions): Promise<Result> {
    const result = outcome((await this.#post(this.#envelope(call), options)) as RpcResponse);
    if (result instanceof KatasterError) throw result;
    return result as Result;
  }

  #envelope({ method, params }: PreparedCall<unknown>): Envelope {
    const { language, timeZone, retries = usualRetries } = this.#options;
    this.#lastId += 1;
    const key = retries > 0 && options[method]?.includes(idempotencyKey) ? { [idempotencyKey]: newKey() } : {};
    return { jsonrpc: '2.0', id: this.#lastId, method, params: { ...key, ...params, language, time_zone: timeZone } };
  }

  async #post(body: Envelope | readonly Envelope[], options: CallOptions = {}): Promise<RpcResponse | RpcResponse[]> {
    const { retries = usualRetries } = this.#options;
    const limit = limitOf(this.#options, options, longestWait(body));
    const isRepeatable = [body].flat().every(({ params }) => idempotencyKey in params);
    try {
      for (let attempt = 0; ; attempt += 1) {
        const mayRepeat = isRepeatable && attempt < retries;
        const answer = await this.#exchange(body, limit.signal).catch(error => {
          if (mayRepeat && error instanceof NoAnswer) return undefined;
          throw error;
        });
        if (answer && (attempt >= retries || !asksForRetry(answer, isRepeatable))) return answer;
        await pause(attempt, limit.signal);
      }
    } catch (error) {
      throw limit.signal.aborted ? limit.signal.reason : error;
    } finally {
      limit.end();
    }
  }

  async #exchange(body: Envelope | readonly Envelope[], signal: AbortSignal): Promise<RpcResponse | RpcResponse[]> {
    const { url, apikey, headers, fetch: send = fetch } = this.#options;
    const own = { ...headers, ...(apikey !== undefined && { 'x-api-key': utf8(apikey) }), 'content-type': 'application/json' };
    const content = { headers: own, body: JSON.stringify(body) };
    signal.throwIfAborted();
    let what = 'does not answer';
    try {
      const response = await send(url, { method: 'POST', ...content, signal });
      const text = await response.text();
      what = `answered HTTP ${response.status}, but no JSON-RPC`;
      const answer = answerIn(text, Array.isArray(body));
      if (answer) return answer;
    } catch (cause) {
      throw new NoAnswer(`${url} ${what}`, { cause });
    }
    throw new NoAnswer(`${url} ${what}`);
  }
}

interface Envelope {
  readonly jsonrpc: '2.0';
  readonly id: number;
  readonly method: string;
  readonly params: object;
}

interface RpcResponse {
  readonly id: string | number | null;
  readonly result?: unknown;
  readonly error?: Failure;
}

interface Failure {
  readonly code: number | null;
  readonly message: string;
  readonly data: Readonly<Record<string, string>> | null;
}

/** A call without a result: which error the service answered, and what is wrong with which parameter or attribute. */
export class KatasterError extends Error {
  override readonly name: string = 'KatasterError';
  /** As `data.error` tells it; undefined where a newer service answers an error this client does not know, and in NoAnswer. */
  readonly errorName: ErrorName | undefined;
  /** null in NoAnswer. */
  readonly code: number | null;
  readonly data: Readonly<Record<string, string>> | null;
  readonly id: string | number | null;
  /** The message of the service alone; `message` has the first reasons in `data`, too. */
  readonly summary: string;

  constructor({ code, message, data }: Failure, id: string | number | null, options?: ErrorOptions) {
    super(message + reasonsBeyond(message, data ?? {}), options);
    this.summary = message;
    const { error: name } = data ?? {};
    this.errorName = isErrorName(name) ? name : undefined;
    this.code = code;
    this.data = data;
    this.id = id;
  }
}

/**
 * A call that never became an answer: the service was not reached, the time was over, or what answered is not the service. Whether a
 * write was carried out is not known; repeated with the same idempotency key, it is carried out once. The cause is what went wrong beneath, where there is one.
 */
export class NoAnswer extends KatasterError {
  override readonly name = 'NoAnswer';

  constructor(message: string, options?: ErrorOptions) {
    super({ code: null, message, data: null }, null, options);
  }
}

/** The first of the reasons that a message lacks: ` (title: is required)`. */
function reasonsBeyond(message: string, { error: _error, retry: _retry, ...others }: Readonly<Record<string, string>>): string {
  const reasons = Object.entries(others).map(([name, reason]) => `${name}: ${reason}`);
  const missing = reasons.filter(reason => !message.includes(reason)).slice(0, 3);
  return missing.length === 0 ? '' : ` (${missing.join('; ')})`;
}

function isErrorName(name: string | undefined): name is ErrorName {
  return name !== undefined && Object.hasOwn(errors, name);
}

// Headers are sent byte by byte.
function utf8(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

function outcome({ id, result, error }: RpcResponse): unknown {
  return error ? new KatasterError(error, id) : result;
}

function unanswered(id: number): RpcResponse {
  return { id, error: { code: -32603, message: 'No answer to this call', data: { error: 'InternalError' } } };
}

/**
 * The answers in a response body; `undefined` where it is not JSON-RPC. A list answers a batch; a single answer to a batch is an
 * error.
 */
function answerIn(text: string, isBatch: boolean): RpcResponse | RpcResponse[] | undefined {
  const given: unknown = JSON.parse(text);
  if (typeof given !== 'object' || given === null) return undefined;
  const isAnswer = Array.isArray(given) ? isBatch : 'error' in given || (!isBatch && 'result' in given);
  return isAnswer ? (given as RpcResponse | RpcResponse[]) : undefined;
}

// In a batch some calls may have been carried out, so only one that was refused as a whole is sent again.
function asksForRetry(answer: RpcResponse | RpcResponse[], isRepeatable: boolean): boolean {
  if (Array.isArray(answer)) return false;
  const { retry, error } = answer.error?.data ?? {};
  return retry === 'true' || (isRepeatable && error === 'OutcomeUnknown');
}

/** Parameters of the call for the first page. */
const beginnings: Readonly<Record<Paging['by'], PageParams>> = {
  cursor: { cursor: '' },
  offset: { offset: 0, limit: 500 },
};

/** Seconds that a call for the next page of a feed waits for something new. */
const feedWait = { wait: 20 };

interface PageParams {
  readonly cursor?: string;
  readonly offset?: number;
  readonly limit?: number;
}

/** Parameters of the call for the next page, as far as they change; none after the last page. */
const followers = {
  cursor: (_: PageParams, page: unknown): PageParams | undefined => {
    const { cursor } = page as { readonly cursor: string | null };
    return cursor === null ? undefined : { cursor };
  },
  offset: ({ offset = 0, limit = 0 }: PageParams, _: unknown, count: number): PageParams | undefined =>
    count === 0 || count < limit ? undefined : { offset: offset + count },
} as const;

function itemsOf({ items }: Paging, page: unknown): readonly unknown[] {
  return (items === undefined ? page : (page as Readonly<Record<string, unknown>>)[items]) as readonly unknown[];
}

const usualRetries = 3;
const idempotencyKey = 'idempotency_key';

// By hand: crypto.randomUUID is missing in Node 18, and in browsers on pages without TLS. A key has to be new, not secret.
function newKey(): string {
  return [Date.now(), Math.random(), Math.random()].map(number => number.toString(36)).join('-');
}

// Half of each pause is left to chance, so that clients that were refused together do not come back together.
function pause(attempt: number, signal: AbortSignal): Promise<void> {
  const milliseconds = Math.min(100 * 2 ** attempt, 2000) * (0.5 + Math.random() / 2);
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

// A longer one would end at once.
const longestTimer = 2 ** 31;

// Milliseconds that a call asks the service to wait for something to happen: it may take so much longer.
function longestWait(body: Envelope | readonly Envelope[]): number {
  const seconds = [body].flat().map(({ params }) => ('wait' in params ? Number(params.wait) : 0));
  return Math.max(0, ...seconds) * 1000;
}

// By hand: AbortSignal.any is younger than Node 18.
function limitOf(usual: CallOptions, own: CallOptions, wait: number): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const signals = [usual.signal, own.signal].filter((one): one is AbortSignal => one !== undefined);
  const abort = (): void => controller.abort(signals.find(({ aborted }) => aborted)?.reason);
  for (const signal of signals) signal.addEventListener('abort', abort);
  if (signals.some(({ aborted }) => aborted)) abort();
  const timeout = (own.timeout ?? usual.timeout ?? 30_000) + wait;
  const late = (): void => controller.abort(new NoAnswer(`No answer within ${timeout} ms`));
  const timer = timeout < longestTimer ? setTimeout(late, timeout) : undefined;
  const end = (): void => {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, end };
}

/** One function per method, for batches: each prepares a call. */
export const calls = {
  cmdb: {
    thing: callable({
      /** List things. */
      list: (input: CmdbThingListInput = {}): PagedCall<CmdbThingListResult, Things, Thing> =>
        paged('cmdb.thing.list', { by: 'offset' }, input),
      /** Read a thing. */
      read: (input: CmdbThingReadInput): PreparedCall<CmdbThingReadResult> => prepared('cmdb.thing.read', input),
      /** Remove a thing. */
      remove: (input: CmdbThingRemoveInput, options?: CmdbThingRemoveOptions): PreparedCall<CmdbThingRemoveResult> =>
        prepared('cmdb.thing.remove', input, options),
      /**
       * Rename a thing.
       * @deprecated Use cmdb.thing.save.
       */
      rename: (input: CmdbThingRenameInput, options?: CmdbThingRenameOptions): PreparedCall<CmdbThingRenameResult> =>
        prepared('cmdb.thing.rename', input, options),
      /** Save a thing. */
      save: (input: CmdbThingSaveInput, options?: CmdbThingSaveOptions): PreparedCall<CmdbThingSaveResult> =>
        prepared('cmdb.thing.save', input, options),
    }),
  },
  rpc: {
    /** Read this document. */
    discover: (input: RpcDiscoverInput = {}): PreparedCall<RpcDiscoverResult> => prepared('rpc.discover', input),
  },
};

/** The service as typed functions. What the service refuses rejects with a KatasterError, what is never answered with NoAnswer. */
export class Kataster extends Transport {
  readonly calls = calls;

  readonly cmdb = {
    thing: callable({
      /** List things. */
      list: (input: CmdbThingListInput = {}, options?: CallOptions): Promise<CmdbThingListResult> =>
        this.send(calls.cmdb.thing.list(input), options),
      /** Read a thing. */
      read: (input: CmdbThingReadInput, options?: CallOptions): Promise<CmdbThingReadResult> =>
        this.send(calls.cmdb.thing.read(input), options),
      /** Remove a thing. */
      remove: (input: CmdbThingRemoveInput, options?: CallOptions & CmdbThingRemoveOptions): Promise<CmdbThingRemoveResult> =>
        this.send(calls.cmdb.thing.remove(input, options), options),
      /**
       * Rename a thing.
       * @deprecated Use cmdb.thing.save.
       */
      rename: (input: CmdbThingRenameInput, options?: CallOptions & CmdbThingRenameOptions): Promise<CmdbThingRenameResult> =>
        this.send(calls.cmdb.thing.rename(input, options), options),
      /** Save a thing. */
      save: (input: CmdbThingSaveInput, options?: CallOptions & CmdbThingSaveOptions): Promise<CmdbThingSaveResult> =>
        this.send(calls.cmdb.thing.save(input, options), options),
    }),
  };

  readonly rpc = {
    /** Read this document. */
    discover: (input: RpcDiscoverInput = {}, options?: CallOptions): Promise<RpcDiscoverResult> =>
      this.send(calls.rpc.discover(input), options),
  };
}
