import { type ChangedKind, changedKinds } from '../../domain/storage/change-sets.js';
import type { ChangePosition } from '../../domain/storage/history.js';
import { quoteColumn, type VersionedTable, versionedKinds } from '../changes/versioned-tables.js';
import type { SqlSession } from '../engines/connection.js';
import { numberOfPage, pageName } from '../statements/clauses/changed-states.js';
import { removeContentsOf } from './contents.js';
import { firstOf } from './superseded.js';

/** A change that is removed. */
export interface RemovedChange extends ChangePosition {
  readonly kind: ChangedKind;
  readonly subject: number | null;
  readonly name: string | null;
  /** It goes with an entry that is gone, of which nothing is kept: 1 or 0. */
  readonly gone: number;
}

/** Removes changes with the rows as they were before them, and change sets of which nothing is left. */
export async function removeChanges(session: SqlSession, removed: readonly RemovedChange[]): Promise<void> {
  const { ranked } = session.dialect;
  const places = Object.fromEntries(removed.map(place => [pageName(place), place.position]));
  await session.count(
    `DELETE FROM changes WHERE (number, position) IN (SELECT ${numberOfPage('page.name')}, page.rank FROM ${ranked} page)`,
    [JSON.stringify(places)],
  );
  const [gone, others] = [removed.filter(each => each.gone === 1), removed.filter(each => each.gone === 0)];
  await removeFormer(session, 'entry', gone, { isWhole: true, except: '' });
  for (const kind of changedKinds) {
    const ofKind = others.filter(each => each.kind === kind);
    await removeFormer(session, kind, ofKind, { isWhole: false, except: exceptFirst[kind] });
  }
  const entries = removed.flatMap(({ kind, subject }) => (kind === 'entry' && subject !== null ? [subject] : []));
  await session.count(removeContentsOf('?*'), [session.dialect.list(entries)]);
  const numbers = session.dialect.list([...new Set(removed.map(({ number }) => number))]);
  await session.count(
    'DELETE FROM change_sets WHERE number IN (?*) AND NOT EXISTS (SELECT 1 FROM changes c WHERE c.number = change_sets.number)',
    [numbers],
  );
}

/** The rows that something had until these changes, but for some. Indexes: primary keys. */
async function removeFormer(
  session: SqlSession,
  kind: ChangedKind,
  removed: readonly RemovedChange[],
  { isWhole, except }: Extent,
): Promise<void> {
  if (removed.length === 0) return;
  const { own, others } = versionedKinds[kind];
  const named = removed.map(({ number, subject, name }) => `${pageName({ number, position: 0 })}/${subject ?? name}`);
  const page = JSON.stringify(Object.fromEntries(named.map((name, at) => [name, removed[at]?.subject ?? 0])));
  const subject = kind === 'type' ? 'substr(page.name, 20)' : 'page.rank';
  const from = `FROM ${session.dialect.ranked} page`;
  const until = numberOfPage('page.name');
  for (const part of [own, ...others]) {
    const [table, by] = [`past_${part.table}`, quoteColumn(part.by)];
    const asked = isWhole
      ? `SELECT o.${by}, o.valid_to ${from} ${earlierOf(part, subject, until)}`
      : `SELECT ${subject}, ${until} ${from}`;
    const kept =
      part === own ? except : ` AND NOT EXISTS (${rowOf(own)} WHERE p.${own.by} = t.${by} AND p.valid_to = t.valid_to)`;
    await session.count(`DELETE FROM ${table} AS t WHERE (t.${by}, t.valid_to) IN (${asked})${part.condition}${kept}`, [page]);
  }
}

/** Former rows `o` that something had up to a number; those of an entry are found by way of its object. */
const earlierOf = (part: VersionedTable, subject: string, until: string): string =>
  part === versionedKinds.entry.own
    ? `JOIN past_entries l ON l.id = ${subject} AND l.valid_to = ${until}
      JOIN former_entry_ends o ON o.object = l.object AND o.id = l.id AND o.valid_to <= l.valid_to`
    : `JOIN past_${part.table} o ON o.${quoteColumn(part.by)} = ${subject} AND o.valid_to <= ${until}`;

const rowOf = ({ table }: VersionedTable): string => `SELECT 1 FROM past_${table} p`;

/** The former rows that go with changes. */
interface Extent {
  /** Also those of earlier changes. */
  readonly isWhole: boolean;
  /** A condition that leaves out rows. */
  readonly except: string;
}

/** The first rows of an object are kept. */
const exceptFirst: Readonly<Record<ChangedKind, string>> = {
  object: ` AND t.valid_from > ${firstOf('t.id')}`,
  entry: ` AND t.valid_from > ${firstOf('t.object')}`,
  choice: '',
  type: '',
  report: '',
  import_profile: '',
  livestatus: '',
  definition: '',
};
