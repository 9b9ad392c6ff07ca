import type { Author } from '../../domain/storage/change-sets.js';
import type { Value } from '../engines/sql-dialect.js';
import type { NotedChange } from './change-set.js';
import type { Former } from './former-rows.js';
import { type KeptPart, keptKinds } from './kept-rows.js';
import type { SealedTable } from './sealed-table.js';

const [category, values] = ['category', 'values'].map(column => keptKinds.entry.own.columns.indexOf(column)) as [number, number];

/** Rows as they were before a change set, which hold until its number. */
export function formerTables(changes: readonly NotedChange[], author: Author): readonly SealedTable[] {
  const kept = new Map<KeptPart, Value[][]>();
  for (const { former } of changes) if (former) addFormer(kept, former, author);
  return [...kept].map(([part, rows]) => ({
    table: `past_${part.table}`,
    columns: columnsOf(part),
    numberedBy: 'until',
    rows,
  }));
}

const columns = new Map<KeptPart, readonly string[]>();

function columnsOf(part: KeptPart): readonly string[] {
  const known = columns.get(part) ?? [...part.columns, 'since'];
  columns.set(part, known);
  return known;
}

function addFormer(kept: Map<KeptPart, Value[][]>, { since, rows }: Former, author: Author): void {
  for (const [part, former] of rows) {
    const all = kept.get(part) ?? [];
    kept.set(part, all);
    for (const row of former) all.push([...concealed(part, row, author), since]);
  }
}

/** The past keeps no passwords. */
function concealed(part: KeptPart, row: readonly Value[], author: Author): readonly Value[] {
  if (part !== keptKinds.entry.own) return row;
  return row.with(values, author.withoutSecrets(String(row[category]), String(row[values])));
}
