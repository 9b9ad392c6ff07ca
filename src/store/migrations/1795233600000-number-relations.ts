import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { Table } from './schema-builder.js';

const text = (name: string): TableColumnOptions => ({ name, type: 'text' });
const integer = (name: string): TableColumnOptions => ({ name, type: 'integer' });

const relations = new Table({
  name: 'relations',
  columns: [
    { ...integer('id'), isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
    integer('entry'),
    text('attribute'),
    integer('target'),
    text('created'),
    text('created_by'),
  ],
  foreignKeys: [
    {
      name: 'relations_of_entry',
      columnNames: ['entry'],
      referencedTableName: 'entries',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
  indices: [{ name: 'relations_link', columnNames: ['entry', 'attribute', 'target'], isUnique: true }],
});

/** Links and explicit relations that were there before get a number, too. */
const numbered = `INSERT INTO relations (entry, attribute, target, created, created_by)
  SELECT link.entry, link.attribute, link.target, o.created, o.created_by
  FROM (SELECT entry, attribute, COALESCE(target_object, target_entry) AS target FROM links
    UNION SELECT id, '', 0 FROM entries WHERE category = 'C__CATG__RELATION') link
  JOIN entries e ON e.id = link.entry JOIN objects o ON o.id = e.object ORDER BY link.entry`;

/** Relations have numbers that stay: those of the objects that stand for them. */
export class NumberRelations1795233600000 implements MigrationInterface {
  readonly name = 'NumberRelations1795233600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(relations);
    await runner.query(numbered);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
