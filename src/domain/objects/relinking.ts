import type { Attribute } from '../../attributes/attribute-type.js';
import { isLink, typeOf } from '../../attributes/attribute-types.js';
import type { Kept, KeptValues } from '../../attributes/attribute-values.js';
import { idsIn } from '../../attributes/links.js';
import { ReferenceIds, type References } from '../../attributes/references.js';
import type { Awaitable } from '../../rpc/awaitable.js';
import { type CategoryModel, linksOf } from '../models/category-model.js';
import { lookUp } from '../models/references.js';
import type { Reads } from '../storage/reads.js';

/** An entry to be copied, with the values of its copy; its links still lead where those of the entry do. */
export interface Original {
  readonly id: number;
  readonly model: CategoryModel;
  readonly values: KeptValues;
}

/** Existing link targets of entries, as far as these reads may see them. One statement, or none. */
export function targetsOf(reads: Reads, originals: readonly Original[]): Awaitable<References> {
  const referenceIds = new ReferenceIds();
  for (const { id, model, values } of originals) {
    for (const { targetObject, targetEntry } of linksOf(model.links, values, id)) {
      if (targetObject !== null) referenceIds.objects.add(targetObject);
      if (targetEntry !== null) referenceIds.entries.add(targetEntry);
    }
  }
  return lookUp(reads, referenceIds);
}

/** Where links of copied entries may lead: what was found, and which entries have copies. */
export interface LinkTargets {
  readonly found: References;
  readonly copies: ReadonlyMap<number, number>;
}

/** The values of a copy: links lead to copies where there are some; targets that were not found are left out. */
export function relinked({ model, values }: Original, targets: LinkTargets): KeptValues {
  return withLinks(model.links, { ...values }, targets);
}

function withLinks(links: readonly Attribute[], values: KeptValues, targets: LinkTargets): KeptValues {
  for (const link of links) {
    const { key, fields } = link;
    const kept = values[key];
    if (fields && Array.isArray(kept)) {
      values[key] = (kept as readonly KeptValues[]).map(
        row => withLinks(fields.filter(isLink), { ...row }, targets) as { [key: string]: Kept },
      );
      continue;
    }
    const ids =
      typeOf(link).holds.leadsTo === 'entries' ? entryIds(kept, targets) : idsIn(kept).filter(id => targets.found.object(id));
    if (ids.length === 0) delete values[key];
    else values[key] = Array.isArray(kept) ? ids : ids[0];
  }
  return values;
}

function entryIds(kept: Kept, { found, copies }: LinkTargets): number[] {
  return idsIn(kept)
    .filter(id => found.entry(id))
    .map(id => copies.get(id) ?? id);
}
