import { lastCatalogueChoice } from '../../attributes/references.js';
import { eachInSlices } from '../../rpc/time-slices.js';
import { loginCategory } from '../access/user-categories.js';
import type { Records } from '../storage/records.js';
import { type RecordState, type StateRow, subjectName, type WantedValues } from '../storage/reverts.js';
import { type Checked, conflictOf } from './putting.js';
import type { RecordField } from './record-fields.js';
import { type TakenIndex, taken } from './taken-index.js';
import type { RevertConflict, Undoing } from './undoing.js';

/** A record as it is to be. */
export interface Put {
  readonly undoing: Undoing;
  readonly state: RecordState;
}

/** A value of a record that another one has by now; without a part the whole record cannot come back. */
interface Taken {
  readonly part: string | undefined;
  readonly reason: string;
}

/** Undoes nothing that would give a record what another one alone may have by now. At most six statements. */
export async function withoutTaken(records: Records, { undoings, conflicts }: Checked, puts: readonly Put[]): Promise<Checked> {
  const changed = puts.filter(({ undoing }) => undoing.fields !== undefined);
  const values = taken(await records.reverts.taken(wantedOf(changed)));
  const left = new Map(undoings);
  const found: RevertConflict[] = [];
  const targets = new Map(puts.map(({ undoing, state }) => [subjectName(undoing.subject), state]));
  const staying: Staying = (kind, id, isSo = () => true) => {
    const target = targets.get(`${kind} ${id}`);
    const undoing = undoings.get(`${kind} ${id}`);
    return target ? isSo(target.own) : !undoing || undoing.fields !== undefined;
  };
  await eachInSlices(changed, put => {
    for (const { part, reason } of takenOf(put, values, staying)) {
      const { undoing } = put;
      const name = subjectName(undoing.subject);
      const current = left.get(name);
      if (!current) continue;
      found.push(conflictOf(undoing, part === undefined ? undefined : undoing.fields?.get(part), reason));
      const without = part === undefined ? undefined : withoutPart(current, part);
      if (without) left.set(name, without);
      else left.delete(name);
    }
  });
  return { undoings: left, conflicts: [...conflicts, ...found] };
}

/** The record with a part as it is now; `undefined` where it cannot come back without it. */
function withoutPart(undoing: Undoing, part: string): Undoing | undefined {
  const { fields, now, present } = undoing;
  const known = now?.get(part);
  const given = fields?.get(part);
  if (!fields || !given) return undefined;
  const changed = new Map<string, RecordField>(fields);
  if (present && known) changed.set(part, known);
  else if (given.of === 'row') changed.delete(part);
  else if (part === 'column primary') changed.set(part, { ...given, seen: 0, value: 0 });
  else return undefined;
  return { ...undoing, fields: changed };
}

function wantedOf(puts: readonly Put[]): WantedValues {
  const states = (kind: string) => puts.filter(({ undoing }) => undoing.subject.kind === kind).map(({ state }) => state);
  const entries = states('entry');
  return {
    sysids: states('object').map(({ own }) => String(own.sysid)),
    logins: entries.filter(isLogin).map(({ own }) => String(own.title)),
    objects: [
      ...new Set(entries.filter(({ own }) => own.single === 1 || own.primary === 1).map(({ own }) => Number(own.object))),
    ],
    choices: states('choice').map(({ own }) => ({
      dialog: String(own.dialog),
      title: String(own.title),
      constant: own.constant === null ? null : String(own.constant),
    })),
    reports: states('report').map(({ own }) => String(own.title)),
    externals: puts.flatMap(({ state }) => externalsOf(state)),
  };
}

function isLogin({ own }: RecordState): boolean {
  return own.category === loginCategory && own.title !== '';
}

function externalsOf({
  others,
}: RecordState): readonly { readonly source: string; readonly name: string; readonly row: StateRow }[] {
  return (others.externals ?? []).map(row => ({ source: String(row.source), name: String(row.name), row }));
}

/** Whether a record is still there once everything is undone, with a row of which something holds. */
type Staying = (kind: string, id: number, isSo?: (own: StateRow) => boolean) => boolean;

const checks = {
  object: takenByObject,
  entry: takenByEntry,
  choice: takenByChoice,
  type: () => [],
  report: takenByReport,
  livestatus: () => [],
} as const;

function takenOf(put: Put, values: TakenIndex, staying: Staying): readonly Taken[] {
  const externals = externalsOf(put.state).flatMap(({ source, name, row }): Taken[] => {
    const [other] = values.withExternalId(source, name);
    const isOther = other && (other.object !== row.object || other.entry !== row.entry);
    const stays = other && staying(other.entry === null ? 'object' : 'entry', other.entry ?? other.object);
    if (!isOther || !stays) return [];
    return [{ part: rowNamed(put.undoing, row), reason: `the import of ${source} made something else for ${name}` }];
  });
  return [...checks[put.undoing.subject.kind](put, values, staying), ...externals];
}

function rowNamed({ fields }: Undoing, row: StateRow): string | undefined {
  return [...(fields ?? [])].find(([, { of, rows }]) => of === 'row' && rows.includes(row))?.[0];
}

function takenByObject({ undoing, state: { own } }: Put, values: TakenIndex, staying: Staying): Taken[] {
  const isNew = undoing.present?.own.sysid !== own.sysid;
  const others = values.withSysid(own.sysid).filter(({ id }) => id !== own.id);
  // Purging an object retires its sysid, which it gets back.
  const other = others.find(({ id }) =>
    id === null ? undoing.present !== null : staying('object', id, each => each.sysid === own.sysid),
  );
  if (!isNew || !other) return [];
  const reason = other.id === null ? 'belonged to an object that was purged' : 'belongs to another object now';
  return [{ part: undoing.present ? 'column sysid' : undefined, reason: `its sysid ${own.sysid} ${reason}` }];
}

function takenByEntry({ undoing, state: { own } }: Put, values: TakenIndex, staying: Staying): Taken[] {
  const others = values
    .onlyOnes(own.object, own.category)
    .filter(({ id, of }) => id !== own.id && staying('entry', id, each => each[of] === 1));
  const [single, primary] = (['single', 'primary'] as const).map(of => others.find(each => each.of === of));
  const login =
    isLogin({ own, others: {} }) &&
    values.withLogin(own.title).find(({ id }) => id !== own.id && staying('entry', id, each => each.title === own.title));
  return [
    ...(single && !undoing.present ? [{ part: undefined, reason: `entry ${single.id} is in its place` }] : []),
    ...(login ? [{ part: undefined, reason: `its login ${own.title} belongs to another entry now` }] : []),
    ...(primary && own.primary === 1 && undoing.present?.own.primary !== 1
      ? [{ part: 'column primary', reason: `entry ${primary.id} is the primary one now` }]
      : []),
  ];
}

function takenByChoice({ undoing, state: { own } }: Put, { choices }: TakenIndex, staying: Staying): Taken[] {
  const isAlike = (other: TakenIndex['choices'][number]): boolean =>
    (other.dialog === own.dialog && other.parent === own.parent && other.title === own.title) ||
    (own.constant !== null && other.constant === own.constant);
  const other = choices.find(
    each =>
      each.id !== own.id &&
      isAlike(each) &&
      staying('choice', each.id, changed => isAlike({ ...each, ...changed } as typeof each)),
  );
  if (!other) return [];
  const part = undoing.present ? 'column title' : undefined;
  return [{ part, reason: `choice ${other.id + lastCatalogueChoice} of ${own.dialog} has its title or constant now` }];
}

function takenByReport({ undoing, state: { own } }: Put, { reports }: TakenIndex, staying: Staying): Taken[] {
  const other = reports.find(
    ({ id, title }) => id !== own.id && title === own.title && staying('report', id, each => each.title === own.title),
  );
  if (!other) return [];
  const part = undoing.present ? 'column title' : undefined;
  return [{ part, reason: `report ${other.id} has its title now` }];
}
