import type {
  DeliveryAttempt,
  DeliveryPage,
  DeliveryRecord,
  Lease,
  WebhookChanges,
  WebhookEvent,
  WebhookRecord,
  WebhookStore,
} from '../../domain/storage/webhooks.js';
import type { Engine } from '../engines/engine.js';
import { insertRows, insertText } from '../engines/inserts.js';
import { insertEvents } from './audit.js';
import { deliveryNames, selectedDeliveries, valuesOfDelivery, webhooksByCreation, webhookUpdate } from './webhook-records.js';

const leaseName = 'webhooks';

// Index: webhook_deliveries_order.
const inOrder = 'ORDER BY "number", "first"';
const open = `${selectedDeliveries} WHERE webhook = ? AND state IN ('pending', 'resent') ${inOrder}`;
const resent = `SELECT d.* FROM webhooks w CROSS JOIN (${selectedDeliveries}) d WHERE d.webhook = w.id AND d.state = 'resent'`;
const page = `${inOrder} LIMIT CAST(? AS bigint) OFFSET CAST(? AS bigint)`;
const ofState = `${selectedDeliveries} WHERE webhook = ? AND state = ? ${page}`;
const ofWebhook = `${selectedDeliveries} WHERE webhook = ? ${page}`;
const insert = insertText('webhook_deliveries', deliveryNames);
// Index: primary key.
const advance = 'UPDATE webhooks SET place = ? WHERE id = ? AND place = ?';
const noteDelivered = 'UPDATE webhooks SET delivered = ? WHERE id = ?';
const remove = 'DELETE FROM webhook_deliveries WHERE id = ?';
const attempt = `UPDATE webhook_deliveries SET state = ?, attempts = ?, due = ?, attempted = ?, outcome = ?
  WHERE id = ? AND state = ? AND attempts = ?`;
// Index: webhook_deliveries_order.
const removeOld = `DELETE FROM webhook_deliveries WHERE webhook = ? AND state = 'failed' AND (created < ? OR id IN (
  SELECT id FROM webhook_deliveries WHERE webhook = ? AND state = 'failed' ORDER BY "number" DESC, "first" DESC
  LIMIT CAST(? AS bigint) OFFSET CAST(? AS bigint)))`;
const removedAtOnce = 1000;
const findLease = 'SELECT holder, beat FROM leases WHERE name = ?';
const firstLease = 'INSERT INTO leases (name, holder, beat) VALUES (?, ?, ?) ON CONFLICT (name) DO NOTHING';
const nextLease = 'UPDATE leases SET holder = ?, beat = ? WHERE name = ? AND holder = ? AND beat = ?';

/** Webhooks of a database. Each change says what it expects to find, so it is right whatever other processes did meanwhile. */
export class StoredWebhooks implements WebhookStore {
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async list(): Promise<WebhookRecord[]> {
    return this.engine.reading.rows(webhooksByCreation, []);
  }

  async deliveries({ webhook, state, limit, offset }: DeliveryPage): Promise<DeliveryRecord[]> {
    const { reading } = this.engine;
    const rows = await (state === undefined
      ? reading.rows<DeliveryRecord>(ofWebhook, [webhook, limit, offset])
      : reading.rows<DeliveryRecord>(ofState, [webhook, state, limit, offset]));
    return rows.map(withNumber);
  }

  async open(webhook: string): Promise<DeliveryRecord[]> {
    return (await this.engine.reading.rows<DeliveryRecord>(open, [webhook])).map(withNumber);
  }

  async resent(): Promise<DeliveryRecord[]> {
    return (await this.engine.reading.rows<DeliveryRecord>(resent, [])).map(withNumber);
  }

  advance(webhook: string, from: string, to: string, found: readonly DeliveryRecord[]): Promise<boolean> {
    return this.engine.run(async session => {
      if ((await session.count(advance, [to, webhook, from])) === 0) return false;
      await insertRows(session, insert, found.map(valuesOfDelivery));
      return true;
    }, 'upkeep');
  }

  async recordDelivered({ id, webhook }: DeliveryRecord, time: string): Promise<void> {
    await this.engine.run(async session => {
      await session.count(remove, [id]);
      await session.count(noteDelivered, [time, webhook]);
    }, 'upkeep');
  }

  async noteAttempt(delivery: DeliveryRecord, { state, attempts, due, attempted, outcome }: DeliveryAttempt): Promise<void> {
    const values = [state, attempts, due, attempted, outcome, delivery.id, delivery.state, delivery.attempts];
    await this.engine.run(session => session.count(attempt, values), 'upkeep');
  }

  async trouble(webhook: string, changes: WebhookChanges, told?: WebhookEvent): Promise<void> {
    const update = webhookUpdate(webhook, changes);
    if (!update) return;
    await this.engine.run(async session => {
      if ((await session.count(...update)) > 0 && told) await insertEvents(session, [told]);
    }, 'upkeep');
  }

  async removeFailed(webhook: string, before: string, most: number): Promise<void> {
    await this.engine.run(session => session.count(removeOld, [webhook, before, webhook, removedAtOnce, most]), 'upkeep');
  }

  async lease(): Promise<Lease | undefined> {
    const [found] = await this.engine.reading.rows<Lease>(findLease, [leaseName]);
    return found && { ...found, beat: Number(found.beat) };
  }

  async takeLease(found: Lease | undefined, { holder, beat }: Lease): Promise<boolean> {
    const taken = await this.engine.run(
      session =>
        found
          ? session.count(nextLease, [holder, beat, leaseName, found.holder, found.beat])
          : session.count(firstLease, [leaseName, holder, beat]),
      'upkeep',
    );
    return taken === 1;
  }
}

/** A driver may return a long integer as a text. */
function withNumber(delivery: DeliveryRecord): DeliveryRecord {
  return { ...delivery, number: Number(delivery.number) };
}
