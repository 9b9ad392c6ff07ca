import { EntitySchema } from 'typeorm/entity-schema/EntitySchema.js';
import { identityColumn, integer, text } from './columns.js';

/** Definitions that a site added to the catalogue, by part and name. */
export const definitions = new EntitySchema({
  name: 'definitions',
  columns: {
    id: identityColumn('id'),
    part: text('part'),
    name: text('name'),
    definition: text('definition'),
    removed: integer('removed'),
  },
  indices: [{ name: 'definitions_name', columns: ['part', 'name'], unique: true }],
});
