import { EntitySchema } from 'typeorm/entity-schema/EntitySchema.js';
import type { KeyRecord } from '../../domain/storage/keys.js';
import { integer, key, long, optional, reference, text } from './columns.js';

export const passwords = new EntitySchema({
  name: 'passwords',
  columns: { entry: key(integer('entry')), hash: text('hash'), expired: { ...integer('expired'), default: 0 } },
  foreignKeys: [reference('passwords_of_entry', 'entry', 'entries')],
});

export const secondFactors = new EntitySchema({
  name: 'second_factors',
  columns: {
    person: key(integer('person')),
    secret: optional(text('secret')),
    proposed: optional(text('proposed')),
    step: { ...integer('step'), default: 0 },
    recovery: { ...text('recovery'), default: '[]' },
  },
  foreignKeys: [reference('second_factors_of_person', 'person', 'objects')],
});

export const passkeys = new EntitySchema({
  name: 'passkeys',
  columns: {
    id: key(text('id')),
    person: integer('person'),
    publicKey: text('public_key'),
    counter: { ...long('counter'), default: 0 },
    transports: { ...text('transports'), default: '[]' },
    title: text('title'),
    created: text('created'),
    lastUsed: optional(text('last_used')),
  },
  foreignKeys: [reference('passkeys_of_person', 'person', 'objects')],
  indices: [{ name: 'passkeys_person', columns: ['person'] }],
});

/** Challenges that were signed, until nobody accepts them any more. */
export const usedChallenges = new EntitySchema({
  name: 'used_challenges',
  columns: { digest: key(text('digest')), expires: text('expires') },
  indices: [{ name: 'used_challenges_expires', columns: ['expires'] }],
});

export const granted = new EntitySchema({
  name: 'granted',
  columns: { object: key(integer('object')), rights: text('rights') },
  foreignKeys: [reference('granted_to_object', 'object', 'objects')],
});

export const sessions = new EntitySchema({
  name: 'sessions',
  columns: {
    digest: key(text('digest')),
    person: integer('person'),
    created: text('created'),
    expires: text('expires'),
    provider: optional(text('provider')),
    subject: optional(text('subject')),
    sid: optional(text('sid')),
    tokens: optional(text('tokens')),
    checked: optional(text('checked')),
    address: optional(text('address')),
    passkey: { ...integer('passkey'), default: 0 },
  },
  foreignKeys: [reference('sessions_of_person', 'person', 'objects')],
  indices: [
    { name: 'sessions_person', columns: ['person'] },
    { name: 'sessions_expires', columns: ['expires'] },
    { name: 'sessions_checked', columns: ['checked'] },
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
