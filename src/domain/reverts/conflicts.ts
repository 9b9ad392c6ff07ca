import { lastCatalogueChoice, ReferenceIds } from '../../attributes/references.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { asViewer, isPermitted } from '../access/permission.js';
import { globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { type ChangedValues, changedValuesOf } from '../history/changed-values.js';
import { collectReferencesOf, shownAttributes } from '../history/shown-attributes.js';
import { toldAnyway } from '../history/shown-sets.js';
import { textOf as valueText } from '../history/value-text.js';
import { lookUp } from '../models/references.js';
import type { ChangeRecord } from '../storage/history.js';
import type { Records } from '../storage/records.js';
import { type RecordState, type RevertedSubject, subjectName } from '../storage/reverts.js';
import { modelOfSubject } from './record-fields.js';
import type { RevertConflict } from './undoing.js';

/** A conflict as its reader may see it. */
export interface ShownConflict {
  readonly subject: RevertedSubject;
  /** The attribute; `null` for the record as a whole. */
  readonly attribute: string | null;
  readonly reason: string;
  /** Values that the undone change left, and that are there now; `null` where values are not the reason. */
  readonly expected: unknown;
  readonly found: unknown;
}

/** Conflicts with their values as they read. One statement where values refer to something. */
export async function shownConflicts(
  context: DomainContext,
  records: Records,
  conflicts: readonly RevertConflict[],
): Promise<readonly ShownConflict[]> {
  const values = new Map<string, ChangedValues>();
  const wanted = new ReferenceIds();
  for (const { subject, expected, found } of conflicts) {
    if (values.has(subjectName(subject))) continue;
    const changed = changedValuesOf(context, recordOf(subject, expected, found));
    values.set(subjectName(subject), changed);
    collectReferencesOf(changed, wanted);
  }
  const found = await lookUp(asViewer(context, records), wanted);
  return conflicts.map(conflict => {
    const { subject, field, reason } = conflict;
    if (!isTold(context, conflict)) return { subject, attribute: null, reason: 'was changed since', expected: null, found: null };
    const key = field === undefined ? null : keyOf(context, subject, field.key);
    const changed = values.get(subjectName(subject));
    const shown =
      changed && key !== null
        ? shownAttributes(context, changed, { kept: false, found }).find(each => each.key === key)
        : undefined;
    const [from, to] = reason === undefined ? [shown?.from ?? null, shown?.to ?? null] : [null, null];
    return { subject, attribute: key, expected: from, found: to, reason: reason ?? `is ${quoted(to)} now, not ${quoted(from)}` };
  });
}

/** Whether the reader may see the attribute: of an object some are shown to those who may not view Global. */
function isTold(context: DomainContext, { subject, field, found, expected }: RevertConflict): boolean {
  if (subject.kind !== 'object' || !field || toldAnyway.has(field.key)) return true;
  return isPermitted(context, String((found ?? expected)?.own.type ?? ''), globalCategory, 'view');
}

function keyOf({ registry }: DomainContext, subject: RevertedSubject, key: string): string {
  return key === 'primary' ? (modelOfSubject(registry, subject).exclusive ?? key) : key;
}

function recordOf(subject: RevertedSubject, before: RecordState | null, after: RecordState | null): ChangeRecord {
  const none = {
    number: 0,
    position: 0,
    time: '',
    key: '',
    keyTitle: null,
    user: null,
    author: '',
    method: '',
    comment: null,
    reverts: null,
  };
  const of = { kind: subject.kind, subject: null, name: null, object: subject.object, category: subject.category };
  const about = { action: 'edited', secrets: [], title: null, type: null, typeNow: null, logged: undefined } as const;
  return { ...none, ...of, ...about, before: stateOf(before), after: stateOf(after) };
}

function stateOf(state: RecordState | null): ChangeRecord['before'] {
  if (!state) return null;
  const links = (state.others.links ?? []).map(({ attribute, target_object: object, target_entry: entry }) => ({
    attribute: String(attribute),
    target: Number(object ?? entry),
  }));
  return { row: state.own, links };
}

/** A value in a sentence. */
function quoted(value: unknown): string {
  const text = valueText(value);
  return text === '' ? 'empty' : JSON.stringify(text);
}

/** Conflicts that an error names. */
const namedAtMost = 100;

/**
 * Rejects where there is any conflict.
 * @throws RpcError Conflict
 */
export function rejectConflicts(conflicts: readonly ShownConflict[]): void {
  if (conflicts.length === 0) return;
  const data: Record<string, string> = {};
  for (const conflict of conflicts.slice(0, namedAtMost)) {
    const name = nameOf(conflict);
    data[name] = [data[name], textOf(conflict)].filter(Boolean).join('; ');
  }
  const count = conflicts.length === 1 ? 'one conflict' : `${conflicts.length} conflicts`;
  const reason = `what is there now is not what was left: ${count}; on_conflict "skip" leaves these as they are, "overwrite" sets them back as well`;
  throw new RpcError('Conflict', { reason }, data);
}

/** The name of a conflict among all: object/category/attribute. */
function nameOf({ subject: { kind, subject, object, category }, attribute }: ShownConflict): string {
  const parts = {
    object: [String(subject), globalCategory],
    entry: [String(object), category ?? ''],
    choice: ['choice', String(Number(subject) + lastCatalogueChoice)],
    type: [String(subject)],
    report: ['report', String(subject)],
    livestatus: ['livestatus', String(subject)],
  }[kind];
  return [...parts, ...(attribute === null ? [] : [attribute])].join('/');
}

function textOf({ subject: { kind, subject }, reason }: ShownConflict): string {
  return kind === 'entry' ? `entry ${subject}: ${reason}` : reason;
}
