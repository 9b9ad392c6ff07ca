import { text } from '../messages/text.js';
import { invalidParameter } from '../rpc/invalid-parameters.js';
import type { CallContext } from './context.js';

/**
 * Rejects to find relations of every status where the dialect finds those of one.
 * @throws RpcError InvalidParameters
 */
export function rejectSeveralStatuses({ dialect }: CallContext, status: unknown): void {
  if (dialect.findsByRelationStatus && status === -1) throw invalidParameter('status', oneStatus);
}

const oneStatus = text('ExpectedStatusOfRelations2');
