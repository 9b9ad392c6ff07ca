import { EntitySchema } from 'typeorm/entity-schema/EntitySchema.js';
import { identityColumn, integer, optional, text } from './columns.js';

export const livestatus = new EntitySchema({
  name: 'livestatus',
  columns: {
    id: identityColumn('id'),
    title: text('title'),
    address: optional(text('address')),
    port: optional(integer('port')),
    path: optional(text('path')),
    connection: text('connection'),
    active: integer('active'),
  },
});
