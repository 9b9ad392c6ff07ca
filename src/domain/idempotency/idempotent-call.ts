import { createHmac } from 'node:crypto';
import type { Awaitable } from '../../rpc/awaitable.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { KeptResult } from '../storage/idempotency.js';
import type { OpenTransaction } from '../storage/open-transaction.js';
import type { Records } from '../storage/records.js';
import type { Store } from '../storage/store.js';
import { storeWith } from '../storage/store-with.js';

/** How long results are kept, in milliseconds. */
export const keptFor = 24 * 60 * 60 * 1000;

/** A call that carries an idempotency key. */
export type IdempotentCall = Omit<KeptResult, 'result'>;

/** Parts of the context of a call by which its repetitions are recognised. */
interface CallIdentity {
  readonly store: Pick<Store, 'secret'>;
  readonly key: string;
  readonly method: string;
  now(): Date;
}

/** A call with its key and its normalized parameters. */
export function idempotentCall({ store, key: caller, method, now }: CallIdentity, key: string, params: object): IdempotentCall {
  return { caller, key, method, fingerprint: fingerprintOf(params, store.secret), time: now().toISOString() };
}

/** The store of a call whose transaction is carried out once: a repetition returns what it returned, and changes nothing. */
export function idempotentStore(store: Store, call: IdempotentCall): Store {
  const transaction: Store['transaction'] = (author, work) => store.transaction(author, records => once(records, call, work));
  const share: Store['share'] = (kind, work) => store.share(kind, open => sharedOnce(open, call, () => work(open)));
  return storeWith(store, { transaction, share });
}

async function once<T>(records: Records, call: IdempotentCall, work: (records: Records) => Awaitable<T>): Promise<T> {
  const kept = await records.idempotency.find(call.caller, call.key);
  if (kept && isKeptAt(call.time, kept)) {
    rejectOther(kept, call);
    return JSON.parse(kept.result);
  }
  const result = await work(records);
  await records.idempotency.put({ ...call, result: JSON.stringify(result ?? null) });
  return result;
}

/** The result is kept after the change set is sealed, as that is part of it. */
function sharedOnce<T>({ store }: OpenTransaction, call: IdempotentCall, work: () => Awaitable<T>): Promise<T> {
  return store.upkeep(records => once(records, call, work));
}

/** An older result may be there until upkeep removes it. */
function isKeptAt(time: string, kept: KeptResult): boolean {
  return Date.parse(time) - Date.parse(kept.time) < keptFor;
}

/** @throws RpcError Conflict */
function rejectOther(kept: KeptResult, { method, fingerprint }: IdempotentCall): void {
  if (kept.method === method && kept.fingerprint === fingerprint) return;
  const other = kept.method === method ? `${method} with other parameters` : kept.method;
  const fault = `it was used for a call of ${other}; expected a key of its own for each intended call`;
  throw new RpcError('Conflict', { reason: `idempotency_key: ${fault}` }, { idempotency_key: fault });
}

/** A keyed digest: parameters may hold passwords, which a plain one would let be guessed. */
function fingerprintOf(params: object, secret: string): string {
  return createHmac('sha256', secret).update(JSON.stringify(params, inOrder)).digest('hex');
}

/** Members in the order of their names; ids that no number holds as texts of their own kind. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value === 'bigint') return { bigint: String(value) };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
