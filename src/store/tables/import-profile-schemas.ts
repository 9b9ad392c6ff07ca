import { EntitySchema } from 'typeorm/entity-schema/EntitySchema.js';
import { identityColumn, optional, text } from './columns.js';

export const importProfiles = new EntitySchema({
  name: 'import_profiles',
  columns: {
    id: identityColumn('id'),
    title: text('title'),
    type: optional(text('type')),
    columns: text('columns'),
    encoding: optional(text('encoding')),
    separator: optional(text('separator')),
  },
  indices: [{ name: 'import_profiles_title', columns: ['title'], unique: true }],
});
