import type {
  DeliveryRecord,
  WebhookChanges,
  WebhookEvent,
  WebhookRecord,
  WebhookRecords,
} from '../../domain/storage/webhooks.js';
import type { Value } from '../engines/sql-dialect.js';
import { insertEvents } from './audit.js';
import { Repository } from './repository.js';

const webhookColumns = {
  id: 'id',
  title: 'title',
  url: 'url',
  key: '"key"',
  filter: 'filter',
  conditions: 'conditions',
  secret: 'secret',
  formerSecret: 'former_secret',
  formerUntil: 'former_until',
  place: 'place',
  enabled: 'enabled',
  created: 'created',
  delivered: 'delivered',
  problem: 'problem',
  problemTime: 'problem_time',
} as const satisfies Record<keyof WebhookRecord, string>;

const deliveryColumns = {
  id: 'id',
  webhook: 'webhook',
  number: '"number"',
  first: '"first"',
  last: '"last"',
  objects: 'objects',
  state: 'state',
  attempts: 'attempts',
  created: 'created',
  due: 'due',
  attempted: 'attempted',
  outcome: 'outcome',
} as const satisfies Record<keyof DeliveryRecord, string>;

const selectAs = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([field, column]) => `${column} AS "${field}"`)
    .join(', ');

const selectedWebhooks = `SELECT ${selectAs(webhookColumns)} FROM webhooks`;
// There are few webhooks.
export const webhooksByCreation = `${selectedWebhooks} ORDER BY created, id`;
/** The statement that asks for deliveries; what they are to be narrowed by follows. */
export const selectedDeliveries = `SELECT ${selectAs(deliveryColumns)} FROM webhook_deliveries`;

export const deliveryNames: readonly string[] = Object.values(deliveryColumns);
const deliveryFields = Object.keys(deliveryColumns) as (keyof DeliveryRecord)[];
export const valuesOfDelivery = (delivery: DeliveryRecord): Value[] => deliveryFields.map(field => delivery[field]);

const webhookFields = Object.keys(webhookColumns) as (keyof WebhookRecord)[];
const insertWebhook = `INSERT INTO webhooks (${Object.values(webhookColumns).join(', ')})
  VALUES (${webhookFields.map(() => '?').join(', ')})`;

// Index: primary key.
const find = `${selectedWebhooks} WHERE id = ?`;
const count = 'SELECT COUNT(*) AS count FROM webhooks';
const removeWebhook = 'DELETE FROM webhooks WHERE id = ?';
// Index: webhook_deliveries_order.
const removePending = `DELETE FROM webhook_deliveries WHERE webhook = ? AND state = 'pending'`;
const resendAll = `UPDATE webhook_deliveries SET state = 'resent', attempts = 0, due = ? WHERE webhook = ? AND state = 'failed'`;

/** The statement that changes columns of a webhook, and its values. */
export function webhookUpdate(
  id: string,
  changes: WebhookChanges,
): readonly [text: string, values: readonly Value[]] | undefined {
  const changed = (Object.keys(changes) as (keyof WebhookChanges)[]).filter(field => changes[field] !== undefined);
  if (changed.length === 0) return undefined;
  const assignments = changed.map(field => `${webhookColumns[field]} = ?`).join(', ');
  return [`UPDATE webhooks SET ${assignments} WHERE id = ?`, [...changed.map(field => changes[field] ?? null), id]];
}

/** Webhooks in a transaction. Who may administer sees all of them. */
export class Webhooks extends Repository implements WebhookRecords {
  async lock(): Promise<void> {
    return this.connection.advisoryLock('webhooks');
  }

  async count(): Promise<number> {
    const [row] = await this.connection.whole.rows<{ readonly count: number | string }>(count, []);
    return Number(row?.count ?? 0);
  }

  async find(id: string): Promise<WebhookRecord | undefined> {
    return (await this.connection.whole.rows<WebhookRecord>(find, [id]))[0];
  }

  async list(): Promise<WebhookRecord[]> {
    return this.connection.whole.rows<WebhookRecord>(webhooksByCreation, []);
  }

  async insert(webhook: WebhookRecord, told: WebhookEvent): Promise<void> {
    await this.writes.count(
      insertWebhook,
      webhookFields.map(field => webhook[field]),
    );
    await insertEvents(this.writes, [told]);
  }

  async update(id: string, changes: WebhookChanges, told: WebhookEvent): Promise<void> {
    const update = webhookUpdate(id, changes);
    if (update) await this.writes.count(...update);
    await insertEvents(this.writes, [told]);
  }

  async rewriteSecrets(id: string, secrets: Pick<WebhookRecord, 'secret' | 'formerSecret'>): Promise<void> {
    const update = webhookUpdate(id, secrets);
    if (update) await this.writes.count(...update);
  }

  async remove(id: string, told: WebhookEvent): Promise<void> {
    await this.writes.count(removeWebhook, [id]);
    await insertEvents(this.writes, [told]);
  }

  async dropPending(webhook: string): Promise<void> {
    await this.writes.count(removePending, [webhook]);
  }

  async resend(webhook: string, deliveries: readonly string[] | undefined, time: string): Promise<number> {
    if (!deliveries) return this.writes.count(resendAll, [time, webhook]);
    return this.writes.count(`${resendAll} AND id IN (?*)`, [time, webhook, this.connection.dialect.list(deliveries)]);
  }
}
