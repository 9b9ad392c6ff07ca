import { isAbout } from '../changes/current-versions.js';
import { sqliteDialect } from '../engines/sqlite/dialect.js';
import { hasEnd, noPosition, objectChangeIndex } from '../engines/sqlite/object-change-index.js';
import type { Snapshot } from '../exports/snapshot.js';

const { name, columns } = objectChangeIndex;
const rowOf = (table: string, ...key: readonly string[]) => `'row ' || ${key.join(" || '/' || ")} || ' of ${table}`;
const both = (conditions: readonly string[]) => conditions.join(' AND ');
const isSame = both(Object.entries(columns).map(([column, value]) => `i.${column} = ${value}`));
const isAgain = both(Object.keys(columns).map(column => `s.${column} = i.${column}`));
const change = rowOf('changes', 'i.number', 'i.position');

/** Indexes: primary keys. The texts are like those of the engine about its own indexes. */
const statements = [
  `SELECT ${rowOf('changes', 't.number', 't.position')} missing from index ${name}' AS fault FROM changes t
    WHERE t.object IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${name} i WHERE i.recent IN (0, 1) AND ${isSame})`,
  `SELECT ${rowOf('past_entries', 'p.valid_to', 'p.id')} missing from index ${name}' AS fault FROM past_entries p WHERE NOT ${hasEnd}`,
  `SELECT ${change} not there, and in index ${name}' AS fault FROM ${name} i WHERE NOT EXISTS (SELECT 1 FROM changes t WHERE ${isSame})
    AND NOT (i.position = ${noPosition} AND i.kind = 'entry' AND EXISTS (SELECT 1 FROM past_entries p WHERE p.valid_to = i.number AND p.id = i.subject))`,
  `SELECT ${change} twice in index ${name}' AS fault FROM ${name} i JOIN ${name} s ON s.recent = 0 AND ${isAgain} WHERE i.recent = 1`,
];

const latest = sqliteDialect.extreme('MAX', 'c.number', 'object_change_numbers c', isAbout.entry);
const wrongRevisions = `SELECT 'row ' || t.id || ' of entries has revision ' || t.revision || ', and its latest change is ' || COALESCE(${latest}, 0) AS fault
  FROM entries t WHERE t.revision IS NOT NULL AND t.revision IS NOT ${latest}`;

/** Faults of what a SQLite file keeps to find the history, the index as a table and numbers in entries: so many of each kind at most. */
export async function indexFaults(snapshot: Pick<Snapshot, 'ask'>, atMost: number): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const statement of [...statements, wrongRevisions])
    faults.push(...(await snapshot.ask<{ readonly fault: string }>(`${statement} LIMIT ${atMost}`)).map(({ fault }) => fault));
  return faults;
}
