import { signal } from '@preact/signals';

/** A call as it was sent, without what only a client adds. */
export interface RecordedCall {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** No page makes as many: a program that lacks the first calls of a page would show something else than it. */
const kept = 200;

/** Calls that the page made, oldest first. */
export const recordedCalls = signal<readonly RecordedCall[]>([]);

/** Begins anew, as each page does. */
export function forgetCalls(): void {
  recordedCalls.value = [];
}

/** Leaves out a call that returned an error: a program that makes it would end there. */
export function forgetCall(method: string, params: Readonly<Record<string, unknown>>): void {
  const isMeant = (call: RecordedCall): boolean =>
    call.method === method && Object.entries(params).every(([name, value]) => call.params[name] === value);
  recordedCalls.value = recordedCalls.value.filter(call => !isMeant(call));
}

/** Sends a request, and records the calls in its body. */
export const recordingFetch: typeof fetch = (address, request) => {
  if (typeof request?.body === 'string') record(JSON.parse(request.body));
  return fetch(address, request);
};

/** A feed is followed by one call after another, which differ in their cursors alone. */
function isFeed(method: string): boolean {
  return method === 'kataster.changes.follow';
}

function record(body: RecordedCall | readonly RecordedCall[]): void {
  const made = [body].flat().map(({ method, params: { idempotency_key: _, time_zone: __, ...params } }) => ({ method, params }));
  const isNew = ({ method, params }: RecordedCall): boolean =>
    !recordedCalls.value.some(
      each => each.method === method && (isFeed(method) || JSON.stringify(each.params) === JSON.stringify(params)),
    );
  recordedCalls.value = [...recordedCalls.value, ...made.filter(isNew)].slice(-kept);
}
