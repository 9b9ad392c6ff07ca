import { createHmac } from 'node:crypto';
import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { Guard } from '../storage/guarded-store.js';
import type { KeptResult } from '../storage/idempotency.js';
import type { Store } from '../storage/store.js';

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

/** Carries out the transaction of a call once: a repetition returns what it returned, and changes nothing. */
export function onlyOnce(call: IdempotentCall): Guard {
  return async (records, work) => {
    const kept = await records.idempotency.find(call.caller, call.key);
    if (kept && isKeptAt(call.time, kept)) {
      rejectOther(kept, call);
      return JSON.parse(kept.result);
    }
    const result = await work();
    await records.idempotency.put({ ...call, result: JSON.stringify(result ?? null) });
    return result;
  };
}

/** An older result may be there until upkeep removes it. */
function isKeptAt(time: string, kept: KeptResult): boolean {
  return Date.parse(time) - Date.parse(kept.time) < keptFor;
}

/** @throws RpcError Conflict */
function rejectOther(kept: KeptResult, { method, fingerprint }: IdempotentCall): void {
  if (kept.method === method && kept.fingerprint === fingerprint) return;
  const other = kept.method === method ? text('WithOtherParameters', { method }) : kept.method;
  const fault = text('ItWasUsedForCall', { other });
  throw new RpcError('Conflict', { reason: text('Named', { name: 'idempotency_key', fault }) }, { idempotency_key: fault });
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
