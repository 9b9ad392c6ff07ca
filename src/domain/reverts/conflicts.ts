import { isDeepStrictEqual } from 'node:util';
import { nameOf } from '../../attributes/names.js';
import { lastCatalogueChoice, ReferenceIds } from '../../attributes/references.js';
import { type TextValue, text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { asViewer, isPermitted } from '../access/permission.js';
import { globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { type ChangedValues, valuesOfChange } from '../history/changed-values.js';
import { collectReferencesOf, presentAttributes } from '../history/shown-attributes.js';
import { toldAnyway } from '../history/shown-sets.js';
import { textOf as valueText } from '../history/value-text.js';
import { lookUp } from '../models/references.js';
import type { ChangeRecord } from '../storage/history.js';
import type { Records } from '../storage/records.js';
import { type RecordState, type RevertedSubject, subjectName } from '../storage/reverts.js';
import { fieldsOf, modelOfSubject, type RecordField } from './record-fields.js';
import type { RevertConflict } from './three-way-merge.js';

/** A conflict as its reader may see it. */
export interface ShownConflict {
  readonly subject: RevertedSubject;
  /** The attribute; `null` for the record as a whole. */
  readonly attribute: string | null;
  readonly reason: TextValue;
  /** Values that the undone change left, and that are there now; `null` where values are not the reason. */
  readonly expected: unknown;
  readonly found: unknown;
}

/** Conflicts with their values as they read. One statement where values refer to something. */
export async function presentConflicts(
  context: DomainContext,
  records: Records,
  conflicts: readonly RevertConflict[],
): Promise<readonly ShownConflict[]> {
  if (conflicts.length === 0) return [];
  const values = new Map<string, ChangedValues>();
  const wanted = new ReferenceIds();
  for (const { subject, expected, found } of conflicts) {
    if (values.has(subjectName(subject))) continue;
    const changed = valuesOfChange(context, recordOf(subject, expected, found));
    values.set(subjectName(subject), changed);
    collectReferencesOf(changed, wanted);
  }
  const found = await lookUp(asViewer(context, records), wanted);
  return conflicts.map(conflict => {
    const { subject, field, reason } = conflict;
    if (!isTold(context, conflict))
      return { subject, attribute: null, reason: text('WasChangedSince'), expected: null, found: null };
    const name = field === undefined ? null : nameOfField(context, subject, field.key);
    const changed = values.get(subjectName(subject));
    const shown =
      changed && name !== null
        ? presentAttributes(context, changed, { kept: false, found }).find(({ key }) => key === name)
        : undefined;
    if (field?.of === 'member') return presentMember(context, conflict, field);
    const [from, to] = reason === undefined ? [shown?.from ?? null, shown?.to ?? null] : [null, null];
    return {
      subject,
      attribute: name,
      expected: from,
      found: to,
      reason: reason ?? text('IsNowNot', { to: quoteValue(to), from: quoteValue(from) }),
    };
  });
}

/** A conflict about a member of a definition, with its values as the schema has them. */
function presentMember(
  { registry }: DomainContext,
  { subject, expected, found, reason }: RevertConflict,
  { key, path }: RecordField,
): ShownConflict {
  const [from, to] = [expected, found].map(state => {
    const fields = state && reason === undefined ? fieldsOf(registry, subject, state) : new Map<string, RecordField>();
    return [...fields.values()].find(each => isDeepStrictEqual(each.path, path) && each.of === 'member')?.seen ?? null;
  });
  const quoted = { to: quoteMember(to), from: quoteMember(from) };
  return { subject, attribute: key, expected: from, found: to, reason: reason ?? text('IsNowNot', quoted) };
}

function quoteMember(value: unknown): string {
  return value === null ? 'empty' : JSON.stringify(value);
}

/** Whether the reader may see the attribute: of an object some are shown to those who may not view Global. */
function isTold(context: DomainContext, { subject, field, found, expected }: RevertConflict): boolean {
  if (subject.kind !== 'object' || !field || toldAnyway.has(field.key)) return true;
  return isPermitted(context, String((found ?? expected)?.own.type ?? ''), globalCategory, 'view');
}

/** The name of an attribute by its key, or by the column of the primary mark. */
function nameOfField({ registry }: DomainContext, subject: RevertedSubject, field: string): string {
  const { attributes, exclusive } = modelOfSubject(registry, subject);
  const key = field === 'primary' ? (exclusive ?? field) : field;
  return nameOf(attributes.find(each => each.key === key) ?? { key });
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
  const about = { action: 'edited', secrets: [], title: null, type: null, typeNow: null } as const;
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
function quoteValue(value: unknown): string {
  const shown = valueText(value);
  return shown === '' ? 'empty' : JSON.stringify(shown);
}

/** Conflicts that an error names. */
const namedAtMost = 100;

/**
 * Rejects with the conflicts that there are.
 * @throws RpcError Conflict
 */
export function rejectConflicts(conflicts: readonly ShownConflict[]): never {
  const data: Record<string, TextValue> = {};
  for (const conflict of conflicts.slice(0, namedAtMost)) {
    const name = nameOfConflict(conflict);
    const before = data[name];
    data[name] = before ? text('Clauses', { first: before, second: textOf(conflict) }) : textOf(conflict);
  }
  const count = conflicts.length === 1 ? text('OneConflict') : text('SeveralConflicts', { count: conflicts.length });
  const reason = text('WhatIsThereNowIs', { count });
  throw new RpcError('Conflict', { reason }, data);
}

/** The name of a conflict among all: object/category/attribute. */
function nameOfConflict({ subject: { kind, subject, object, category }, attribute }: ShownConflict): string {
  const parts = {
    object: [String(subject), globalCategory],
    entry: [String(object), category ?? ''],
    choice: ['choice', String(Number(subject) + lastCatalogueChoice)],
    type: [String(subject)],
    report: ['report', String(subject)],
    import_profile: ['import_profile', String(subject)],
    livestatus: ['livestatus', String(subject)],
    definition: ['definition', String(subject)],
  }[kind];
  return [...parts, ...(attribute === null ? [] : [attribute])].join('/');
}

function textOf({ subject: { kind, subject }, reason }: ShownConflict): TextValue {
  return kind === 'entry' ? text('EntryConflict', { subject, reason }) : reason;
}
