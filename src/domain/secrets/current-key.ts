import { RpcError } from '../../rpc/rpc-error.js';
import type { Records } from '../storage/records.js';
import type { Secrets } from './secrets.js';

/**
 * Requires that secrets are still kept with the key of this process. Another process may have given the database another key: what is
 * written beside it would not be found when that is changed.
 * @throws RpcError StorageUnavailable
 */
export async function requireCurrentKey({ keyId }: Secrets, { secretKeys }: Pick<Records, 'secretKeys'>): Promise<void> {
  const [current = ''] = await secretKeys.inUse();
  if (current === keyId) return;
  const cause = new Error(`the secret key of the database is '${current}', that of this process '${keyId}'`);
  throw Object.assign(new RpcError('StorageUnavailable', {}, { retry: 'true' }), { cause });
}
