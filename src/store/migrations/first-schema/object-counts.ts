import type { EngineName, SchemaPart } from './schema-part.js';

const isMoved = 'OLD.type <> NEW.type OR OLD.status <> NEW.status';

const made = `INSERT INTO object_counts (type, status, count) VALUES (NEW.type, NEW.status, 1)
  ON CONFLICT (type, status) DO UPDATE SET count = count + 1;`;
const gone = 'UPDATE object_counts SET count = count - 1 WHERE type = OLD.type AND status = OLD.status;';

/** One writer: a row for each type and status. */
const sqlite = [
  `CREATE TABLE object_counts (type text NOT NULL, status text NOT NULL, count integer NOT NULL,
    PRIMARY KEY (type, status)) WITHOUT ROWID`,
  `CREATE TRIGGER object_counts_made AFTER INSERT ON objects FOR EACH ROW BEGIN ${made} END`,
  `CREATE TRIGGER object_counts_moved AFTER UPDATE OF type, status ON objects FOR EACH ROW WHEN ${isMoved} BEGIN ${gone} ${made} END`,
  `CREATE TRIGGER object_counts_gone AFTER DELETE ON objects FOR EACH ROW BEGIN ${gone} END`,
];

const add = (rows: string) => `INSERT INTO object_counts (type, status, count) ${rows};`;
const sumRows = (sum: string, rows: string) => `SELECT type, status, ${sum} FROM ${rows} GROUP BY type, status`;

/** One insert of a hundred sums up what was added before; rows that another transaction sums up are left to it. */
const sumUp = `IF random() < 0.01 THEN
    WITH taken AS (DELETE FROM object_counts WHERE ctid = ANY (ARRAY(SELECT ctid FROM object_counts LIMIT 5000 FOR UPDATE SKIP LOCKED)) RETURNING *)
    ${add(`${sumRows('SUM(count)', 'taken')} HAVING SUM(count) <> 0`)}
  END IF;`;

const trigger = (name: string, event: string, work: string) => [
  `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${work} RETURN NULL; END $$`,
  `CREATE TRIGGER ${name} AFTER ${event} EXECUTE FUNCTION ${name}()`,
];
const eachStatement = (rows: 'NEW' | 'OLD') => `ON objects REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT`;

/** Transactions side by side: each adds rows, which are summed up. With a row for each type and status they would wait for each other. */
const postgres = [
  'CREATE TABLE object_counts (type text NOT NULL, status text NOT NULL, count integer NOT NULL)',
  ...trigger('object_counts_made', `INSERT ${eachStatement('NEW')}`, `${add(sumRows('COUNT(*)', 'changed'))} ${sumUp}`),
  ...trigger('object_counts_gone', `DELETE ${eachStatement('OLD')}`, add(sumRows('-COUNT(*)', 'changed'))),
  ...trigger(
    'object_counts_moved',
    `UPDATE OF type, status ON objects FOR EACH ROW WHEN (${isMoved})`,
    add('VALUES (OLD.type, OLD.status, -1), (NEW.type, NEW.status, 1)'),
  ),
];

/** Objects are counted by type and status in the transaction that writes them, so that nobody counts them one by one. */
export const objectCounts = (engine: EngineName): SchemaPart => ({ tables: [], statements: { sqlite, postgres }[engine] });
