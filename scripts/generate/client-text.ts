/** What a caller of the client meets beside its functions. */
export const shapes = `declare const answer: unique symbol;

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
`;

/** The rest of the class: how calls are sent and answers told apart. */
export const sending = `  /** Sends several calls at once. Each is answered by its result or by a KatasterError, in the order given. */
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
    throw new Error(\`\${url} answered HTTP \${response.status} without JSON\`);
  }
}
`;

/** The error of the client, and how it gets its name. */
export const failure = String.raw`interface Answer {
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
`;
