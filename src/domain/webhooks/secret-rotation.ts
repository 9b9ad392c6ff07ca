import { isoTime } from '../../attributes/times.js';
import type { DomainContext } from '../context.js';
import { requireCurrentKey } from '../secrets/current-key.js';
import { keptSecret } from '../secrets/kept-secrets.js';
import { changeWebhook } from './webhook-administration.js';
import { webhookChanged } from './webhook-events.js';
import { newSecret, ownerOf } from './webhook-secret.js';

/** A new secret, which is shown once, and until when deliveries are signed with the former one as well. */
export interface RotatedSecret {
  readonly secret: string;
  /** ISO 8601 in UTC. */
  readonly formerUntil: string;
}

/**
 * Gives a webhook another secret. For `keep` milliseconds deliveries are signed with the former one as well; the one before that signs
 * nothing any more.
 * @throws RpcError Forbidden, InvalidParameters; StorageUnavailable where the database has another secret key than this process
 */
export function rotateSecret(context: DomainContext, id: string, keep: number): Promise<RotatedSecret> {
  const secret = newSecret();
  return changeWebhook(context, id, async (records, before) => {
    await requireCurrentKey(context.secrets, records);
    const formerUntil = isoTime(new Date(context.now().getTime() + keep));
    const changes = {
      secret: keptSecret(secret, ownerOf(id), context),
      ...(keep === 0 ? { formerSecret: null, formerUntil: null } : { formerSecret: before.secret, formerUntil }),
    };
    await records.webhooks.update(id, changes, webhookChanged(context, before, changes));
    return { secret, formerUntil };
  });
}
