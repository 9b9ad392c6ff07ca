import { EntitySchema } from 'typeorm/entity-schema/EntitySchema.js';
import { identityColumn, optional, text } from './columns.js';

export const reports = new EntitySchema({
  name: 'reports',
  columns: {
    id: identityColumn('id'),
    title: text('title'),
    category: text('category'),
    description: text('description'),
    filter: text('filter'),
    columns: text('columns'),
    orderBy: text('order_by'),
    sort: text('sort'),
    groupBy: optional(text('group_by')),
    totals: optional(text('totals')),
    created: text('created'),
    modified: text('modified'),
  },
  indices: [{ name: 'reports_title', columns: ['title'], unique: true }],
});
