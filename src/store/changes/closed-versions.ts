import { memoizeByPart } from '../../attributes/memoize.js';
import type { Author } from '../../domain/storage/change-sets.js';
import type { Value } from '../engines/sql-dialect.js';
import type { NotedChange } from './change-set.js';
import type { ChangeSetRows, NumberedTable } from './change-set-rows.js';
import { type VersionedTable, versionedKinds } from './versioned-tables.js';

const [category, values] = ['category', 'values'].map(column => versionedKinds.entry.own.columns.indexOf(column)) as [
  number,
  number,
];

/** Rows as they were before a change set, which hold until its number: those of a table in one part or several. */
export function formerTables(changes: readonly NotedChange[], author: Author): readonly ChangeSetRows[] {
  const filled: ChangeSetRows[] = [];
  for (const { former } of changes)
    for (const [part, rows] of former?.rows ?? [])
      filled.push({ table: tableOf(part), rows: rows.map(row => pastRow(part, row, former?.since ?? 0, author)) });
  return filled;
}

const tableOf = memoizeByPart(
  ({ table, columns }: VersionedTable): NumberedTable => ({
    name: `past_${table}`,
    columns: [...columns, 'valid_from'],
    numberedBy: 'valid_to',
  }),
);

/** The past keeps no passwords. */
function pastRow(part: VersionedTable, row: readonly Value[], since: number, author: Author): Value[] {
  const past = row.slice();
  if (part === versionedKinds.entry.own) past[values] = author.withoutSecrets(String(row[category]), String(row[values]));
  past.push(since);
  return past;
}
