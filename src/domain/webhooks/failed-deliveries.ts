import { isoTime } from '../../attributes/times.js';
import type { DomainContext } from '../context.js';
import type { DeliveryPage, DeliveryRecord } from '../storage/webhooks.js';
import { changeWebhook, readWebhooks } from './webhook-administration.js';

/**
 * A page of the deliveries of a webhook that were not made.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function readDeliveries(context: DomainContext, page: DeliveryPage): Promise<readonly DeliveryRecord[]> {
  await readWebhooks(context, page.webhook);
  return context.store.webhooks.deliveries(page);
}

/**
 * Tries failed deliveries of a webhook again: these, or all of them. Returns how many there were.
 * @throws RpcError Forbidden, InvalidParameters
 */
export function resendDeliveries(context: DomainContext, id: string, deliveries: readonly string[] | undefined): Promise<number> {
  return changeWebhook(context, id, ({ webhooks }) => webhooks.resend(id, deliveries, isoTime(context.now())));
}
