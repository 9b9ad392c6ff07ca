import type { Author, ChangedKind } from '../../domain/storage/change-sets.js';
import type { Value } from '../engines/sql-dialect.js';
import type { NotedChange } from './change-set.js';
import type { ChangeSetRows } from './change-set-rows.js';
import type { CurrentVersion } from './current-versions.js';

/** Rows of the list of what is to be indexed: for its own text, and for what shows its title. */
interface Listed {
  readonly own: Value[];
  readonly referrers?: Value[];
}

/** The name of an object or an entry is its state before, which the index of values has. */
const listed: Readonly<Record<ChangedKind, (change: NotedChange, author: Author) => Listed | undefined>> = {
  object: ({ subject, former }) => ({
    own: ['object', subject, former ? `${former.own.cmdb_status} ${former.own.values}` : ''],
    referrers: ['referrersOfObject', subject, '0'],
  }),
  entry: ({ subject, former }, author) => ({
    own: ['entry', subject, former ? formerEntry(former.own, author) : ''],
    referrers: ['referrersOfEntry', subject, '0'],
  }),
  // A new choice is held by nothing yet.
  choice: ({ action, name }) => (action === 'created' ? undefined : { own: ['dialog', 0, name] }),
  type: () => undefined,
  report: () => undefined,
  import_profile: () => undefined,
  livestatus: () => undefined,
  definition: () => undefined,
};

const table = { name: 'search_queue', columns: ['kind', 'target', 'name'] };

/** The list of what is found by other words from now on, which is to be indexed. */
export function searchTable(changes: readonly NotedChange[], author: Author): readonly ChangeSetRows[] {
  const rows: Value[][] = [];
  for (const change of changes) {
    const row = change.reach === 'nothing' ? undefined : listed[change.kind](change, author);
    if (row) rows.push(row.own);
    if (row?.referrers && change.reach === 'referrers' && change.action !== 'created') rows.push(row.referrers);
  }
  return rows.length > 0 ? [{ table, rows }] : [];
}

function formerEntry({ object, category, values }: CurrentVersion['own'], author: Author): string {
  return `${object} ${category} ${author.withoutSecrets(String(category), String(values))}`;
}
