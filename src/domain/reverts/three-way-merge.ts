import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '../../catalog/registry.js';
import { type TextValue, text } from '../../messages/text.js';
import { groupBy } from '../../rpc/grouping.js';
import type { ChangeStates, RecordState, RevertedSubject } from '../storage/reverts.js';
import { itemField, mergeOrder, withoutGoneItems } from './definition-fields.js';
import { fieldsOf, type RecordField, type RecordFields } from './record-fields.js';
import { isInForce } from './restored-definitions.js';

/** Treatments of conflicts. */
export const conflictModes = ['refuse', 'skip', 'overwrite'] as const;
export type ConflictMode = (typeof conflictModes)[number];

/** A part of a record, or the whole of it, that cannot be undone without loss. */
export interface RevertConflict {
  readonly subject: RevertedSubject;
  /** Name of the part; `undefined` for the record as a whole. */
  readonly field: RecordField | undefined;
  /** The record as the undone change left it, and as it is. */
  readonly expected: RecordState | null;
  readonly found: RecordState | null;
  /** The reason where it is not that the values differ. */
  readonly reason?: TextValue;
}

/** A record of which changes are undone: as it is, and as it is to be. */
export interface RecordMerge {
  readonly subject: RevertedSubject;
  readonly present: RecordState | null;
  /** The parts that it has now; `undefined` where it is not there, or no longer in force. */
  readonly now: RecordFields | undefined;
  /** State from which what never changes is taken. */
  readonly like: RecordState;
  /** `undefined` where it is not to be there. */
  readonly fields: RecordFields | undefined;
  /** Whether the record was made by what is undone. */
  readonly isCreation: boolean;
  /** Whether former values of its object were removed from the history since. */
  readonly isForgotten: boolean;
  readonly conflicts: readonly RevertConflict[];
}

/** Undoes changes of one record, newest first, on the record as it is. */
export function mergeRecord(
  registry: Registry,
  changes: readonly [ChangeStates, ...ChangeStates[]],
  mode: ConflictMode,
): RecordMerge | undefined {
  const [subject] = changes;
  const { present } = subject;
  const conflicts: RevertConflict[] = [];
  const partsOf = (state: RecordState | null) =>
    state && isInForce(subject, state) ? fieldsOf(registry, subject, state) : undefined;
  const now = partsOf(present);
  let fields = now;
  for (const { before, after } of changes) {
    const merged = mergeStates(partsOf(before), partsOf(after), fields, mode);
    fields = merged.fields;
    conflicts.push(...merged.conflicts.map(each => ({ subject, expected: after, found: present, ...each })));
  }
  const like = present ?? changes.at(-1)?.before ?? changes.find(({ before }) => before)?.before;
  if (!like) return undefined;
  const isForgotten = changes.some(each => each.isForgotten);
  return { subject, present, now, like, fields, isCreation: changes.some(({ before }) => !before), isForgotten, conflicts };
}

interface Merged {
  readonly fields: RecordFields | undefined;
  readonly conflicts: readonly Pick<RevertConflict, 'field' | 'reason'>[];
}

/** The parts of a record before the undone change, after it, and now; none where it is not there. */
interface Versions {
  readonly was: RecordFields;
  readonly became: RecordFields;
  readonly is: RecordFields;
}

type Presence = 'there' | 'gone';
type Merge = (versions: Versions, mode: ConflictMode) => Merged;

/** The result for a record, by whether it was there, was there after the change, and is there. */
const merges: Readonly<Record<`${Presence} ${Presence} ${Presence}`, Merge>> = {
  'gone gone gone': () => gone,
  'gone gone there': removeRecord,
  'gone there gone': () => gone,
  'gone there there': removeRecord,
  'there gone gone': ({ was }) => ({ fields: was, conflicts: [] }),
  'there gone there': replaceRecord,
  'there there gone': () => ({ fields: undefined, conflicts: [{ field: undefined, reason: text('WasPurgedSince') }] }),
  'there there there': mergeParts,
};

const gone: Merged = { fields: undefined, conflicts: [] };
const nothing: RecordFields = new Map();

function mergeStates(
  was: RecordFields | undefined,
  became: RecordFields | undefined,
  is: RecordFields | undefined,
  mode: ConflictMode,
): Merged {
  const presence = (fields: RecordFields | undefined): Presence => (fields ? 'there' : 'gone');
  const merge = merges[`${presence(was)} ${presence(became)} ${presence(is)}`];
  return merge({ was: was ?? nothing, became: became ?? nothing, is: is ?? nothing }, mode);
}

function removeRecord({ became, is }: Versions, mode: ConflictMode): Merged {
  const changed = differing(became, is);
  if (changed.length === 0 || mode === 'overwrite') return gone;
  return { fields: is, conflicts: changed.map(field => ({ field })) };
}

function replaceRecord({ was, is }: Versions, mode: ConflictMode): Merged {
  if (mode === 'overwrite') return { fields: was, conflicts: [] };
  return { fields: is, conflicts: differing(was, is).map(field => ({ field, reason: text('IsThereAgainWithOther') })) };
}

/** Parts that differ; rows that follow from the use of a record do not count. */
function differing(one: RecordFields, other: RecordFields): readonly RecordField[] {
  const names = [...new Set([...one.keys(), ...other.keys()])];
  return names.flatMap(name => {
    const field = one.get(name) ?? other.get(name);
    return field && !isQuiet(field) && !isSame(one.get(name), other.get(name)) ? [field] : [];
  });
}

/** The result for a part, by whether the change changed it, and what it is now. */
const results = {
  changed: { asLeft: 'was', asBefore: 'was', other: 'conflict' },
  unchanged: { asLeft: 'was', other: 'is' },
} as const;

function resultOf(was: RecordField | undefined, became: RecordField | undefined, is: RecordField | undefined) {
  if (isSame(was, became)) return results.unchanged[isIdentical(is, became) ? 'asLeft' : 'other'];
  if (isSame(is, became)) return results.changed.asLeft;
  return results.changed[isSame(is, was) ? 'asBefore' : 'other'];
}

/** A three-way merge by parts; attributes and choices of a definition come and go as a whole. */
function mergeParts(versions: Versions, mode: ConflictMode): Merged {
  if (![versions.was, versions.became, versions.is].some(hasItems)) return mergeEach(versions, mode);
  const [was, became, is] = [versions.was, versions.became, versions.is].map(partsByItem);
  const items = new Set([was, is, became].flatMap(each => [...(each?.keys() ?? [])]));
  const merged = [...items].map(item => mergeItem(was?.get(item), became?.get(item), is?.get(item), mode));
  return {
    fields: withoutGoneItems(new Map(merged.flatMap(({ fields }) => [...(fields ?? [])]))),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

function hasItems(fields: RecordFields): boolean {
  return [...fields.values()].some(({ of }) => of === 'order');
}

/** The parts of each item, and those that are of none. */
function partsByItem(fields: RecordFields): ReadonlyMap<string, RecordFields> {
  const groups = groupBy(fields, ([, { path }]) => (path?.length === 3 ? `${path[0]} ${path[1]}` : ''));
  return new Map([...groups].map(([item, parts]) => [item, new Map(parts)]));
}

/** An item that the undone change does not have, before or after, is of another one. */
function mergeItem(
  was: RecordFields | undefined,
  became: RecordFields | undefined,
  is: RecordFields | undefined,
  mode: ConflictMode,
): Merged {
  if (!was && !became) return { fields: is, conflicts: [] };
  if (was && became && is) return mergeEach({ was, became, is }, mode);
  const { fields, conflicts } = mergeStates(was, became, is, mode);
  const [item] = [...(was?.values() ?? [])].map(itemField);
  return { fields, conflicts: conflicts.map(each => ({ ...each, field: each.field ?? item })) };
}

/** A three-way merge of each part, in the order that they had before. */
function mergeEach({ was, became, is }: Versions, mode: ConflictMode): Merged {
  const fields = new Map<string, RecordField>();
  const conflicts: { readonly field: RecordField }[] = [];
  for (const name of new Set([...was.keys(), ...is.keys(), ...became.keys()])) {
    const field = became.get(name) ?? was.get(name);
    const result = resultOf(was.get(name), became.get(name), is.get(name));
    const isConflict = result === 'conflict' && field !== undefined && !isQuiet(field);
    if (isConflict && mode !== 'overwrite') conflicts.push({ field });
    const part = (result === 'was' || (isConflict && mode === 'overwrite') ? was : is).get(name);
    const ordered = mergeOrder(was.get(name), became.get(name), is.get(name)) ?? part;
    if (ordered) fields.set(name, ordered);
  }
  return { fields, conflicts };
}

/** Whether a part follows from other records, or from the use of this one: it is merged, and never a conflict. */
function isQuiet({ of, key }: RecordField): boolean {
  return of === 'row' || of === 'order' || (of === 'column' && (key === 'picture' || key === 'modified'));
}

/** Whether two parts are the same; one that shows nothing is like one that is not there. */
export function isSame(one: RecordField | undefined, other: RecordField | undefined): boolean {
  return isDeepStrictEqual(one?.seen, other?.seen);
}

/** Whether two parts are the same in what they do not show, too: values keep ids of what is gone. */
export function isIdentical(one: RecordField | undefined, other: RecordField | undefined): boolean {
  return isSame(one, other) && isDeepStrictEqual(one?.value, other?.value);
}
