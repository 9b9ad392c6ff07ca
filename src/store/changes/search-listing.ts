import type { ChangedKind } from '../../domain/storage/change-sets.js';
import type { Value } from '../engines/sql-dialect.js';
import type { NotedChange } from './change-set.js';
import type { SealedTable } from './sealed-table.js';

/** Rows of the list of what is to be indexed: for its own text, and for what shows its title. */
interface Listed {
  readonly own: Value[];
  readonly referrers?: Value[];
}

const listed: Readonly<Record<ChangedKind, (change: NotedChange) => Listed | undefined>> = {
  object: ({ subject }) => ({ own: ['object', subject, ''], referrers: ['referrersOfObject', subject, '0'] }),
  entry: ({ subject }) => ({ own: ['entry', subject, ''], referrers: ['referrersOfEntry', subject, '0'] }),
  // A new choice is held by nothing yet.
  choice: ({ action, name }) => (action === 'created' ? undefined : { own: ['dialog', 0, name] }),
  type: () => undefined,
  report: () => undefined,
  livestatus: () => undefined,
};

const table = { name: 'search_queue', columns: ['kind', 'target', 'name'] };

/** The list of what is found by other words from now on, which is to be indexed. */
export function searchTable(changes: readonly NotedChange[]): readonly SealedTable[] {
  const rows: Value[][] = [];
  for (const change of changes) {
    const row = change.reach === 'nothing' ? undefined : listed[change.kind](change);
    if (row) rows.push(row.own);
    if (row?.referrers && change.reach === 'referrers' && change.action !== 'created') rows.push(row.referrers);
  }
  return rows.length > 0 ? [{ table, rows }] : [];
}
