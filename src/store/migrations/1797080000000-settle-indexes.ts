import type { MigrationInterface, QueryRunner } from 'typeorm';

const changeColumns = ['number', 'position', 'kind', 'subject', 'name', 'object', 'category', 'action', 'secrets'];
const entryColumns = ['id', 'object', 'category', 'status', 'title', 'single', '"primary"', '"values"', 'since', 'until'];
const listed = (alias: string, columns: readonly string[]) => columns.map(column => `${alias}.${column}`).join(', ');

/** PostgreSQL finds them by the indexes that it has. */
const postgres = [
  `CREATE VIEW object_changes AS SELECT ${listed('c', changeColumns)} FROM changes c WHERE c.object IS NOT NULL`,
  'CREATE VIEW object_change_numbers AS SELECT c.object, c.kind, c.subject, c.number FROM changes c WHERE c.object IS NOT NULL',
  `CREATE VIEW former_entries AS SELECT ${listed('p', entryColumns)} FROM past_entries p`,
  'CREATE VIEW former_entry_ends AS SELECT p.id, p.until FROM past_entries p',
];

/** Former rows in the order in which they are written: those of a time stand together. */
const entriesByTime = [
  `CREATE TABLE former (id integer NOT NULL, object integer NOT NULL, category text NOT NULL, status text NOT NULL, title text NOT NULL,
    single integer NOT NULL, "primary" integer NOT NULL, "values" text NOT NULL, since bigint NOT NULL, until bigint NOT NULL,
    PRIMARY KEY (until, id))`,
  `INSERT INTO former SELECT ${listed('p', entryColumns)} FROM past_entries p ORDER BY p.until, p.id`,
  'DROP TABLE past_entries',
  'ALTER TABLE former RENAME TO past_entries',
];

/** An index as a table whose rows are `recent` at first: few of them, so that its pages are written once for many. */
const indexTable = (name: string, columns: string, key: string) =>
  `CREATE TABLE ${name} (recent integer NOT NULL, ${columns}, PRIMARY KEY (recent, ${key})) WITHOUT ROWID`;

const changesByObject = [
  'DROP INDEX changes_subject',
  'CREATE INDEX changes_of_no_object ON changes (kind, subject, name, number) WHERE object IS NULL',
  indexTable(
    'object_change_index',
    'object integer NOT NULL, kind text NOT NULL, subject integer NOT NULL, number bigint NOT NULL, position integer NOT NULL',
    'object, kind, subject, number, position',
  ),
  `INSERT INTO object_change_index SELECT 0, object, kind, COALESCE(subject, 0), number, position FROM changes
    WHERE object IS NOT NULL ORDER BY 2, 3, 4, 5, 6`,
  `CREATE TRIGGER object_changes_made AFTER INSERT ON changes FOR EACH ROW WHEN NEW.object IS NOT NULL BEGIN
    INSERT INTO object_change_index VALUES (1, NEW.object, NEW.kind, COALESCE(NEW.subject, 0), NEW.number, NEW.position); END`,
  `CREATE TRIGGER object_changes_gone AFTER DELETE ON changes FOR EACH ROW WHEN OLD.object IS NOT NULL BEGIN
    DELETE FROM object_change_index WHERE recent IN (0, 1) AND object = OLD.object AND kind = OLD.kind
      AND subject = COALESCE(OLD.subject, 0) AND number = OLD.number AND position = OLD.position; END`,
  `CREATE VIEW object_changes AS SELECT i.number, i.position, i.kind, i.subject, c.name, i.object, c.category, c.action, c.secrets
    FROM object_change_index i LEFT JOIN changes c ON c.number = i.number AND c.position = i.position WHERE i.recent IN (0, 1)`,
  `CREATE VIEW object_change_numbers AS SELECT object, kind, subject, number, recent FROM object_change_index WHERE recent IN (0, 1)`,
];

const entriesById = [
  indexTable('former_entry_index', 'id integer NOT NULL, until bigint NOT NULL', 'id, until'),
  'INSERT INTO former_entry_index SELECT 0, id, until FROM past_entries ORDER BY 2, 3',
  `CREATE TRIGGER former_entries_made AFTER INSERT ON past_entries FOR EACH ROW BEGIN
    INSERT INTO former_entry_index VALUES (1, NEW.id, NEW.until); END`,
  `CREATE TRIGGER former_entries_gone AFTER DELETE ON past_entries FOR EACH ROW BEGIN
    DELETE FROM former_entry_index WHERE recent IN (0, 1) AND id = OLD.id AND until = OLD.until; END`,
  `CREATE VIEW former_entries AS SELECT i.id, ${listed('p', entryColumns.slice(1))}
    FROM former_entry_index i JOIN past_entries p ON p.until = i.until AND p.id = i.id WHERE i.recent IN (0, 1)`,
  'CREATE VIEW former_entry_ends AS SELECT id, until, recent FROM former_entry_index WHERE recent IN (0, 1)',
];

const rowsToCopy = `SELECT 2 * (SELECT COUNT(*) FROM past_entries) + (SELECT COUNT(*) FROM changes WHERE object IS NOT NULL) AS rows`;

/** Rows that share the first columns of an index, for the planner: without it that takes `recent` and `kind` for columns that few rows share. */
const statistics = [
  'ANALYZE sqlite_schema',
  `INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
    ('object_change_index', 'object_change_index', '1000000 500000 50 40 5 1 1'), ('former_entry_index', 'former_entry_index', '1000000 500000 5 1'),
    ('changes', 'changes_of_no_object', '100000 50000 5 5 1')`,
  'ANALYZE sqlite_schema',
];

/**
 * On SQLite a save writes pages in the order of the numbers of change sets. In indexes by object and by entry each wrote a page of its own,
 * which had to be read before. Those are tables now, of which recent rows are merged into the others many at a time.
 */
export class SettleIndexes1797080000000 implements MigrationInterface {
  readonly name = 'SettleIndexes1797080000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE entries ADD COLUMN revision bigint');
    if (runner.connection.options.type === 'postgres') for (const statement of postgres) await runner.query(statement);
    else await settle(runner, this.name);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

/** The runner's `progress` learns how many rows were copied. */
async function settle(runner: QueryRunner, migration: string): Promise<void> {
  const [{ rows }] = await runner.query(rowsToCopy);
  const tell = (done: number): void => runner.data.progress?.({ migration, done, rows });
  if (rows > 0) tell(0);
  let done = 0;
  for (const statement of [...entriesByTime, ...changesByObject, ...entriesById, ...statistics]) {
    await runner.query(statement);
    if (!/^INSERT INTO \w+ SELECT/.test(statement)) continue;
    const [{ copied }] = await runner.query('SELECT changes() AS copied');
    done += copied;
    if (copied > 0) tell(done);
  }
}
