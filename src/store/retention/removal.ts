import { type ChangedKind, changedKinds } from '../../domain/storage/change-sets.js';
import type { ChangePosition } from '../../domain/storage/history.js';
import { type KeptPart, keptKinds, quotedColumn } from '../changes/kept-rows.js';
import type { SqlSession } from '../engines/connection.js';
import { pageName } from '../statements/clauses/changed-states.js';
import { firstOf } from './superseded.js';

/** A change that is removed. */
export interface RemovedChange extends ChangePosition {
  readonly kind: ChangedKind;
  readonly subject: number | null;
  readonly name: string | null;
  /** It goes with an entry that is gone, of which nothing is kept: 1 or 0. */
  readonly gone: number;
}

const numberIn = (name: string) => `CAST(substr(${name}, 1, 16) AS bigint)`;

/** Removes changes with the rows as they were before them, and change sets of which nothing is left. */
export async function removeChanges(session: SqlSession, removed: readonly RemovedChange[]): Promise<void> {
  const { ranked } = session.dialect;
  const places = Object.fromEntries(removed.map(place => [pageName(place), place.position]));
  await session.count(
    `DELETE FROM changes WHERE (number, position) IN (SELECT ${numberIn('page.name')}, page.rank FROM ${ranked} page)`,
    [JSON.stringify(places)],
  );
  const [gone, others] = [removed.filter(each => each.gone === 1), removed.filter(each => each.gone === 0)];
  await removeFormer(session, 'entry', gone, { isWhole: true, except: '' });
  for (const kind of changedKinds) {
    const ofKind = others.filter(each => each.kind === kind);
    await removeFormer(session, kind, ofKind, { isWhole: false, except: exceptFirst[kind] });
  }
  const numbers = session.dialect.list([...new Set(removed.map(({ number }) => number))]);
  for (const table of ['earlier_changes', 'change_sets'])
    await session.count(
      `DELETE FROM ${table} WHERE number IN (?*) AND NOT EXISTS (SELECT 1 FROM changes c WHERE c.number = ${table}.number)`,
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
  const { own, others } = keptKinds[kind];
  const named = removed.map(({ number, subject, name }) => `${pageName({ number, position: 0 })}/${subject ?? name}`);
  const page = JSON.stringify(Object.fromEntries(named.map((name, at) => [name, removed[at]?.subject ?? 0])));
  const subject = kind === 'type' ? 'substr(page.name, 20)' : 'page.rank';
  const from = `FROM ${session.dialect.ranked} page`;
  const until = numberIn('page.name');
  for (const part of [own, ...others]) {
    const [table, by] = [`past_${part.table}`, quotedColumn(part.by)];
    const asked = isWhole
      ? `SELECT o.${by}, o.until ${from} ${earlierOf(part, subject, until)}`
      : `SELECT ${subject}, ${until} ${from}`;
    const kept = part === own ? except : ` AND NOT EXISTS (${rowOf(own)} WHERE p.${own.by} = t.${by} AND p.until = t.until)`;
    await session.count(`DELETE FROM ${table} AS t WHERE (t.${by}, t.until) IN (${asked})${part.condition}${kept}`, [page]);
  }
}

/** Former rows `o` that something had up to a number; those of an entry are found by way of its object. */
const earlierOf = (part: KeptPart, subject: string, until: string): string =>
  part === keptKinds.entry.own
    ? `JOIN past_entries l ON l.id = ${subject} AND l.until = ${until}
      JOIN former_entry_ends o ON o.object = l.object AND o.id = l.id AND o.until <= l.until`
    : `JOIN past_${part.table} o ON o.${quotedColumn(part.by)} = ${subject} AND o.until <= ${until}`;

const rowOf = ({ table }: KeptPart): string => `SELECT 1 FROM past_${table} p`;

/** The former rows that go with changes. */
interface Extent {
  /** Also those of earlier changes. */
  readonly isWhole: boolean;
  /** A condition that leaves out rows. */
  readonly except: string;
}

/** The first rows of an object are kept. */
const exceptFirst: Readonly<Record<ChangedKind, string>> = {
  object: ` AND t.since > ${firstOf('t.id')}`,
  entry: ` AND t.since > ${firstOf('t.object')}`,
  choice: '',
  type: '',
  report: '',
  livestatus: '',
};
