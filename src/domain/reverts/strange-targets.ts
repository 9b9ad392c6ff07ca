import { isDeepStrictEqual } from 'node:util';
import { leadsToEntries } from '../../attributes/attribute-types.js';
import type { KeptValues } from '../../attributes/attribute-values.js';
import type { References } from '../../attributes/references.js';
import type { DomainContext } from '../context.js';
import { modelOf } from '../models/category-model.js';
import {
  declaredLinksOf,
  expectedOwner,
  followLinks,
  type LinkPlace,
  lookUpTargets,
  type RestrictedLink,
  type Target,
  targetFault,
  targetsIn,
} from '../models/link-targets.js';
import type { Records } from '../storage/records.js';
import { subjectName } from '../storage/reverts.js';
import { conflictOf, type RestorePlan } from './dangling-references.js';
import type { RecordFields } from './record-fields.js';
import type { RecordMerge } from './three-way-merge.js';

/** A link that is undone, or that leads to entries of an object that another attribute names once that is undone. */
interface RestoredLink {
  readonly merge: RecordMerge;
  readonly link: RestrictedLink;
  readonly place: LinkPlace;
  /** The name of the part that is undone. */
  readonly part: string;
  readonly targets: readonly number[];
}

/** Undoes no link that would lead to what it may not lead to. One statement, or none. */
export async function dropStrangeTargets(
  { registry }: DomainContext,
  { everything }: Records,
  { merges, conflicts }: RestorePlan,
): Promise<RestorePlan> {
  const restored = [...merges.values()].flatMap(merge => restoredLinksOf(registry, merge));
  if (restored.length === 0) return { merges, conflicts };
  const known = await lookUpTargets(everything, restored);
  const follow = followLinks(registry, everything);
  const left = new Map(merges);
  const found = [...conflicts];
  for (const { merge, link, place, part, targets } of restored) {
    const expected = await expectedOwner(link, place, follow);
    const targetOf = (id: number): Target =>
      leadsToEntries(link.attribute) ? entryAt(merges, known, id) : objectAt(merges, known, id);
    const [fault] = targets.flatMap(id => targetFault(registry, link, place, targetOf(id), expected) ?? []);
    const current = left.get(subjectName(merge.subject));
    if (!fault || !current) continue;
    found.push(conflictOf(merge, (merge.fields ?? merge.now)?.get(part), fault));
    left.set(subjectName(merge.subject), { ...current, fields: partAsNow(current, part) });
  }
  return { merges: left, conflicts: found };
}

/** An entry, whether it is there or comes back. */
function entryAt(merges: RestorePlan['merges'], known: References, id: number): Target {
  return { id, of: known.entry(id)?.object ?? merges.get(`entry ${id}`)?.subject.object ?? undefined };
}

/** An object with the type that it has once everything is undone. */
function objectAt(merges: RestorePlan['merges'], known: References, id: number): Target {
  const restored = merges.get(`object ${id}`)?.fields?.get('column type')?.value;
  return { id, type: typeof restored === 'string' ? restored : known.object(id)?.type };
}

function restoredLinksOf(registry: DomainContext['registry'], merge: RecordMerge): readonly RestoredLink[] {
  const { subject, fields, now } = merge;
  const category = subject.kind === 'entry' && fields ? registry.category(subject.category ?? '') : undefined;
  if (!category) return [];
  const [before, values] = [valuesIn(now), valuesIn(fields)];
  const place = { object: Number(subject.object), entry: Number(subject.subject), values };
  return declaredLinksOf(modelOf(registry, category), registry).flatMap((link): RestoredLink[] => {
    const [was, is] = [targetsIn(link, before), targetsIn(link, values)];
    const { key = '' } = link.owner ?? {};
    const isOwnerChanged = !isDeepStrictEqual(before[key], values[key]);
    const targets = isOwnerChanged ? is : is.filter(id => !was.includes(id));
    const part = `value ${isDeepStrictEqual(was, is) ? key : link.key}`;
    return targets.length > 0 ? [{ merge, link, place, part, targets }] : [];
  });
}

function valuesIn(fields: RecordFields = new Map()): KeptValues {
  const values: KeptValues = {};
  for (const { of, key, value } of fields.values()) if (of === 'value' && value !== null) values[key] = value;
  return values;
}

/** The parts that a record is to have, one of them as it is now. */
function partAsNow({ fields, now }: RecordMerge, name: string): RecordFields {
  const parts = new Map(fields);
  const part = now?.get(name);
  if (part) return parts.set(name, part);
  parts.delete(name);
  return parts;
}
