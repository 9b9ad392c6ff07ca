import { isAbout } from '../changes/former-rows.js';
import { sqliteDialect } from '../engines/sqlite/dialect.js';
import { indexTables } from '../engines/sqlite/index-tables.js';
import type { Snapshot } from '../exports/snapshot.js';

/** Indexes: primary keys. The texts are like those of the engine about its own indexes. */
const statements = indexTables.flatMap(({ name, of: table, key, columns, isIndexed }) => {
  const rowOf = (alias: string) => `'row ' || ${key.map(column => `${alias}.${column}`).join(" || '/' || ")} || ' of ${table}`;
  const both = (conditions: readonly string[]) => conditions.join(' AND ');
  const isSame = both(Object.entries(columns).map(([column, value]) => `i.${column} = ${value}`));
  const isAgain = both(Object.keys(columns).map(column => `s.${column} = i.${column}`));
  return [
    `SELECT ${rowOf('t')} missing from index ${name}' AS fault FROM ${table} t
      WHERE ${isIndexed} AND NOT EXISTS (SELECT 1 FROM ${name} i WHERE i.recent IN (0, 1) AND ${isSame})`,
    `SELECT ${rowOf('i')} not there, and in index ${name}' AS fault FROM ${name} i WHERE NOT EXISTS (SELECT 1 FROM ${table} t WHERE ${isSame})`,
    `SELECT ${rowOf('i')} twice in index ${name}' AS fault FROM ${name} i JOIN ${name} s ON s.recent = 0 AND ${isAgain} WHERE i.recent = 1`,
  ];
});

const latest = sqliteDialect.extreme('MAX', 'c.number', 'object_change_numbers c', isAbout.entry);
const wrongRevisions = `SELECT 'row ' || t.id || ' of entries has revision ' || t.revision || ', and its latest change is ' || COALESCE(${latest}, 0) AS fault
  FROM entries t WHERE t.revision IS NOT NULL AND t.revision IS NOT ${latest}`;

/** Faults of what a SQLite file keeps to find the history, indexes as tables and numbers in entries: so many of each kind at most. */
export async function indexFaults(snapshot: Pick<Snapshot, 'ask'>, atMost: number): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const statement of [...statements, wrongRevisions])
    faults.push(...(await snapshot.ask<{ readonly fault: string }>(`${statement} LIMIT ${atMost}`)).map(({ fault }) => fault));
  return faults;
}
