import type { Id } from '../../../generated/types.js';
import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { isPermitted } from '../access/permission.js';
import { categoryNamed, globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { modelOf } from '../models/category-model.js';
import { readableValues } from '../storage/damage.js';
import type { EntryOwner, EntryRecord } from '../storage/entries.js';
import type { Guard } from '../storage/guarded-store.js';
import type { Records } from '../storage/records.js';

/** Subject of a call: an object, or an entry of a category of it. */
interface RevisedObject {
  readonly object: Id;
  readonly category?: string | undefined;
  readonly entry?: Id | undefined;
}

/** Subject of a call: an object, an entry, or the report with a title. */
export type RevisedSubject = RevisedObject | { readonly report: string };

/** Carries out a transaction only if what the call is about has the expected revision. */
export function atRevision(context: DomainContext, subject: RevisedSubject, expected: number): Guard {
  return async (records, work) => {
    await requireRevision(context, records, subject, expected);
    return work();
  };
}

/** A revision that was found, and the attributes that changed since another one. */
interface FoundRevision {
  readonly found: number;
  attributesSince(revision: number): Promise<readonly string[]>;
}

/**
 * Rejects another revision than the expected one. What is not there, or not seen, is left to the work, which says so.
 * @throws RpcError Conflict
 */
async function requireRevision(
  context: DomainContext,
  records: Records,
  subject: RevisedSubject,
  expected: number,
): Promise<void> {
  const revision = 'report' in subject ? await ofReport(records, subject.report) : await ofObject(context, records, subject);
  if (!revision || revision.found === expected) return;
  const attributes = await revision.attributesSince(expected);
  throw await otherRevision(records, { expected, found: revision.found, attributes });
}

/** @throws RpcError Conflict where it is gone: a report that is saved would be made anew */
async function ofReport(records: Records, title: string): Promise<FoundRevision> {
  const report = await records.reports.lockForUpdate(title);
  if (!report)
    throw new RpcError(
      'Conflict',
      { reason: text('ThereIsNoReport', { title: JSON.stringify(title) }) },
      { if_revision: text('ExpectedNone') },
    );
  return {
    found: (await records.revisions.ofReports([report.id])).get(report.id) ?? 0,
    async attributesSince(revision) {
      const former = (await records.revisions.formerReport(report.id, revision)) ?? report;
      return reportColumns.filter(([property]) => former[property] !== report[property]).map(([, column]) => column);
    },
  };
}

/** Columns of a report that its callers set. */
const reportColumns = [
  ['category', 'category'],
  ['description', 'description'],
  ['filter', 'filter'],
  ['columns', 'columns'],
  ['orderBy', 'order_by'],
  ['sort', 'sort'],
  ['groupBy', 'group_by'],
  ['totals', 'totals'],
] as const;

async function ofObject(context: DomainContext, records: Records, subject: RevisedObject): Promise<FoundRevision | undefined> {
  const object = await records.objects.lockOwner(subject.object);
  const entry = object && (await entryMeant(context, records, subject, object));
  if (!object || entry === 'none') return undefined;
  const revisions = entry ? await records.revisions.ofEntries([entry.id]) : await records.revisions.ofObjects([object.id]);
  return {
    found: revisions.get((entry ?? object).id) ?? 0,
    attributesSince: revision =>
      entry ? attributesOfEntry(records, entry, revision) : attributesOfObject(context, records, object, revision),
  };
}

/** The entry that is named, or that of a single-value category; `undefined` where the call is about the object itself. */
async function entryMeant(
  context: DomainContext,
  records: Records,
  { category: name, entry: id }: RevisedObject,
  object: EntryOwner,
): Promise<EntryRecord | undefined | 'none'> {
  const category = name === undefined ? undefined : categoryNamed(context, name);
  if (!category || category.storedIn === globalCategory) return undefined;
  if (id !== undefined) return (await records.entries.find(id)) ?? 'none';
  return category.multiValue ? undefined : records.entries.first(object.id, modelOf(context.registry, category).category.const);
}

async function attributesOfEntry(records: Records, entry: EntryRecord, since: number): Promise<readonly string[]> {
  const former = await records.revisions.formerEntry(entry, since);
  if (!former) return [];
  return [...(former.status === entry.status ? [] : ['status']), ...differing(former.values, entry.values)];
}

/** Attributes of the object, and the categories of which entries changed that the caller may view. */
async function attributesOfObject(
  context: DomainContext,
  records: Records,
  { id, type }: EntryOwner,
  since: number,
): Promise<readonly string[]> {
  const [former, object] = [await records.revisions.formerObject(id, since), await records.objects.find(id)];
  const categories = await records.revisions.categoriesSince(id, since);
  const viewed = categories.filter(category => isPermitted(context, type, category, 'view'));
  if (!former || !object) return viewed;
  const columns = (['status', 'title', 'type', 'cmdbStatus'] as const).filter(column => former[column] !== object[column]);
  const names = columns.map(column => (column === 'cmdbStatus' ? 'cmdb_status' : column));
  return [...names, ...differing(former.values, object.values), ...viewed];
}

/** Keys of the values that differ; the past has no passwords. */
function differing(before: string, after: string): readonly string[] {
  const [former, present] = [readableValues(before) ?? {}, readableValues(after) ?? {}];
  const keys = new Set([...Object.keys(former), ...Object.keys(present)]);
  return [...keys].filter(key => JSON.stringify(former[key]) !== JSON.stringify(present[key]));
}

interface OtherRevision {
  readonly expected: number;
  readonly found: number;
  readonly attributes: readonly string[];
}

async function otherRevision(records: Records, { expected, found, attributes }: OtherRevision): Promise<RpcError> {
  const latest = await records.revisions.change(found);
  const changed = latest && { who: latest.author, when: latest.time };
  const named = attributes.length > 0 && { attributes: attributes.join(', ') };
  return new RpcError(
    'Conflict',
    { reason: text('RevisionIsNotItWas', { found, expected }) },
    {
      if_revision: text('ExpectedRevisionThatItHas', { found }),
      expected: String(expected),
      found: String(found),
      ...changed,
      ...named,
    },
  );
}
