import { EntitySchema } from 'typeorm/entity-schema/EntitySchema.js';
import { identityColumn, integer, optional, text } from './columns.js';

/** The audit. It refers to nothing: what it tells of keys, persons and groups outlives them. */
export const audit = new EntitySchema({
  name: 'audit',
  columns: {
    number: identityColumn('number'),
    time: text('time'),
    event: text('event'),
    method: text('method'),
    key: optional(text('key')),
    keyTitle: optional(text('key_title')),
    user: optional(integer('user')),
    userTitle: optional(text('user_title')),
    address: optional(text('address')),
    subjectKey: optional(text('subject_key')),
    subjectObject: optional(integer('subject_object')),
    subjectTitle: optional(text('subject_title')),
    details: text('details'),
  },
  indices: [
    { name: 'audit_time', columns: ['time', 'number'] },
    { name: 'audit_event', columns: ['event', 'time', 'number'] },
    { name: 'audit_key', columns: ['key', 'time', 'number'] },
    { name: 'audit_user', columns: ['user', 'time', 'number'] },
    { name: 'audit_subject_key', columns: ['subjectKey', 'time', 'number'] },
    { name: 'audit_subject_object', columns: ['subjectObject', 'time', 'number'] },
  ],
});
