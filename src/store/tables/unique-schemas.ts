import { EntitySchema } from 'typeorm/entity-schema/EntitySchema.js';
import { bytewise, integer, key, long, reference, text } from './columns.js';

/** Values that entries have, or had, of attributes that are unique: rows say where to look, the entries themselves decide. */
export const uniqueValues = new EntitySchema({
  name: 'unique_values',
  columns: { attribute: key(long('attribute')), text: key(bytewise('text')), entry: key(integer('entry')) },
  foreignKeys: [reference('unique_values_of_entry', 'entry', 'entries')],
  indices: [{ name: 'unique_values_entry', columns: ['entry', 'attribute'] }],
});

/** Entries with a login, and the login as it is compared. Two from before logins were compared so may be alike. */
export const logins = new EntitySchema({
  name: 'logins',
  columns: { entry: key(integer('entry')), login: bytewise('login') },
  foreignKeys: [reference('logins_of_entry', 'entry', 'entries')],
  indices: [{ name: 'logins_login', columns: ['login'] }],
});

/** The last number that each counter gave out. */
export const counters = new EntitySchema({
  name: 'counters',
  columns: { attribute: key(long('attribute')), format: key(text('format')), last: long('last') },
});
