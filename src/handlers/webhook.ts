import type { WebhookCondition, WebhookDelivery, WebhookInfo } from '../../generated/types.js';
import { utcOrZoned } from '../attributes/time-zones.js';
import { isoTime } from '../attributes/times.js';
import type { DeliveryRecord, WebhookRecord } from '../domain/storage/webhooks.js';
import { readDeliveries, resendDeliveries } from '../domain/webhooks/failed-deliveries.js';
import { rotateSecret } from '../domain/webhooks/secret-rotation.js';
import { createWebhook, deleteWebhook, readWebhooks, updateWebhook } from '../domain/webhooks/webhook-administration.js';
import { problemOf } from '../domain/webhooks/webhook-conditions.js';
import { inLanguage, text } from '../messages/text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { graceIn } from './grace.js';
import { pageOf } from './page.js';
import { presentDone } from './present.js';

/** kataster.webhook: changes that the service delivers to addresses of others. */
export const webhook: MethodHandlers<CallContext>['webhook'] = {
  async create({ filter = {}, conditions = [], ...settings }, context) {
    const { id, secret } = await createWebhook(context, { ...settings, filter, conditions });
    context.webhooks?.changed();
    return { result: { ...presentDone(context, text('WebhookCreated', { webhook: id })), id, secret } };
  },

  async delete({ id }, context) {
    await deleteWebhook(context, id);
    context.webhooks?.changed();
    return { result: presentDone(context, text('WebhookDeleted', { webhook: id })) };
  },

  async deliveries({ id, state, limit, offset = 0 }, context) {
    const page = { webhook: id, state, limit: pageOf(context, limit), offset };
    return { result: (await readDeliveries(context, page)).map(delivery => presentDelivery(delivery, context)) };
  },

  async read({ id }, context) {
    const records = await readWebhooks(context, id);
    return { result: await Promise.all(records.map(record => presentWebhook(record, context))) };
  },

  async resend({ id, deliveries }, context) {
    const resent = await resendDeliveries(context, id, deliveries);
    context.webhooks?.changed();
    return { result: { ...presentDone(context, text('DeliveriesResent', { count: resent })), resent } };
  },

  async rotate({ id, keep }, context) {
    const { secret, formerUntil } = await rotateSecret(context, id, graceIn(keep));
    context.webhooks?.changed();
    const former = { expires: utcOrZoned(formerUntil, context.timeZone) };
    return { result: { ...presentDone(context, text('WebhookSecretRotated', { webhook: id })), secret, former } };
  },

  async test({ id }, context) {
    const [record] = await readWebhooks(context, id);
    if (!record || !context.webhooks) throw new Error('Nothing is delivered here');
    return { result: await context.webhooks.test(record) };
  },

  async update({ id, enabled, ...settings }, context) {
    await updateWebhook(context, id, { ...settings, ...(enabled !== undefined && { enabled: Boolean(enabled) }) });
    context.webhooks?.changed();
    return { result: presentDone(context, text('WebhookUpdated', { webhook: id })) };
  },
};

async function presentWebhook(record: WebhookRecord, context: CallContext): Promise<WebhookInfo> {
  const { timeZone, now, language } = context;
  const { id, title, url, key, filter, conditions, formerUntil, enabled, created, delivered, problem, problemTime } = record;
  const valueConditions = JSON.parse(conditions) as WebhookCondition[];
  const unmet = problem === null ? await problemOf(context, valueConditions) : undefined;
  const isOverlapping = formerUntil !== null && formerUntil > isoTime(now());
  return {
    ...{ id, title, url, key },
    filter: JSON.parse(filter),
    conditions: valueConditions,
    enabled: enabled === 1,
    created: utcOrZoned(created, timeZone),
    former_secret_expires: isOverlapping ? utcOrZoned(formerUntil, timeZone) : null,
    last_delivered: delivered && utcOrZoned(delivered, timeZone),
    last_problem: unmet ? inLanguage(unmet, language) : problem,
    last_problem_time: problemTime && utcOrZoned(problemTime, timeZone),
  };
}

function presentDelivery(record: DeliveryRecord, { timeZone }: CallContext): WebhookDelivery {
  const { id, number, state, attempts, created, attempted, due, outcome } = record;
  return {
    ...{ id, number, state, attempts, outcome },
    created: utcOrZoned(created, timeZone),
    last_attempt: attempted && utcOrZoned(attempted, timeZone),
    next_attempt: state === 'failed' ? null : utcOrZoned(due, timeZone),
  };
}
