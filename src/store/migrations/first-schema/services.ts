import type { TableOptions } from 'typeorm';
import { identityColumn, integer, key, long, optional, reference, type SchemaPart, text } from './schema-part.js';

const settings: TableOptions = { name: 'settings', columns: [...key(text('name')), ...text('value')] };

const idempotency: TableOptions = {
  name: 'idempotency',
  columns: [...key(text('caller', 'key')), ...text('method', 'fingerprint', 'result', 'time')],
  indices: [{ name: 'idempotency_time', columnNames: ['time'] }],
};

const webhooks: TableOptions = {
  name: 'webhooks',
  columns: [
    ...key(text('id')),
    ...text('title', 'url', 'key', 'filter', 'conditions', 'secret', 'place'),
    ...integer('enabled'),
    ...text('created'),
    ...optional(text('delivered', 'problem', 'problem_time', 'former_secret', 'former_until')),
  ],
};

const deliveries: TableOptions = {
  name: 'webhook_deliveries',
  columns: [
    ...key(text('id')),
    ...text('webhook'),
    ...long('number'),
    ...integer('first', 'last'),
    ...text('objects', 'state'),
    ...integer('attempts'),
    ...text('created', 'due'),
    ...optional(text('attempted', 'outcome')),
  ],
  foreignKeys: [reference('webhook_deliveries_of', 'webhook', 'webhooks')],
  indices: [{ name: 'webhook_deliveries_order', columnNames: ['webhook', 'state', 'number', 'first'] }],
};

const leases: TableOptions = { name: 'leases', columns: [...key(text('name')), ...text('holder'), ...long('beat')] };

export const reports: TableOptions = {
  name: 'reports',
  columns: [
    ...identityColumn('id'),
    ...text('title', 'category', 'description', 'filter', 'columns', 'order_by', 'sort', 'created', 'modified'),
  ],
  indices: [{ name: 'reports_title', columnNames: ['title'], isUnique: true }],
};

export const importProfiles: TableOptions = {
  name: 'import_profiles',
  columns: [
    ...identityColumn('id'),
    ...text('title'),
    ...optional(text('type')),
    ...text('columns'),
    ...optional(text('encoding', 'separator')),
  ],
  indices: [{ name: 'import_profiles_title', columnNames: ['title'], isUnique: true }],
};

export const livestatus: TableOptions = {
  name: 'livestatus',
  columns: [
    ...identityColumn('id'),
    ...text('title'),
    ...optional([...text('address'), ...integer('port'), ...text('path')]),
    ...text('connection'),
    ...integer('active'),
  ],
};

/** Tables of the service beside the records. */
export const services: SchemaPart = {
  tables: [settings, idempotency, webhooks, deliveries, leases, reports, importProfiles, livestatus],
  statements: [],
};
