import { EntitySchema } from 'typeorm/entity-schema/EntitySchema.js';
import { integer, key, long, optional, reference, text } from './columns.js';

export const webhooks = new EntitySchema({
  name: 'webhooks',
  columns: {
    id: key(text('id')),
    title: text('title'),
    url: text('url'),
    key: text('key'),
    filter: text('filter'),
    conditions: text('conditions'),
    secret: text('secret'),
    formerSecret: optional(text('former_secret')),
    formerUntil: optional(text('former_until')),
    place: text('place'),
    enabled: integer('enabled'),
    created: text('created'),
    delivered: optional(text('delivered')),
    problem: optional(text('problem')),
    problemTime: optional(text('problem_time')),
  },
});

export const webhookDeliveries = new EntitySchema({
  name: 'webhook_deliveries',
  columns: {
    id: key(text('id')),
    webhook: text('webhook'),
    number: long('number'),
    first: integer('first'),
    last: integer('last'),
    objects: text('objects'),
    state: text('state'),
    attempts: integer('attempts'),
    created: text('created'),
    due: text('due'),
    attempted: optional(text('attempted')),
    outcome: optional(text('outcome')),
  },
  foreignKeys: [reference('webhook_deliveries_of', 'webhook', 'webhooks')],
  indices: [{ name: 'webhook_deliveries_order', columns: ['webhook', 'state', 'number', 'first'] }],
});

/** The process that does what only one at a time does. */
export const leases = new EntitySchema({
  name: 'leases',
  columns: { name: key(text('name')), holder: text('holder'), beat: long('beat') },
});
