import type { Attribute, Kept, KeptValues } from '../../attributes/attribute-type.js';
import { idsIn } from '../../attributes/links.js';
import { ReferenceIds, type References } from '../../attributes/references.js';
import type { Registry } from '../../catalog/registry.js';
import { type CategoryModel, isLink, linksOf, modelOf } from '../entries/category-model.js';
import { lookUp } from '../entries/references.js';
import { valuesOf } from '../entries/stored-values.js';
import type { EntryRecord } from '../storage/entries.js';
import type { Reads } from '../storage/reads.js';

/** What links of entries lead to, as far as it is there and seen by these reads. One statement, or none. */
export function targetsOf(registry: Registry, reads: Reads, entries: readonly EntryRecord[]): Promise<References> {
  const wanted = new ReferenceIds();
  for (const entry of entries) {
    const category = registry.category(entry.category);
    const model = category && modelOf(registry, category);
    if (!model || model.links.length === 0) continue;
    for (const { targetObject, targetEntry } of linksOf(model.links, valuesOf(model, entry), entry.id)) {
      if (targetObject !== null) wanted.objects.add(targetObject);
      if (targetEntry !== null) wanted.entries.add(targetEntry);
    }
  }
  return lookUp(reads, wanted);
}

/** Where links of copied entries may lead: what was found, and which entries have copies. */
export interface LinkTargets {
  readonly found: References;
  readonly copies: ReadonlyMap<number, number>;
}

/** The values of an entry for a copy of it: links lead to copies where there are some; what was not found is left out. */
export function relinked(model: CategoryModel, entry: EntryRecord, targets: LinkTargets): KeptValues {
  return withLinks(model.links, withoutTaken(model, entry), targets);
}

/** Without what leads to its owner alone: that stays with the original. */
function withoutTaken(model: CategoryModel, entry: EntryRecord): KeptValues {
  const values = valuesOf(model, entry);
  for (const { own, there } of model.mirrors) if (there.type === 'object' || there.type === 'entry') delete values[own.key];
  return values;
}

function withLinks(links: readonly Attribute[], values: KeptValues, targets: LinkTargets): KeptValues {
  for (const { key, type, fields, mutual } of links) {
    if (mutual) delete values[key];
    const kept = values[key];
    if (fields && Array.isArray(kept)) {
      values[key] = (kept as readonly KeptValues[]).map(
        row => withLinks(fields.filter(isLink), { ...row }, targets) as { [key: string]: Kept },
      );
      continue;
    }
    const ids = toEntries.has(type) ? entryIds(kept, targets) : idsIn(kept).filter(id => targets.found.object(id));
    if (ids.length === 0) delete values[key];
    else values[key] = Array.isArray(kept) ? ids : ids[0];
  }
  return values;
}

const toEntries: ReadonlySet<string> = new Set(['entry', 'entries']);

function entryIds(kept: Kept, { found, copies }: LinkTargets): number[] {
  return idsIn(kept)
    .filter(id => found.entry(id))
    .map(id => copies.get(id) ?? id);
}
