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
  /** Milliseconds until it is given up, retries included. Usually 30,000; Infinity waits for ever. */
  readonly timeout?: number | undefined;
  /** Gives it up: it rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/** Where the service is, who asks, and how every call is carried out. */
export interface KatasterOptions extends CallOptions {
  /** Such as http://127.0.0.1:8080/jsonrpc */
  readonly url: string;
  /** Sent in a header, so that it stays out of what is logged of bodies. Absent where a session in \`headers\`, or the way a call takes, tells who asks. */
  readonly apikey?: string | undefined;
  /** Of titles and messages: en or de. */
  readonly language?: string | undefined;
  /** Where times are told with an offset: a zone such as Europe/Berlin, UTC, or an offset. */
  readonly timeZone?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How often a call is tried again where the service asks for it, and only there. Usually 3. */
  readonly retries?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
}
`;

/** The rest of the class: how calls are sent and answers told apart. */
export const sending = `  constructor(options: KatasterOptions) {
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

  async #send<Result>(call: PreparedCall<Result>, options?: CallOptions): Promise<Result> {
    const result = outcome((await this.#post(this.#envelope(call), options)) as Answer);
    if (result instanceof KatasterError) throw result;
    return result as Result;
  }

  #envelope({ method, params }: PreparedCall<unknown>) {
    const { language, timeZone } = this.#options;
    this.#lastId += 1;
    return { jsonrpc: '2.0', id: this.#lastId, method, params: { ...params, language, time_zone: timeZone } };
  }

  async #post(body: object, options: CallOptions = {}): Promise<Answer | Answer[]> {
    const { retries = 3 } = this.#options;
    const limit = limitOf(this.#options, options);
    try {
      for (let attempt = 0; ; attempt += 1) {
        const answer = await this.#exchange(body, limit.signal);
        if (attempt >= retries || !asksForRetry(answer)) return answer;
        await pause(attempt, limit.signal);
      }
    } catch (error) {
      throw limit.signal.aborted ? limit.signal.reason : error;
    } finally {
      limit.end();
    }
  }

  async #exchange(body: object, signal: AbortSignal): Promise<Answer | Answer[]> {
    const { url, apikey, headers, fetch: send = fetch } = this.#options;
    const own = { ...headers, ...(apikey !== undefined && { 'x-api-key': utf8(apikey) }), 'content-type': 'application/json' };
    const content = { headers: own, body: JSON.stringify(body) };
    signal.throwIfAborted();
    let what = 'does not answer';
    try {
      const response = await send(url, { method: 'POST', ...content, signal });
      const text = await response.text();
      what = \`answered HTTP \${response.status}, but no JSON-RPC\`;
      const answer = answerIn(text, Array.isArray(body));
      if (answer) return answer;
    } catch (cause) {
      throw new NoAnswer(\`\${url} \${what}\`, { cause });
    }
    throw new NoAnswer(\`\${url} \${what}\`);
  }
}
`;
