// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import { type ErrorName, errors } from './errors.js';
import type {
  CmdbCategoryArchiveInput,
  CmdbCategoryArchiveResult,
  CmdbCategoryCreateInput,
  CmdbCategoryCreateResult,
  CmdbCategoryDeleteInput,
  CmdbCategoryDeleteResult,
  CmdbCategoryPurgeInput,
  CmdbCategoryPurgeResult,
  CmdbCategoryQuickpurgeInput,
  CmdbCategoryQuickpurgeResult,
  CmdbCategoryReadInput,
  CmdbCategoryReadResult,
  CmdbCategoryRecycleInput,
  CmdbCategoryRecycleResult,
  CmdbCategorySaveInput,
  CmdbCategorySaveResult,
  CmdbCategoryUpdateInput,
  CmdbCategoryUpdateResult,
  CmdbObjectArchiveInput,
  CmdbObjectArchiveResult,
  CmdbObjectCreateInput,
  CmdbObjectCreateResult,
  CmdbObjectDeleteInput,
  CmdbObjectDeleteResult,
  CmdbObjectMarkAsMassChangeTemplateInput,
  CmdbObjectMarkAsMassChangeTemplateResult,
  CmdbObjectMarkAsTemplateInput,
  CmdbObjectMarkAsTemplateResult,
  CmdbObjectPurgeInput,
  CmdbObjectPurgeResult,
  CmdbObjectReadInput,
  CmdbObjectReadResult,
  CmdbObjectRecycleInput,
  CmdbObjectRecycleResult,
  CmdbObjectUpdateInput,
  CmdbObjectUpdateResult,
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
    category: {
      /** Archive an entry. */
      archive: (input: CmdbCategoryArchiveInput) => prepared<CmdbCategoryArchiveResult>('cmdb.category.archive', input),
      /**
       * Create an entry.
       * @deprecated Use cmdb.category.save.
       */
      create: (input: CmdbCategoryCreateInput) => prepared<CmdbCategoryCreateResult>('cmdb.category.create', input),
      /** Take an entry one step towards deletion. */
      delete: (input: CmdbCategoryDeleteInput) => prepared<CmdbCategoryDeleteResult>('cmdb.category.delete', input),
      /** Purge an entry. */
      purge: (input: CmdbCategoryPurgeInput) => prepared<CmdbCategoryPurgeResult>('cmdb.category.purge', input),
      /** Purge an entry where Quickpurge is enabled. */
      quickpurge: (input: CmdbCategoryQuickpurgeInput) =>
        prepared<CmdbCategoryQuickpurgeResult>('cmdb.category.quickpurge', input),
      /** Read the entries of a category. */
      read: (input: CmdbCategoryReadInput) => prepared<CmdbCategoryReadResult>('cmdb.category.read', input),
      /** Recycle an entry. */
      recycle: (input: CmdbCategoryRecycleInput) => prepared<CmdbCategoryRecycleResult>('cmdb.category.recycle', input),
      /** Create or update an entry. */
      save: (input: CmdbCategorySaveInput) => prepared<CmdbCategorySaveResult>('cmdb.category.save', input),
      /**
       * Update an entry.
       * @deprecated Use cmdb.category.save.
       */
      update: (input: CmdbCategoryUpdateInput) => prepared<CmdbCategoryUpdateResult>('cmdb.category.update', input),
    },
    object: {
      /** Archive an object. */
      archive: (input: CmdbObjectArchiveInput) => prepared<CmdbObjectArchiveResult>('cmdb.object.archive', input),
      /** Create an object. */
      create: (input: CmdbObjectCreateInput) => prepared<CmdbObjectCreateResult>('cmdb.object.create', input),
      /** Archive, delete or purge an object. */
      delete: (input: CmdbObjectDeleteInput) => prepared<CmdbObjectDeleteResult>('cmdb.object.delete', input),
      /** Mark an object as mass change template. */
      markAsMassChangeTemplate: (input: CmdbObjectMarkAsMassChangeTemplateInput) =>
        prepared<CmdbObjectMarkAsMassChangeTemplateResult>('cmdb.object.markAsMassChangeTemplate', input),
      /** Mark an object as template. */
      markAsTemplate: (input: CmdbObjectMarkAsTemplateInput) =>
        prepared<CmdbObjectMarkAsTemplateResult>('cmdb.object.markAsTemplate', input),
      /** Purge an object. */
      purge: (input: CmdbObjectPurgeInput) => prepared<CmdbObjectPurgeResult>('cmdb.object.purge', input),
      /** Read an object. */
      read: (input: CmdbObjectReadInput) => prepared<CmdbObjectReadResult>('cmdb.object.read', input),
      /** Recycle an object. */
      recycle: (input: CmdbObjectRecycleInput) => prepared<CmdbObjectRecycleResult>('cmdb.object.recycle', input),
      /** Change the title of an object. */
      update: (input: CmdbObjectUpdateInput) => prepared<CmdbObjectUpdateResult>('cmdb.object.update', input),
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
    category: {
      /** Archive an entry. */
      archive: (input: CmdbCategoryArchiveInput) => this.#send(calls.cmdb.category.archive(input)),
      /**
       * Create an entry.
       * @deprecated Use cmdb.category.save.
       */
      create: (input: CmdbCategoryCreateInput) => this.#send(calls.cmdb.category.create(input)),
      /** Take an entry one step towards deletion. */
      delete: (input: CmdbCategoryDeleteInput) => this.#send(calls.cmdb.category.delete(input)),
      /** Purge an entry. */
      purge: (input: CmdbCategoryPurgeInput) => this.#send(calls.cmdb.category.purge(input)),
      /** Purge an entry where Quickpurge is enabled. */
      quickpurge: (input: CmdbCategoryQuickpurgeInput) => this.#send(calls.cmdb.category.quickpurge(input)),
      /** Read the entries of a category. */
      read: (input: CmdbCategoryReadInput) => this.#send(calls.cmdb.category.read(input)),
      /** Recycle an entry. */
      recycle: (input: CmdbCategoryRecycleInput) => this.#send(calls.cmdb.category.recycle(input)),
      /** Create or update an entry. */
      save: (input: CmdbCategorySaveInput) => this.#send(calls.cmdb.category.save(input)),
      /**
       * Update an entry.
       * @deprecated Use cmdb.category.save.
       */
      update: (input: CmdbCategoryUpdateInput) => this.#send(calls.cmdb.category.update(input)),
    },
    object: {
      /** Archive an object. */
      archive: (input: CmdbObjectArchiveInput) => this.#send(calls.cmdb.object.archive(input)),
      /** Create an object. */
      create: (input: CmdbObjectCreateInput) => this.#send(calls.cmdb.object.create(input)),
      /** Archive, delete or purge an object. */
      delete: (input: CmdbObjectDeleteInput) => this.#send(calls.cmdb.object.delete(input)),
      /** Mark an object as mass change template. */
      markAsMassChangeTemplate: (input: CmdbObjectMarkAsMassChangeTemplateInput) =>
        this.#send(calls.cmdb.object.markAsMassChangeTemplate(input)),
      /** Mark an object as template. */
      markAsTemplate: (input: CmdbObjectMarkAsTemplateInput) => this.#send(calls.cmdb.object.markAsTemplate(input)),
      /** Purge an object. */
      purge: (input: CmdbObjectPurgeInput) => this.#send(calls.cmdb.object.purge(input)),
      /** Read an object. */
      read: (input: CmdbObjectReadInput) => this.#send(calls.cmdb.object.read(input)),
      /** Recycle an object. */
      recycle: (input: CmdbObjectRecycleInput) => this.#send(calls.cmdb.object.recycle(input)),
      /** Change the title of an object. */
      update: (input: CmdbObjectUpdateInput) => this.#send(calls.cmdb.object.update(input)),
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
