import type { ChangedKind } from '../../domain/storage/change-sets.js';
import type { RecordState, RevertedSubject, RevertibleChange, StateRow } from '../../domain/storage/reverts.js';
import { subjectName } from '../../domain/storage/reverts.js';
import { eachInSlices, mappedInSlices } from '../../rpc/time-slices.js';
import { formerRows } from '../changes/former-rows.js';
import { type KeptPart, keptKinds, quotedColumn } from '../changes/kept-rows.js';
import type { SqlSession } from '../engines/connection.js';
import { type SqlDialect, textByDialect } from '../engines/sql-dialect.js';
import { namedBy, stateEnd } from './clauses/changed-states.js';

/** A change as the statement answers it: its state after it ended with the change set `next`, or holds. */
interface FoundChange {
  readonly number: number;
  readonly kind: ChangedKind;
  readonly subject: number | null;
  readonly name: string | null;
  readonly object: number | null;
  readonly category: string | null;
  readonly action: RevertibleChange['action'];
  readonly next: number | null;
}

type Session = Omit<SqlSession, 'count'>;
type PastRow = StateRow & { readonly state_until: number };
type Rows = Record<string, StateRow[]>;

const kinds = Object.keys(keptKinds) as ChangedKind[];

// Index: primary key of changes.
const changed = textByDialect(
  dialect => `SELECT c.number, c.kind, c.subject, c.name, c.object, c.category, c.action,
    CASE c.kind ${kinds.map(kind => `WHEN '${kind}' THEN ${stateEnd(kind, dialect)}`).join(' ')} END AS next
  FROM changes c WHERE c.number IN (?*) ORDER BY c.number DESC, c.position DESC`,
);

/** The changes of change sets, newest first, with their rows before and after. */
export async function changesWithStates(session: Session, numbers: readonly number[]): Promise<readonly RevertibleChange[]> {
  const list = session.dialect.list(numbers);
  const found = await session.whole.rows<FoundChange>(changed(session.dialect), [list]);
  const past = new Map<string, RecordState>();
  for (const kind of new Set(found.map(each => each.kind)))
    for (const [name, state] of await pastStates(session, kind, numbers)) past.set(name, state);
  const subjects = found.map(asSubject);
  const present = await presentStates(session, subjects);
  return mappedInSlices(found.entries(), ([at, each]): RevertibleChange => {
    const subject = subjects[at] ?? asSubject(each);
    const name = subjectName(subject);
    const later = each.next === null ? present.get(name) : past.get(`${name} ${each.next}`);
    return {
      ...subject,
      number: Number(each.number),
      action: each.action,
      before: past.get(`${name} ${each.number}`) ?? null,
      after: each.action === 'purged' ? null : (later ?? null),
    };
  });
}

/** A change as a record that it is about. */
export function asSubject({
  kind,
  subject,
  name,
  object,
  category,
}: Omit<FoundChange, 'number' | 'action' | 'next'>): RevertedSubject {
  return { kind, subject: subject ?? name ?? '', object, category };
}

/** Records as they are. One statement for each kind and thousand. */
export async function presentStates(
  { whole }: Session,
  subjects: readonly RevertedSubject[],
): Promise<ReadonlyMap<string, RecordState>> {
  const states = new Map<string, RecordState>();
  for (const kind of new Set(subjects.map(each => each.kind))) {
    const ids = [...new Set(subjects.filter(each => each.kind === kind).map(({ subject }) => subject))];
    const { own: ownPart, others } = keptKinds[kind];
    await eachInSlices(await formerRows(whole, kind, ids), ({ subject, own, rows }) => {
      const kept = new Map(rows);
      const going = others.map(part => [part.table, (kept.get(part) ?? []).map(row => named(part, row))] as const);
      states.set(subjectName({ kind, subject }), { own: ofPart(ownPart, own as StateRow), others: Object.fromEntries(going) });
    });
  }
  return states;
}

function named({ columns }: KeptPart, row: readonly unknown[]): StateRow {
  return Object.fromEntries(columns.map((column, at) => [column, row[at] as string | number | null]));
}

function ofPart({ columns }: KeptPart, row: StateRow): StateRow {
  return Object.fromEntries(columns.map(column => [column, row[column] ?? null]));
}

/** States that ended with the change sets, or with the next change of the same record, by the record and that number. */
async function pastStates(
  session: Session,
  kind: ChangedKind,
  numbers: readonly number[],
): Promise<ReadonlyMap<string, RecordState>> {
  const { own, others } = keptKinds[kind];
  const { dialect } = session;
  const list = dialect.list(numbers);
  const rows = await session.whole.rows<PastRow>(pastText(kind, own, dialect), [list, list]);
  const going = new Map<string, Rows>();
  const nameOf = (part: KeptPart, row: PastRow) => `${kind} ${row[part.by]} ${row.state_until}`;
  for (const part of others)
    for (const row of await session.whole.rows<PastRow>(pastText(kind, part, dialect), [list, list])) {
      const name = nameOf(part, row);
      const known = going.get(name) ?? {};
      going.set(name, known);
      const table = known[part.table] ?? [];
      known[part.table] = table;
      table.push(ofPart(part, row));
    }
  const named = (row: PastRow): readonly [string, RecordState] => {
    const name = nameOf(own, row);
    return [name, { own: ofPart(own, row), others: going.get(name) ?? {} }];
  };
  return new Map(await mappedInSlices(rows, named));
}

/** Indexes: primary keys of changes and of the tables of the past; past_relations_entry, past_externals_object, past_externals_entry. */
function pastText(kind: ChangedKind, part: KeptPart, dialect: SqlDialect): string {
  const columns = part.columns.map(column => `p.${quotedColumn(column)}`).join(', ');
  const at = (until: string) => `SELECT ${columns}, p.until AS state_until FROM changes c CROSS JOIN past_${part.table} p
    WHERE c.number IN (?*) AND c.kind = '${kind}' AND p.${part.by} = ${namedBy(kind)} AND p.until = ${until}${part.condition}`;
  return `${at('c.number')} UNION ${at(stateEnd(kind, dialect))}`;
}
