import type { TableOptions } from 'typeorm';
import { byDefault, identityColumn, integer, key, optional, reference, type SchemaPart, text } from './schema-part.js';

const keys: TableOptions = {
  name: 'api_keys',
  columns: [
    ...key(text('id')),
    ...text('digest', 'title', 'created'),
    ...optional(text('expires', 'revoked', 'last_used', 'rights', 'addresses', 'superseded_by')),
  ],
};

const passwords: TableOptions = {
  name: 'passwords',
  columns: [...key(integer('entry')), ...text('hash'), ...byDefault('0', integer('expired'))],
  foreignKeys: [reference('passwords_of_entry', 'entry', 'entries')],
};

const granted: TableOptions = {
  name: 'granted',
  columns: [...key(integer('object')), ...text('rights')],
  foreignKeys: [reference('granted_to_object', 'object', 'objects')],
};

const sessions: TableOptions = {
  name: 'sessions',
  columns: [...key(text('digest')), ...integer('person'), ...text('created', 'expires')],
  foreignKeys: [reference('sessions_of_person', 'person', 'objects')],
  indices: [
    { name: 'sessions_person', columnNames: ['person'] },
    { name: 'sessions_expires', columnNames: ['expires'] },
  ],
};

const guesses: TableOptions = { name: 'guesses', columns: [...key(integer('slot')), ...integer('wrong'), ...text('since')] };

const audit: TableOptions = {
  name: 'audit',
  columns: [
    ...identityColumn('number'),
    ...text('time', 'event', 'method'),
    ...optional([
      ...text('key', 'key_title'),
      ...integer('user'),
      ...text('user_title', 'address', 'subject_key'),
      ...integer('subject_object'),
      ...text('subject_title'),
    ]),
    ...text('details'),
  ],
  indices: [
    { name: 'audit_time', columnNames: ['time', 'number'] },
    ...['event', 'key', 'user', 'subject_key', 'subject_object'].map(column => ({
      name: `audit_${column}`,
      columnNames: [column, 'time', 'number'],
    })),
  ],
};

/** Keys, users, and what the audit says of both. */
export const access: SchemaPart = { tables: [keys, passwords, granted, sessions, guesses, audit], statements: [] };
