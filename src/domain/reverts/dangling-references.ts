import type { Attribute } from '../../attributes/attribute-type.js';
import { collectReferences, typeOf } from '../../attributes/attribute-types.js';
import { lastCatalogueChoice, ReferenceIds, type References } from '../../attributes/references.js';
import { type Text, type TextValue, text } from '../../messages/text.js';
import { eachInSlices, mapInSlices } from '../../rpc/time-slices.js';
import { asViewer } from '../access/permission.js';
import type { DomainContext } from '../context.js';
import { lookUp } from '../models/references.js';
import type { Records } from '../storage/records.js';
import { subjectName } from '../storage/reverts.js';
import { modelOfSubject, type RecordField, type RecordFields, targetsOf } from './record-fields.js';
import { isSame, type RecordMerge, type RevertConflict } from './three-way-merge.js';

/** Records that are undone, by their names, and what of them could not be. */
export interface RestorePlan {
  readonly merges: ReadonlyMap<string, RecordMerge>;
  readonly conflicts: readonly RevertConflict[];
}

/** A part of a record that is restored and leads to something. */
interface RestoredReference {
  readonly merge: RecordMerge;
  readonly name: string;
  readonly field: RecordField;
  readonly to: ReferenceIds;
}

/** Undoes nothing whose object, category, former values, or target of a link or choice are gone. One statement, or none. */
export async function dropDangling(context: DomainContext, records: Records, all: readonly RecordMerge[]): Promise<RestorePlan> {
  const merges = new Map(all.map(merge => [subjectName(merge.subject), merge]));
  const conflicts: RevertConflict[] = [];
  const references = (await mapInSlices(all, merge => referencesOf(context, merge))).flat();
  if (references.length === 0 && !all.some(mayBeLost)) return { merges, conflicts };
  const found = await targetsFound(context, records, all, references);
  const isThere: IsThere = (kind, id) => {
    const merge = merges.get(`${kind} ${kind === 'choice' ? id - lastCatalogueChoice : id}`);
    return merge ? merge.fields !== undefined : found[kind](id) !== undefined;
  };
  const lose = (merge: RecordMerge, reason: Text) => {
    merges.delete(subjectName(merge.subject));
    conflicts.push(conflictOf(merge, undefined, reason));
  };
  const forgotten = new Set(all.flatMap(({ subject, isForgotten }) => (isForgotten ? [subject.object] : [])));
  for (const merge of all)
    if (merge.fields && forgotten.has(merge.subject.object)) lose(merge, text('ItsFormerValuesWereRemoved'));
  for (let isOver = false; !isOver; ) {
    const lost = (await mapInSlices(merges.values(), each => lossOf(context, isThere, each))).flat();
    for (const { merge, reason } of lost) lose(merge, reason);
    isOver = lost.length === 0;
  }
  await eachInSlices(references, reference => {
    const { merge, field } = reference;
    const current = merges.get(subjectName(merge.subject));
    if (!current || leadsToAll(isThere, reference.to)) return;
    merges.set(subjectName(merge.subject), { ...current, fields: without(isThere, current, reference) });
    conflicts.push(conflictOf(merge, field, text('LeadsToWhatIsGone')));
  });
  return { merges, conflicts };
}

/** Whether a record comes back, or its former values were removed. */
function mayBeLost({ fields, present, isForgotten }: RecordMerge): boolean {
  return isForgotten || (fields !== undefined && !present);
}

/** A conflict for another reason than that values differ. */
export function conflictOf({ subject }: RecordMerge, field: RecordField | undefined, reason: TextValue): RevertConflict {
  return { subject, field, expected: null, found: null, reason };
}

/** Whether an object, an entry or a choice is there once everything is undone. */
type IsThere = (kind: 'object' | 'entry' | 'choice', id: number) => boolean;

/** The parts that a record is to have and does not have now, as far as they lead to something. */
function referencesOf(context: DomainContext, merge: RecordMerge): readonly RestoredReference[] {
  return [...(merge.fields ?? [])].flatMap(([name, field]) => {
    if (isSame(merge.now?.get(name), field)) return [];
    const to = referencesIn(context, merge, field);
    return to.objects.size + to.entries.size + to.choices.size === 0 ? [] : [{ merge, name, field, to }];
  });
}

/** Records that references lead to, and the objects of entries that come back. Nobody removes these until the end of the transaction. */
async function targetsFound(
  context: DomainContext,
  records: Records,
  all: readonly RecordMerge[],
  references: readonly RestoredReference[],
): Promise<References> {
  const wanted = new ReferenceIds();
  for (const { subject, fields, present } of all)
    if (fields && !present && subject.object !== null) wanted.objects.add(subject.object);
  for (const { to } of references)
    for (const kind of ['objects', 'entries', 'choices'] as const) for (const id of to[kind]) wanted[kind].add(id);
  await records.reverts.keep([...wanted.objects], [...wanted.entries]);
  return lookUp(asViewer(context, records), wanted);
}

/** Targets of a part: links only as far as they were there. */
function referencesIn({ registry }: DomainContext, { subject }: RecordMerge, field: RecordField): ReferenceIds {
  const wanted = new ReferenceIds();
  if (field.of === 'column' && field.key === 'default_template' && typeof field.value === 'number')
    wanted.objects.add(field.value);
  if (field.of === 'column' && field.key === 'cmdb_status' && Number(field.value) > lastCatalogueChoice)
    wanted.choices.add(Number(field.value));
  const attribute = field.of === 'value' ? attributeOf(modelOfSubject(registry, subject).attributes, field.key) : undefined;
  if (!attribute || field.value === null) return wanted;
  collectReferences(field.value, attribute, wanted);
  const linked = targetsOf(field.rows);
  for (const ids of [wanted.objects, wanted.entries]) for (const id of ids) if (!linked.has(id)) ids.delete(id);
  for (const id of wanted.choices) if (id <= lastCatalogueChoice) wanted.choices.delete(id);
  return wanted;
}

function attributeOf(attributes: readonly Attribute[], key: string): Attribute | undefined {
  return attributes.find(each => each.key === key && typeOf(each).saved);
}

function lossOf({ registry }: DomainContext, isThere: IsThere, merge: RecordMerge): { merge: RecordMerge; reason: Text }[] {
  const { subject, fields, present } = merge;
  if (!fields || present) return [];
  const { kind, object, category } = subject;
  const lost = (reason: Text) => [{ merge, reason }];
  const type = String(fields.get('column type')?.value ?? '');
  if (kind === 'object' && !registry.objectType(type)) return lost(text('ItsObjectTypeIsNo', { type }));
  if (kind !== 'entry') return [];
  if (!registry.category(category ?? '')) return lost(text('ItsCategoryIsNoLonger', { category }));
  return isThere('object', object ?? 0) ? [] : lost(text('ItsObjectIsGone'));
}

function leadsToAll(isThere: IsThere, { objects, entries, choices }: ReferenceIds): boolean {
  const has = (kind: 'object' | 'entry' | 'choice', ids: Iterable<number>) => [...ids].every(id => isThere(kind, id));
  return has('object', objects) && has('entry', entries) && has('choice', choices);
}

/** Where the record is there, the part stays as it is; where it comes back, it comes without what is gone. */
function without(
  isThere: IsThere,
  { fields = new Map(), present, now }: RecordMerge,
  { name, field }: RestoredReference,
): RecordFields {
  const changed = new Map(fields);
  const known = now?.get(name);
  if (present && known) return changed.set(name, known);
  if (field.of === 'column') return field.key === 'default_template' ? changed.set(name, { ...field, value: null }) : changed;
  const left = field.rows.filter(({ target_object: object, target_entry: entry }) =>
    object === null ? isThere('entry', Number(entry)) : isThere('object', Number(object)),
  );
  if (!present && left.length > 0) return changed.set(name, { ...field, rows: left });
  changed.delete(name);
  return changed;
}
