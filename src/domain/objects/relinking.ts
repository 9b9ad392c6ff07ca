import type { Attribute } from '../../attributes/attribute-type.js';
import { isLink, leadsToEntries } from '../../attributes/attribute-types.js';
import type { Kept, KeptValues } from '../../attributes/attribute-values.js';
import { idsIn } from '../../attributes/links.js';
import { ReferenceIds, type References } from '../../attributes/references.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import { type CategoryModel, linksOf } from '../models/category-model.js';
import { lookUp } from '../models/references.js';
import { listRequiredLinks } from '../models/required-links.js';
import type { Reads } from '../storage/reads.js';

/** An entry to be copied, with the values of its copy; its links still lead where those of the entry do. */
export interface Original {
  readonly id: number;
  readonly model: CategoryModel;
  readonly values: KeptValues;
}

/** Existing link targets of entries, as far as these reads may see them. One statement, or none. */
export function targetsOf(reads: Reads, originals: readonly Original[]): MaybePromise<References> {
  const referenceIds = new ReferenceIds();
  for (const { id, model, values } of originals) {
    for (const { targetObject, targetEntry } of linksOf(model.links, values, id)) {
      if (targetObject !== null) referenceIds.objects.add(targetObject);
      if (targetEntry !== null) referenceIds.entries.add(targetEntry);
    }
  }
  return lookUp(reads, referenceIds);
}

/** Where links of copied entries may lead: what was found, and which entries of the template have copies. */
export interface LinkTargets {
  readonly found: References;
  /** Id of the template. */
  readonly template: number;
  readonly copies: ReadonlyMap<number, number>;
}

/** The values of a copy: links lead to copies where there are some; targets that were not found are left out. */
export function relinkValues({ model, values }: Original, targets: LinkTargets): KeptValues {
  return withLinks(model.links, { ...values }, targets);
}

/** Whether a copy would lead somewhere by every link without which it says nothing. */
export function keepsRequiredLinks({ model, values }: Original, found: References): boolean {
  return listRequiredLinks(model).every(({ key }) => idsIn(values[key]).some(id => found.object(id)));
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
    const ids = leadsToEntries(link) ? entryIds(kept, targets) : idsIn(kept).filter(id => targets.found.object(id));
    if (ids.length === 0) delete values[key];
    else values[key] = Array.isArray(kept) ? ids : ids[0];
  }
  return values;
}

function entryIds(kept: Kept, { found, copies, template }: LinkTargets): number[] {
  return idsIn(kept).flatMap(id => {
    const target = found.entry(id);
    return copies.get(id) ?? (target && target.object !== template ? id : []);
  });
}
