import { RpcError } from '../../rpc/rpc-error.js';
import type { ObjectRecord } from '../storage/objects.js';

/** The error where another transaction was first. */
export function changedFirst({ id }: ObjectRecord): RpcError {
  return new RpcError('Conflict', { reason: `somebody else changed object ${id} first` });
}
