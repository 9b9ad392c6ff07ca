/** Errors, and how they get their names; retries and time-outs. */
export const failure = `interface Answer {
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
    this.errorName = nameOf(code, data?.['error']);
    this.code = code;
    this.data = data;
    this.id = id;
  }
}

/**
 * A call that never became an answer: the service was not reached, the time was over, or what answered is not the service. Whether a
 * write was carried out is not known. The cause is what went wrong beneath, where there is one.
 */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

// Answers in the dialect of existing clients name no error: of those with a code the first is the most general.
function nameOf(code: number, told: string | undefined): ErrorName | undefined {
  const names = Object.keys(errors) as ErrorName[];
  return names.find(name => (told === undefined ? errors[name] === code : name === told));
}

// Headers are sent byte by byte.
function utf8(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

function outcome({ id, result, error }: Answer): unknown {
  return error ? new KatasterError(error, id) : result;
}

function unanswered(id: number): Answer {
  return { id, error: { code: -32603, message: 'No answer to this call', data: null } };
}

/** What a text answers; undefined where it is no JSON-RPC. Only a batch is answered by a list, and as a whole it can only fail. */
function answerIn(text: string, isBatch: boolean): Answer | Answer[] | undefined {
  const given: unknown = JSON.parse(text);
  if (typeof given !== 'object' || given === null) return undefined;
  const isAnswer = Array.isArray(given) ? isBatch : 'error' in given || (!isBatch && 'result' in given);
  return isAnswer ? (given as Answer | Answer[]) : undefined;
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

// A longer one would end at once.
const longestTimer = 2 ** 31;

// By hand: AbortSignal.any is younger than Node 18.
function limitOf(usual: CallOptions, own: CallOptions): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const signals = [usual.signal, own.signal].filter((one): one is AbortSignal => one !== undefined);
  const abort = (): void => controller.abort(signals.find(({ aborted }) => aborted)?.reason);
  for (const signal of signals) signal.addEventListener('abort', abort);
  if (signals.some(({ aborted }) => aborted)) abort();
  const timeout = own.timeout ?? usual.timeout ?? 30_000;
  const late = (): void => controller.abort(new NoAnswer('No answer within ' + timeout + ' ms'));
  const timer = timeout < longestTimer ? setTimeout(late, timeout) : undefined;
  const end = (): void => {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, end };
}
`;
