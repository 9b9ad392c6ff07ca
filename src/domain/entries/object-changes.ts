import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { ObjectRecord } from '../storage/objects.js';

/** The error where another transaction was first. */
export function conflictError({ id }: ObjectRecord): RpcError {
  return new RpcError('Conflict', { reason: text('SomebodyElseChangedObjectFirst', { id }) });
}
