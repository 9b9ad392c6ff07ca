import type { Author } from '../../domain/storage/change-sets.js';
import type { Value } from '../engines/sql-dialect.js';
import type { NotedChange } from './change-set.js';
import type { Former } from './former-rows.js';
import { type KeptPart, keptKinds } from './kept-rows.js';
import type { NumberedTable, SealedTable } from './sealed-table.js';

const [category, values] = ['category', 'values'].map(column => keptKinds.entry.own.columns.indexOf(column)) as [number, number];

/** Rows as they were before a change set, which hold until its number: those of a table in one part or several. */
export function formerTables(changes: readonly NotedChange[], author: Author): readonly SealedTable[] {
  const filled: SealedTable[] = [];
  for (const { former } of changes) if (former) addFormer(filled, former, author);
  return filled;
}

const tables = new Map<KeptPart, NumberedTable>();

function tableOf(part: KeptPart): NumberedTable {
  const known = tables.get(part) ?? { name: `past_${part.table}`, columns: [...part.columns, 'since'], numberedBy: 'until' };
  tables.set(part, known);
  return known;
}

function addFormer(filled: SealedTable[], { since, rows }: Former, author: Author): void {
  for (const [part, former] of rows)
    filled.push({ table: tableOf(part), rows: former.map(row => pastRow(part, row, since, author)) });
}

/** The past keeps no passwords. */
function pastRow(part: KeptPart, row: readonly Value[], since: number, author: Author): Value[] {
  const past = row.slice();
  if (part === keptKinds.entry.own) past[values] = author.withoutSecrets(String(row[category]), String(row[values]));
  past.push(since);
  return past;
}
