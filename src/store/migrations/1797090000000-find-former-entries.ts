import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from './schema-builder.js';

const purged = "action || '' = 'purged' AND kind || '' = 'entry'";
const indexOfPurged = (name: string, column: string) => new TableIndex({ name, columnNames: [column, 'number'], where: purged });

const postgres = ['DROP VIEW former_entry_ends', 'CREATE VIEW former_entry_ends AS SELECT object, id, until FROM past_entries'];

const entryColumns = ['category', 'status', 'title', 'single', '"primary"', '"values"', 'since', 'until'];
const begin = "COALESCE((SELECT CAST(value AS integer) FROM settings WHERE name = 'history_begin'), 0)";
const rowsOfIndex = `FROM object_change_index i JOIN past_entries p ON p.until = i.number AND p.id = i.subject
  WHERE i.recent IN (0, 1) AND i.kind = 'entry'`;
const indexedAs = (row: string, subject: string, number: string) => `recent IN (0, 1) AND object = ${row}.object
  AND subject = ${subject} AND number = ${number}`;

/** A row of the index stays as long as either is there, the change or the row that ended with it: without the change its position is -1. */
const sqlite = [
  'DROP VIEW object_changes',
  'DROP VIEW former_entries',
  'DROP VIEW former_entry_ends',
  'DROP TRIGGER former_entries_made',
  'DROP TRIGGER former_entries_gone',
  'DROP TRIGGER object_changes_gone',
  'DROP TABLE former_entry_index',
  `INSERT INTO object_change_index SELECT 0, object, 'entry', id, until, -1 FROM past_entries p WHERE until <= ${begin}
    AND NOT EXISTS (SELECT 1 FROM object_change_index WHERE ${indexedAs('p', 'p.id', 'p.until')} AND kind = 'entry')`,
  `CREATE TRIGGER object_changes_gone AFTER DELETE ON changes FOR EACH ROW WHEN OLD.object IS NOT NULL BEGIN
    UPDATE object_change_index SET position = -1 WHERE ${indexedAs('OLD', 'OLD.subject', 'OLD.number')} AND kind = 'entry' AND OLD.kind = 'entry'
      AND position = OLD.position AND EXISTS (SELECT 1 FROM past_entries WHERE until = OLD.number AND id = OLD.subject);
    DELETE FROM object_change_index WHERE ${indexedAs('OLD', 'COALESCE(OLD.subject, 0)', 'OLD.number')} AND kind = OLD.kind
      AND position = OLD.position; END`,
  `CREATE TRIGGER former_entries_gone AFTER DELETE ON past_entries FOR EACH ROW BEGIN
    DELETE FROM object_change_index WHERE ${indexedAs('OLD', 'OLD.id', 'OLD.until')} AND kind = 'entry' AND position = -1; END`,
  `CREATE VIEW object_changes AS SELECT i.number, i.position, i.kind, i.subject, c.name, i.object, c.category, c.action, c.secrets
    FROM object_change_index i LEFT JOIN changes c ON c.number = i.number AND c.position = i.position
    WHERE i.recent IN (0, 1) AND i.position >= 0`,
  `CREATE VIEW former_entries AS SELECT i.object, i.subject AS id, ${entryColumns.map(column => `p.${column}`).join(', ')} ${rowsOfIndex}`,
  `CREATE VIEW former_entry_ends AS SELECT i.object, i.subject AS id, i.number AS until, i.recent FROM object_change_index i
    WHERE i.recent IN (0, 1) AND i.kind = 'entry' AND EXISTS (SELECT 1 FROM past_entries p WHERE p.until = i.number AND p.id = i.subject)`,
];

/**
 * Former rows of entries are found by the changes that ended them. On SQLite they had an index of their own beside that of the changes, which
 * each save wrote, too.
 */
export class FindFormerEntries1797090000000 implements MigrationInterface {
  readonly name = 'FindFormerEntries1797090000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('changes', 'changes_entries_purged');
    await runner.createIndex('changes', indexOfPurged('changes_entries_purged', 'object'));
    await runner.createIndex('changes', indexOfPurged('changes_purged_entry', 'subject'));
    const statements = runner.connection.options.type === 'postgres' ? postgres : sqlite;
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
