import { collectReferences } from '../../attributes/attribute-types.js';
import type { Kept } from '../../attributes/attribute-values.js';
import { lastCatalogueChoice, ReferenceIds } from '../../attributes/references.js';
import { type Text, text } from '../../messages/text.js';
import { groupBy } from '../../rpc/grouping.js';
import { asViewer } from '../access/permission.js';
import type { DomainContext } from '../context.js';
import { readableValues } from '../storage/damage.js';
import type { Records } from '../storage/records.js';
import type { RevertReferrer } from '../storage/reverts.js';
import { modelOfSubject, type RecordFields } from './record-fields.js';
import type { RecordMerge } from './three-way-merge.js';

type ChangedValues = Awaited<ReturnType<Records['reverts']['listChangedValues']>>[number];

/** Changes that are looked through for uses of a choice. */
const changesLookedAt = 10_000;

/** Referrers by the names of records that they lead to. */
export type Referrers = ReadonlyMap<string, readonly Referrer[]>;

/** A referrer, and for a choice what uses it; the caller may not know of one that is hidden. */
export type Referrer = RevertReferrer & { readonly isHidden?: boolean; readonly use?: Text };

/**
 * Everything that leads to records that are to be removed, by the names of these: links, entries, default templates, and values that hold
 * a removed choice. `first` is the first change set that is undone. At most three statements.
 */
export async function referrersOf(
  context: DomainContext,
  records: Records,
  merges: ReadonlyMap<string, RecordMerge>,
  first: number,
): Promise<Referrers> {
  const removed = [...merges.values()].filter(isRemoved);
  const all = [...(await leadingTo(context, records, removed)), ...(await usesOf(context, records, merges, first))];
  return groupBy<Referrer, string>(all, nameOfTarget);
}

/** Whether the undo removes a record that is there. */
export function isRemoved({ fields, present }: RecordMerge): boolean {
  return !fields && present !== null;
}

/** All that leads to removed records; those that the caller may not see are not named. */
async function leadingTo(
  context: DomainContext,
  records: Records,
  removed: readonly RecordMerge[],
): Promise<readonly Referrer[]> {
  const ids = (kind: string) =>
    removed.filter(({ subject }) => subject.kind === kind).map(({ subject }) => Number(subject.subject));
  const sought = [ids('object'), ids('entry'), ids('choice').map(id => id + lastCatalogueChoice)] as const;
  const all = await records.everything.reverts.referrers(...sought);
  if (!context.permitted) return all;
  const seen = await asViewer(context, records).reverts.referrers(...sought);
  const named = new Set(seen.map(each => JSON.stringify(each)));
  return all.map(each => (named.has(JSON.stringify(each)) ? each : { ...each, isHidden: true }));
}

/** Values that hold a choice that is to be removed: it was made by a change set, so nothing earlier holds it. */
async function usesOf(
  { registry }: DomainContext,
  { reverts }: Records,
  merges: ReadonlyMap<string, RecordMerge>,
  first: number,
): Promise<readonly Referrer[]> {
  const choices = [...merges.values()].filter(merge => merge.subject.kind === 'choice' && isRemoved(merge));
  if (choices.length === 0) return [];
  const sought = new Set(choices.map(({ subject }) => Number(subject.subject) + lastCatalogueChoice));
  const rows = await reverts.listChangedValues(first - 1, changesLookedAt + 1);
  const uses: Referrer[] = [];
  const add = (id: number, object: number | null, use: Text) =>
    uses.push({ of: 'choice', target: { kind: 'choice', id }, entry: null, object, category: null, name: '', use });
  if (rows.length > changesLookedAt) for (const id of sought) add(id, null, text('OneOfMoreThanRecords', { changesLookedAt }));
  for (const row of rows) {
    const merge = merges.get(`${row.kind} ${row.id}`);
    if (merge && !merge.fields) continue;
    for (const choice of choicesIn(row, merge, registry)) if (sought.has(choice)) add(choice, null, text('AValue'));
  }
  return uses;
}

/** Choices that a changed record holds once everything is undone. */
function choicesIn(
  { kind, id, category, values, cmdbStatus }: ChangedValues,
  merge: RecordMerge | undefined,
  registry: DomainContext['registry'],
): ReadonlySet<number> {
  const subject = merge?.subject ?? { kind, subject: id, object: kind === 'object' ? id : null, category };
  const kept = merge?.fields ? valuesOf(merge.fields) : new Map(Object.entries(readableValues(values) ?? {}));
  const found = new ReferenceIds();
  const status = merge?.fields?.get('column cmdb_status')?.value ?? cmdbStatus;
  if (status !== null && status !== undefined) found.choices.add(Number(status));
  for (const attribute of modelOfSubject(registry, subject).attributes) {
    const value = kept.get(attribute.key);
    if (value !== undefined && !attribute.sameAs) collectReferences(value, attribute, found);
  }
  return found.choices;
}

function valuesOf(fields: RecordFields): ReadonlyMap<string, Kept | undefined> {
  const values = [...fields.values()].filter(({ of }) => of === 'value');
  return new Map(values.map(({ key, value }) => [key, value ?? undefined]));
}

function nameOfTarget({ target: { kind, id } }: Referrer): string {
  return `${kind} ${kind === 'choice' ? id - lastCatalogueChoice : id}`;
}
