import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';

/** Rejects a batch as a whole, or lets it through. */
export type BatchRule = (members: readonly unknown[]) => RpcError | undefined;

/** Each call of a batch stands on its own. */
export const noBatchRule: BatchRule = () => undefined;

/** An id may stand in a batch once, and all keys that are given must be the same. */
export const rejectRepeatedIdsAndMixedKeys: BatchRule = members => {
  const ids = members.map(member => field(member, 'id')).filter(id => ['string', 'number', 'bigint'].includes(typeof id));
  if (new Set(ids).size < ids.length) return new RpcError('InternalError', {}, { id: text('IdStandsInBatchOnce') });
  const keys = members.map(member => field(field(member, 'params'), 'apikey')).filter(key => key !== undefined);
  // Lists and objects are no keys: which of them is sent makes no difference, and converting them would call their members.
  if (new Set(keys.map(key => (typeof key === 'object' ? null : key))).size < 2) return undefined;
  const reason = text('AllCallsOfBatchMust');
  return invalidParameter('apikey', reason, reason);
};

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
