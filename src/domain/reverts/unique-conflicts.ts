import { isDeepStrictEqual } from 'node:util';
import { comparableTitle } from '../../attributes/choice-titles.js';
import { lastCatalogueChoice } from '../../attributes/references.js';
import { type Text, text } from '../../messages/text.js';
import { eachInSlices } from '../../rpc/time-slices.js';
import { loginCategory } from '../access/user-categories.js';
import type { ChangedKind } from '../storage/change-sets.js';
import { foldLogin } from '../storage/folding.js';
import type { Records } from '../storage/records.js';
import { type RecordState, type StateRow, subjectName, type UniqueValueQuery } from '../storage/reverts.js';
import { conflictOf, type RestorePlan } from './dangling-references.js';
import type { RecordField } from './record-fields.js';
import type { RecordMerge, RevertConflict } from './three-way-merge.js';
import { indexOf, type UniqueIndex } from './unique-index.js';

/** A record as it is to be. */
export interface PlannedRecord {
  readonly merge: RecordMerge;
  readonly state: RecordState;
}

/** A value of a record that another one has by now; without a part the whole record cannot come back. */
interface UniqueConflict {
  readonly part: string | undefined;
  readonly reason: Text;
}

/** Undoes nothing that would give a record what another one alone may have by now. At most six statements. */
export async function dropDuplicates(
  records: Records,
  { merges, conflicts }: RestorePlan,
  planned: readonly PlannedRecord[],
): Promise<RestorePlan> {
  const changed = planned.filter(takesUniqueValue);
  if (changed.length === 0) return { merges, conflicts };
  const values = indexOf(await records.reverts.uniqueValues(queryOf(changed)));
  const left = new Map(merges);
  const found: RevertConflict[] = [];
  const targets = new Map(planned.map(({ merge, state }) => [subjectName(merge.subject), state]));
  const staying: Staying = (kind, id, isSo = () => true) => {
    const target = targets.get(`${kind} ${id}`);
    const merge = merges.get(`${kind} ${id}`);
    return target ? isSo(target.own) : !merge || merge.fields !== undefined;
  };
  await eachInSlices(changed, record => {
    for (const { part, reason } of duplicatesOf(record, values, staying)) {
      const { merge } = record;
      const name = subjectName(merge.subject);
      const current = left.get(name);
      if (!current) continue;
      found.push(conflictOf(merge, part === undefined ? undefined : merge.fields?.get(part), reason));
      const without = part === undefined ? undefined : withoutPart(current, part);
      if (without) left.set(name, without);
      else left.delete(name);
    }
  });
  return { merges: left, conflicts: [...conflicts, ...found] };
}

/** Columns with values that at most one record has. */
const uniqueColumns: Readonly<Record<ChangedKind, readonly string[]>> = {
  object: ['sysid'],
  entry: ['single', 'primary', 'title'],
  choice: ['dialog', 'parent', 'title', 'constant'],
  type: [],
  report: ['title'],
  import_profile: ['title'],
  livestatus: [],
  definition: [],
};

/** Whether a record gets a value that at most one has, and that it does not have yet. */
function takesUniqueValue({ merge: { present, subject }, state }: PlannedRecord): boolean {
  if (!present) return true;
  const isTaken = uniqueColumns[subject.kind].some(column => present.own[column] !== state.own[column]);
  return isTaken || !isDeepStrictEqual(present.others.externals ?? [], state.others.externals ?? []);
}

/** The record with a part as it is now; `undefined` where it cannot come back without it. */
function withoutPart(merge: RecordMerge, part: string): RecordMerge | undefined {
  const { fields, now, present } = merge;
  const known = now?.get(part);
  const given = fields?.get(part);
  if (!fields || !given) return undefined;
  const changed = new Map<string, RecordField>(fields);
  if (present && known) changed.set(part, known);
  else if (given.of === 'row') changed.delete(part);
  else if (part === 'column primary') changed.set(part, { ...given, seen: 0, value: 0 });
  else return undefined;
  return { ...merge, fields: changed };
}

function queryOf(planned: readonly PlannedRecord[]): UniqueValueQuery {
  const states = (kind: string) => planned.filter(({ merge }) => merge.subject.kind === kind).map(({ state }) => state);
  const entries = states('entry');
  return {
    sysids: states('object').map(({ own }) => String(own.sysid)),
    logins: entries.filter(isLogin).map(({ own }) => String(own.title)),
    objects: entries.filter(({ own }) => own.single === 1 || own.primary === 1).map(({ own }) => Number(own.object)),
    choices: states('choice').map(({ own }) => ({
      dialog: String(own.dialog),
      title: String(own.title),
      constant: own.constant === null ? null : String(own.constant),
    })),
    reports: states('report').map(({ own }) => String(own.title)),
    importProfiles: states('import_profile').map(({ own }) => String(own.title)),
    externals: planned.flatMap(({ state }) => externalsOf(state)),
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
  object: duplicatesOfObject,
  entry: duplicatesOfEntry,
  choice: duplicatesOfChoice,
  type: () => [],
  report: duplicateTitles(
    'report',
    ({ reports }) => reports,
    id => text('ReportHasItsTitleNow', { id }),
  ),
  import_profile: duplicateTitles(
    'import_profile',
    ({ importProfiles }) => importProfiles,
    id => text('ProfileHasItsTitleNow', { id }),
  ),
  livestatus: () => [],
  definition: () => [],
} as const;

function duplicatesOf(planned: PlannedRecord, values: UniqueIndex, staying: Staying): readonly UniqueConflict[] {
  const externals = externalsOf(planned.state).flatMap(({ source, name, row }): UniqueConflict[] => {
    const [other] = values.withExternalId(source, name);
    const isOther = other && (other.object !== row.object || other.entry !== row.entry);
    const stays = other && staying(other.entry === null ? 'object' : 'entry', other.entry ?? other.object);
    if (!isOther || !stays) return [];
    return [{ part: rowNamed(planned.merge, row), reason: text('ImportOfMadeSomethingElse', { source, name }) }];
  });
  return [...checks[planned.merge.subject.kind](planned, values, staying), ...externals];
}

function rowNamed({ fields }: RecordMerge, row: StateRow): string | undefined {
  return [...(fields ?? [])].find(([, { of, rows }]) => of === 'row' && rows.includes(row))?.[0];
}

function duplicatesOfObject({ merge, state: { own } }: PlannedRecord, values: UniqueIndex, staying: Staying): UniqueConflict[] {
  const others = values.withSysid(own.sysid).filter(({ id }) => id !== own.id);
  // Purging an object retires its sysid, which it gets back.
  const other = others.find(({ id }) =>
    id === null ? merge.present !== null : staying('object', id, each => each.sysid === own.sysid),
  );
  if (!other) return [];
  const reason = other.id === null ? text('BelongedToObjectThatWas') : text('BelongsToAnotherObjectNow');
  return [{ part: merge.present ? 'column sysid' : undefined, reason: text('SysidConflict', { sysid: own.sysid, reason }) }];
}

function duplicatesOfEntry({ merge, state: { own } }: PlannedRecord, values: UniqueIndex, staying: Staying): UniqueConflict[] {
  const others = values
    .onlyOnes(own.object, own.category)
    .filter(({ id, of }) => id !== own.id && staying('entry', id, each => each[of] === 1));
  const [single, primary] = (['single', 'primary'] as const).map(of => others.find(each => each.of === of));
  const login =
    isLogin({ own, others: {} }) &&
    values
      .withLogin(own.title)
      .find(
        ({ id }) => id !== own.id && staying('entry', id, each => foldLogin(String(each.title)) === foldLogin(String(own.title))),
      );
  return [
    ...(single && !merge.present ? [{ part: undefined, reason: text('EntryIsInItsPlace', { id: single.id }) }] : []),
    ...(login ? [{ part: undefined, reason: text('ItsLoginBelongsToAnother', { title: own.title }) }] : []),
    ...(primary && own.primary === 1 && merge.present?.own.primary !== 1
      ? [{ part: 'column primary', reason: text('EntryIsPrimaryOneNow', { id: primary.id }) }]
      : []),
  ];
}

function duplicatesOfChoice(
  { merge, state: { own } }: PlannedRecord,
  { choices }: UniqueIndex,
  staying: Staying,
): UniqueConflict[] {
  const title = comparableTitle(String(own.title));
  const isAlike = (other: UniqueIndex['choices'][number]): boolean =>
    (other.dialog === own.dialog && other.parent === own.parent && comparableTitle(other.title) === title) ||
    (own.constant !== null && other.constant === own.constant);
  const other = choices.find(
    each =>
      each.id !== own.id &&
      isAlike(each) &&
      staying('choice', each.id, changed => isAlike({ ...each, ...changed } as typeof each)),
  );
  if (!other) return [];
  const part = merge.present ? 'column title' : undefined;
  return [{ part, reason: text('ChoiceOfHasItsTitle', { id: other.id + lastCatalogueChoice, dialog: own.dialog }) }];
}

/** A record with a title that no other of its kind may have. */
function duplicateTitles(
  kind: 'report' | 'import_profile',
  takenIn: (values: UniqueIndex) => UniqueIndex['reports'],
  reasonOf: (other: number) => Text,
): (planned: PlannedRecord, values: UniqueIndex, staying: Staying) => UniqueConflict[] {
  return ({ merge, state: { own } }, values, staying) => {
    const other = takenIn(values).find(
      ({ id, title }) => id !== own.id && title === own.title && staying(kind, id, each => each.title === own.title),
    );
    if (!other) return [];
    const part = merge.present ? 'column title' : undefined;
    return [{ part, reason: reasonOf(other.id) }];
  };
}
