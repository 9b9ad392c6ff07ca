import type { Attribute } from '../../attributes/attribute-type.js';
import { collectReferences, typeOf } from '../../attributes/attribute-types.js';
import { lastCatalogueChoice, ReferenceIds, type References } from '../../attributes/references.js';
import { eachInSlices, mappedInSlices } from '../../rpc/time-slices.js';
import { asViewer } from '../access/permission.js';
import type { DomainContext } from '../context.js';
import { lookUp } from '../models/references.js';
import type { Records } from '../storage/records.js';
import { type StateRow, subjectName } from '../storage/reverts.js';
import { modelOfSubject, type RecordField, type RecordFields, targetsOf } from './record-fields.js';
import { isSame, type RevertConflict, type Undoing } from './undoing.js';

/** Records that are undone, by their names, and what of them could not be. */
export interface Checked {
  readonly undoings: ReadonlyMap<string, Undoing>;
  readonly conflicts: readonly RevertConflict[];
}

/** A part of a record that leads to something that is not there. */
interface Lacking {
  readonly undoing: Undoing;
  readonly name: string;
  readonly field: RecordField;
  /** Its links to what is there. */
  readonly left: readonly StateRow[];
  readonly reason: string;
}

/** Undoes nothing whose object, category, former values, or target of a link or choice are gone. Three statements. */
export async function withoutGone(
  context: DomainContext,
  records: Records,
  all: readonly Undoing[],
  numbers: readonly number[],
): Promise<Checked> {
  const undoings = new Map(all.map(undoing => [subjectName(undoing.subject), undoing]));
  const wanted = await wantedOf(context, all);
  await records.reverts.keep([...wanted.objects], [...wanted.entries]);
  const found = await lookUp(asViewer(context, records), wanted);
  const conflicts: RevertConflict[] = [];
  const forgotten = await records.reverts.forgotten([...wanted.objects], numbers);
  for (const undoing of all.filter(({ subject, fields }) => fields && forgotten.has(subject.object ?? 0))) {
    undoings.delete(subjectName(undoing.subject));
    conflicts.push(conflictOf(undoing, undefined, 'its former values were removed from the history for good'));
  }
  for (;;) {
    const there = new There(found, undoings);
    const lost = (await mappedInSlices(undoings.values(), each => reasonOfLoss(context, there, each))).flat();
    for (const { undoing, reason } of lost) {
      undoings.delete(subjectName(undoing.subject));
      conflicts.push(conflictOf(undoing, undefined, reason));
    }
    if (lost.length === 0) break;
  }
  const there = new There(found, undoings);
  for (const lacking of (await mappedInSlices(undoings.values(), each => lackingOf(context, there, each))).flat()) {
    const name = subjectName(lacking.undoing.subject);
    const known = undoings.get(name) ?? lacking.undoing;
    undoings.set(name, { ...known, fields: without(known, lacking) });
    conflicts.push(conflictOf(lacking.undoing, lacking.field, lacking.reason));
  }
  return { undoings, conflicts };
}

/** A conflict for another reason than that values differ. */
export function conflictOf({ subject }: Undoing, field: RecordField | undefined, reason: string): RevertConflict {
  return { subject, field, expected: null, found: null, reason };
}

/** Parts that a record is to have and does not have now. */
export function partsPut(undoing: Undoing, now: RecordFields | undefined): readonly (readonly [string, RecordField])[] {
  return [...(undoing.fields ?? [])].filter(([name, field]) => !isSame(now?.get(name), field));
}

/** Objects, entries and choices that are there once everything is undone. */
class There {
  private readonly found: References;
  private readonly undoings: ReadonlyMap<string, Undoing>;

  constructor(found: References, undoings: ReadonlyMap<string, Undoing>) {
    this.found = found;
    this.undoings = undoings;
  }

  has(kind: 'object' | 'entry' | 'choice', id: number): boolean {
    const undoing = this.undoings.get(`${kind} ${kind === 'choice' ? id - lastCatalogueChoice : id}`);
    return undoing ? undoing.fields !== undefined : this.found[kind](id) !== undefined;
  }
}

async function wantedOf(context: DomainContext, all: readonly Undoing[]): Promise<ReferenceIds> {
  const wanted = new ReferenceIds();
  await eachInSlices(all, undoing => {
    if (!undoing.fields) return;
    if (undoing.subject.object !== null) wanted.objects.add(undoing.subject.object);
    for (const [, field] of partsPut(undoing, undoing.now)) {
      const { objects, entries, choices } = referencesIn(context, undoing, field);
      for (const id of objects) wanted.objects.add(id);
      for (const id of entries) wanted.entries.add(id);
      for (const id of choices) wanted.choices.add(id);
    }
  });
  return wanted;
}

/** Targets of a part: links only as far as they were there. */
function referencesIn({ registry }: DomainContext, { subject }: Undoing, field: RecordField): ReferenceIds {
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

function reasonOfLoss({ registry }: DomainContext, there: There, undoing: Undoing): { undoing: Undoing; reason: string }[] {
  const { subject, fields, present } = undoing;
  if (!fields || present) return [];
  const { kind, object, category } = subject;
  const lost = (reason: string) => [{ undoing, reason }];
  const type = String(fields.get('column type')?.value ?? '');
  if (kind === 'object' && !registry.objectType(type)) return lost(`its object type ${type} is no longer in the catalogue`);
  if (kind !== 'entry') return [];
  if (!registry.category(category ?? '')) return lost(`its category ${category} is no longer in the catalogue`);
  return there.has('object', object ?? 0) ? [] : lost('its object is gone');
}

function lackingOf(context: DomainContext, there: There, undoing: Undoing): readonly Lacking[] {
  return partsPut(undoing, undoing.now).flatMap(([name, field]) => {
    const { objects, entries, choices } = referencesIn(context, undoing, field);
    const isGone =
      [...objects].some(id => !there.has('object', id)) ||
      [...entries].some(id => !there.has('entry', id)) ||
      [...choices].some(id => !there.has('choice', id));
    const left = field.rows.filter(({ target_object: object, target_entry: entry }) =>
      object === null ? there.has('entry', Number(entry)) : there.has('object', Number(object)),
    );
    return !isGone ? [] : [{ undoing, name, field, left, reason: 'leads to what is gone' }];
  });
}

/** Where the record is there, the part stays as it is; where it comes back, it comes without what is gone. */
function without({ fields = new Map(), present, now }: Undoing, { name, field, left }: Lacking): RecordFields {
  const changed = new Map(fields);
  const known = now?.get(name);
  if (present && known) return changed.set(name, known);
  if (field.of === 'column') return field.key === 'default_template' ? changed.set(name, { ...field, value: null }) : changed;
  if (!present && left.length > 0) return changed.set(name, { ...field, rows: left });
  changed.delete(name);
  return changed;
}
