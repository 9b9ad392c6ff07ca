import type { TableOptions } from 'typeorm';
import { type EngineName, integer, key, long, type SchemaPart, text } from './schema-part.js';

/** PostgreSQL finds the history of objects by the indexes of its tables. */
const postgres: SchemaPart = {
  tables: [],
  statements: [
    `CREATE VIEW object_changes AS SELECT number, position, kind, subject, name, object, category, action, secrets
      FROM changes WHERE object IS NOT NULL`,
    'CREATE VIEW object_change_numbers AS SELECT object, kind, subject, number FROM changes WHERE object IS NOT NULL',
    `CREATE VIEW former_entries AS SELECT id, object, category, status, title, single, "primary", "values", valid_from, valid_to
      FROM past_entries`,
    'CREATE VIEW former_entry_ends AS SELECT object, id, valid_to FROM past_entries',
  ],
};

/**
 * An index as a table: on SQLite a save would write a page of an index by objects, which had to be read before. Rows are `recent` at first, and
 * merged into the others many at a time.
 */
const index: TableOptions = {
  name: 'object_change_index',
  withoutRowid: true,
  columns: key([
    ...integer('recent', 'object'),
    ...text('kind'),
    ...integer('subject'),
    ...long('number'),
    ...integer('position'),
  ]),
};

const matchIndex = (row: string, subject: string, number: string) => `recent IN (0, 1) AND object = ${row}.object
  AND subject = ${subject} AND number = ${number}`;

/** A row of the index stays as long as either is there, the change or the row that ended with it: without the change its position is -1. */
const sqlite: SchemaPart = {
  tables: [index],
  statements: [
    `CREATE TRIGGER object_changes_made AFTER INSERT ON changes FOR EACH ROW WHEN NEW.object IS NOT NULL BEGIN
      INSERT INTO object_change_index VALUES (1, NEW.object, NEW.kind, COALESCE(NEW.subject, 0), NEW.number, NEW.position); END`,
    `CREATE TRIGGER object_changes_gone AFTER DELETE ON changes FOR EACH ROW WHEN OLD.object IS NOT NULL BEGIN
      UPDATE object_change_index SET position = -1 WHERE ${matchIndex('OLD', 'OLD.subject', 'OLD.number')} AND kind = 'entry' AND OLD.kind = 'entry'
        AND position = OLD.position AND EXISTS (SELECT 1 FROM past_entries WHERE valid_to = OLD.number AND id = OLD.subject);
      DELETE FROM object_change_index WHERE ${matchIndex('OLD', 'COALESCE(OLD.subject, 0)', 'OLD.number')} AND kind = OLD.kind
        AND position = OLD.position; END`,
    `CREATE TRIGGER former_entries_gone AFTER DELETE ON past_entries FOR EACH ROW BEGIN
      DELETE FROM object_change_index WHERE ${matchIndex('OLD', 'OLD.id', 'OLD.valid_to')} AND kind = 'entry' AND position = -1; END`,
    `CREATE VIEW object_changes AS SELECT i.number, i.position, i.kind, i.subject, c.name, i.object, c.category, c.action, c.secrets
      FROM object_change_index i LEFT JOIN changes c ON c.number = i.number AND c.position = i.position
      WHERE i.recent IN (0, 1) AND i.position >= 0`,
    'CREATE VIEW object_change_numbers AS SELECT object, kind, subject, number, recent FROM object_change_index WHERE recent IN (0, 1)',
    `CREATE VIEW former_entries AS SELECT i.object, i.subject AS id, p.category, p.status, p.title, p.single, p."primary", p."values", p.valid_from,
      p.valid_to FROM object_change_index i JOIN past_entries p ON p.valid_to = i.number AND p.id = i.subject
      WHERE i.recent IN (0, 1) AND i.kind = 'entry'`,
    `CREATE VIEW former_entry_ends AS SELECT i.object, i.subject AS id, i.number AS valid_to, i.recent FROM object_change_index i
      WHERE i.recent IN (0, 1) AND i.kind = 'entry' AND EXISTS (SELECT 1 FROM past_entries p WHERE p.valid_to = i.number AND p.id = i.subject)`,
    // Rows that share the first columns of an index: without this the planner takes `recent` and `kind` for columns that few rows share.
    'ANALYZE sqlite_schema',
    `INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
      ('object_change_index', 'object_change_index', '1000000 500000 50 40 5 1 1'), ('changes', 'changes_of_no_object', '100000 50000 5 5 1')`,
    'ANALYZE sqlite_schema',
  ],
};

/** The changes of an object, and the former rows of its entries, by the object. */
export const objectChanges = (engine: EngineName): SchemaPart => ({ sqlite, postgres })[engine];
