import { EntitySchema } from 'typeorm/entity-schema/EntitySchema.js';
import type { KeyRecord } from '../../domain/storage/keys.js';
import { integer, key, optional, reference, text } from './columns.js';

export const passwords = new EntitySchema({
  name: 'passwords',
  columns: { entry: key(integer('entry')), hash: text('hash'), expired: { ...integer('expired'), default: 0 } },
  foreignKeys: [reference('passwords_of_entry', 'entry', 'entries')],
});

export const granted = new EntitySchema({
  name: 'granted',
  columns: { object: key(integer('object')), rights: text('rights') },
  foreignKeys: [reference('granted_to_object', 'object', 'objects')],
});

export const sessions = new EntitySchema({
  name: 'sessions',
  columns: { digest: key(text('digest')), person: integer('person'), created: text('created'), expires: text('expires') },
  foreignKeys: [reference('sessions_of_person', 'person', 'objects')],
  indices: [
    { name: 'sessions_person', columns: ['person'] },
    { name: 'sessions_expires', columns: ['expires'] },
  ],
});

/** Wrong guesses at passwords, by slots that a keyed hash chooses. */
export const guesses = new EntitySchema({
  name: 'guesses',
  columns: { slot: key(integer('slot')), wrong: integer('wrong'), since: text('since') },
});

export const idempotency = new EntitySchema({
  name: 'idempotency',
  columns: {
    caller: key(text('caller')),
    key: key(text('key')),
    method: text('method'),
    fingerprint: text('fingerprint'),
    result: text('result'),
    time: text('time'),
  },
  indices: [{ name: 'idempotency_time', columns: ['time'] }],
});

/** The keys, as administration reads them. */
export const keySchema = new EntitySchema<KeyRecord>({
  name: 'api_keys',
  columns: {
    id: key(text('id')),
    digest: text('digest'),
    title: text('title'),
    created: text('created'),
    expires: optional(text('expires')),
    revoked: optional(text('revoked')),
    lastUsed: optional(text('last_used')),
    rights: optional(text('rights')),
    addresses: optional(text('addresses')),
    supersededBy: optional(text('superseded_by')),
  },
});
