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

/** How a call is carried out. */
export interface CallOptions {
  /** Milliseconds until it is given up, retries included. */
  readonly timeout?: number | undefined;
  /** Gives it up. */
  readonly signal?: AbortSignal | undefined;
}

/** Where the service is, who asks, and how every call is carried out. */
export interface KatasterOptions extends CallOptions {
  /** Such as http://127.0.0.1:8080/jsonrpc */
  readonly url: string;
  readonly apikey: string;
  /** Of titles and messages: en or de. */
  readonly language?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How often a call is tried again: where the service asks for it, and where a call that only reads met no service. Usually 3. */
  readonly retries?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
}
`;

/** The rest of the class: how calls are sent and answers told apart. */
export const sending = `  constructor(options: KatasterOptions) {
    this.#options = options;
  }

  /** Sends several calls at once. Each is answered by its result or by a KatasterError, in the order given. */
  async batch<const Calls extends readonly PreparedCall<unknown>[]>(
    list: Calls,
    options?: CallOptions,
  ): Promise<BatchResults<Calls>> {
    const envelopes = list.map(call => this.#envelope(call));
    const reads = list.every(({ method }) => reading.has(method));
    const answers = envelopes.length === 0 ? [] : await this.#post(envelopes, reads, options);
    if (!Array.isArray(answers)) throw outcome(answers);
    const byId = new Map(answers.map(one => [one.id, one]));
    return envelopes.map(({ id }) => outcome(byId.get(id) ?? unanswered(id))) as BatchResults<Calls>;
  }

  async #send<Result>(call: PreparedCall<Result>, options?: CallOptions): Promise<Result> {
    const result = outcome((await this.#post(this.#envelope(call), reading.has(call.method), options)) as Answer);
    if (result instanceof KatasterError) throw result;
    return result as Result;
  }

  #envelope({ method, params }: PreparedCall<unknown>) {
    const { apikey, language } = this.#options;
    this.#lastId += 1;
    return { jsonrpc: '2.0', id: this.#lastId, method, params: { ...params, apikey, language } };
  }

  async #post(body: object, reads: boolean, options: CallOptions = {}): Promise<Answer | Answer[]> {
    const { retries = 3 } = this.#options;
    const limit = limitOf(this.#options, options);
    try {
      for (let attempt = 0; ; attempt += 1) {
        const isLast = attempt >= retries;
        const answer = await this.#exchange(body, limit.signal).catch((error: unknown) => {
          if (isLast || !reads || limit.signal.aborted || error instanceof NoAnswer) throw error;
        });
        if (answer && (isLast || !asksForRetry(answer))) return answer;
        await pause(attempt, limit.signal);
      }
    } finally {
      limit.end();
    }
  }

  async #exchange(body: object, signal: AbortSignal): Promise<Answer | Answer[]> {
    const { url, headers, fetch: send = fetch } = this.#options;
    signal.throwIfAborted();
    const response = await send(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
    const text = await response.text();
    if (response.headers.get('content-type')?.includes('json')) return JSON.parse(text) as Answer | Answer[];
    throw new NoAnswer(\`\${url} answered HTTP \${response.status} without JSON\`);
  }
}
`;

/** Errors, and how they get their names; retries and time-outs. */
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

/** Something answered that is not the service. */
class NoAnswer extends Error {}

// The longest fixed text first: 'Invalid parameters: {reason}' fits every error of its code.
const templates = Object.entries(errors)
  .map(([name, { code, message }]) => ({ name: name as ErrorName, code, parts: message.split(/\{\w+\}/) }))
  .sort((one, other) => other.parts.join('').length - one.parts.join('').length)
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

// In a batch some calls may have been carried out, so only one that was refused as a whole is sent again.
function asksForRetry(answer: Answer | Answer[]): boolean {
  return !Array.isArray(answer) && answer.error?.data?.['retry'] === 'true';
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

// By hand: AbortSignal.any is younger than Node 18.
function limitOf(usual: CallOptions, own: CallOptions): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const signals = [usual.signal, own.signal].filter((one): one is AbortSignal => one !== undefined);
  const abort = (): void => controller.abort(signals.find(({ aborted }) => aborted)?.reason);
  for (const signal of signals) signal.addEventListener('abort', abort);
  if (signals.some(({ aborted }) => aborted)) abort();
  const timeout = own.timeout ?? usual.timeout;
  const late = (): void => controller.abort(Object.assign(new Error('No answer within ' + timeout + ' ms'), { name: 'TimeoutError' }));
  const timer = timeout === undefined ? undefined : setTimeout(late, timeout);
  const end = (): void => {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, end };
}
`;
