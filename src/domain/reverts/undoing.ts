import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '../../catalog/registry.js';
import { type RecordState, type RevertedSubject, type RevertibleChange, subjectName } from '../storage/reverts.js';
import { fieldsOf, type RecordField, type RecordFields } from './record-fields.js';

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
  readonly reason?: string;
}

/** A record of which changes are undone: as it is, and as it is to be. */
export interface Undoing {
  readonly subject: RevertedSubject;
  readonly present: RecordState | null;
  /** The parts that it has now; `undefined` where it is not there. */
  readonly now: RecordFields | undefined;
  /** State from which what never changes is taken. */
  readonly like: RecordState;
  /** `undefined` where it is not to be there. */
  readonly fields: RecordFields | undefined;
  /** Whether the record was made by what is undone. */
  readonly isCreation: boolean;
  readonly conflicts: readonly RevertConflict[];
}

/** Undoes changes of one record, newest first, on the record as it is. */
export function undoneRecord(
  registry: Registry,
  changes: readonly [RevertibleChange, ...RevertibleChange[]],
  present: RecordState | null,
  mode: ConflictMode,
): Undoing | undefined {
  const [subject] = changes;
  const conflicts: RevertConflict[] = [];
  const now = present ? fieldsOf(registry, subject, present) : undefined;
  let fields = now;
  for (const change of changes) {
    const undone = undoneChange(registry, change, fields, mode);
    fields = undone.fields;
    conflicts.push(...undone.conflicts.map(each => ({ subject, expected: change.after, found: present, ...each })));
  }
  const like = present ?? changes.at(-1)?.before ?? changes.find(({ before }) => before)?.before;
  if (!like) return undefined;
  return { subject, present, now, like, fields, isCreation: changes.some(({ before }) => !before), conflicts };
}

type Found = Pick<RevertConflict, 'field' | 'reason'>;

interface Undone {
  readonly fields: RecordFields | undefined;
  readonly conflicts: readonly Found[];
}

function undoneChange(
  registry: Registry,
  change: RevertibleChange,
  present: RecordFields | undefined,
  mode: ConflictMode,
): Undone {
  const [before, after] = [change.before, change.after].map(state => (state ? fieldsOf(registry, change, state) : undefined));
  if (!before) return undoneCreation(after, present, mode);
  if (!after) return undonePurge(before, present, mode);
  if (!present) return { fields: undefined, conflicts: [{ field: undefined, reason: 'was purged since' }] };
  return undoneEdit(before, after, present, mode);
}

function undoneCreation(after: RecordFields | undefined, present: RecordFields | undefined, mode: ConflictMode): Undone {
  if (!present) return { fields: undefined, conflicts: [] };
  const changed = differing(after ?? new Map(), present);
  if (changed.length === 0 || mode === 'overwrite') return { fields: undefined, conflicts: [] };
  return { fields: present, conflicts: changed.map(field => ({ field })) };
}

function undonePurge(before: RecordFields, present: RecordFields | undefined, mode: ConflictMode): Undone {
  if (!present || mode === 'overwrite') return { fields: before, conflicts: [] };
  const changed = differing(before, present);
  return { fields: present, conflicts: changed.map(field => ({ field, reason: 'is there again, with other values' })) };
}

/** Parts that differ; rows that follow from the use of a record do not count. */
function differing(one: RecordFields, other: RecordFields): readonly RecordField[] {
  const names = [...new Set([...one.keys(), ...other.keys()])];
  return names.flatMap(name => {
    const field = one.get(name) ?? other.get(name);
    return field && !isQuiet(field) && !isSame(one.get(name), other.get(name)) ? [field] : [];
  });
}

/**
 * A three-way merge by parts: one that is as the change left it becomes what it was before, one that is already so stays. The parts
 * come in the order that they had before.
 */
function undoneEdit(before: RecordFields, after: RecordFields, present: RecordFields, mode: ConflictMode): Undone {
  const fields = new Map<string, RecordField>();
  const conflicts: Found[] = [];
  for (const name of new Set([...before.keys(), ...present.keys(), ...after.keys()])) {
    const [was, became, is] = [before.get(name), after.get(name), present.get(name)];
    const isChanged = !isSame(was, became);
    const isOther = isChanged && !isSame(is, became) && !isSame(is, was);
    const field = became ?? was;
    if (isOther && field && !isQuiet(field)) conflicts.push({ field });
    const isUndone = isChanged ? !isOther || (mode === 'overwrite' && !(field && isQuiet(field))) : isIdentical(is, became);
    const kept = isUndone ? was : is;
    if (kept) fields.set(name, kept);
  }
  return { fields, conflicts: mode === 'overwrite' ? [] : conflicts };
}

/** Whether a part follows from other records, or from the use of this one: it is merged, and never a conflict. */
function isQuiet({ of, key }: RecordField): boolean {
  return of === 'row' || (of === 'column' && (key === 'picture' || key === 'modified'));
}

/** Whether two parts are the same; one that shows nothing is like one that is not there. */
export function isSame(one: RecordField | undefined, other: RecordField | undefined): boolean {
  return isDeepStrictEqual(one?.seen, other?.seen);
}

/** Whether two parts are the same in what they do not show, too: values keep ids of what is gone. */
export function isIdentical(one: RecordField | undefined, other: RecordField | undefined): boolean {
  return isSame(one, other) && isDeepStrictEqual(one?.value, other?.value);
}

/** The changes of each record, newest first. */
export function bySubject(
  changes: readonly RevertibleChange[],
): ReadonlyMap<string, readonly [RevertibleChange, ...RevertibleChange[]]> {
  const found = new Map<string, [RevertibleChange, ...RevertibleChange[]]>();
  for (const change of changes) {
    const known = found.get(subjectName(change));
    if (known) known.push(change);
    else found.set(subjectName(change), [change]);
  }
  return found;
}
