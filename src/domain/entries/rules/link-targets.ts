import { isDeepStrictEqual } from 'node:util';
import { leadsToEntries } from '../../../attributes/attribute-types.js';
import { type Kept, type KeptValues, setValue } from '../../../attributes/attribute-values.js';
import { idsIn } from '../../../attributes/links.js';
import { nameOf } from '../../../attributes/names.js';
import type { ReferencedEntry } from '../../../attributes/references.js';
import type { Text } from '../../../messages/text.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import {
  expectedOwner,
  followLinks,
  type RestrictedLink,
  restrictedLinksOf,
  targetFault,
  targetsIn,
} from '../../models/link-targets.js';
import type { Records } from '../../storage/records.js';
import type { EntryDraft, EntryOccasions, EntryRule } from '../entry-rule.js';
import { idsByTitle } from '../titles.js';
import type { Writing } from '../writing.js';

/**
 * A link leads to what the catalogue says: to an entry of the same object, or of the object that another attribute names, and not to what has
 * it. What an entry leads to already stays. Where the other attribute changes alone, the entry of the same title there is taken.
 */
export const linkTargets: EntryRule = {
  name: 'linkTargets',
  appliedTo(model, registry) {
    const links = restrictedLinksOf(model, registry);
    return links.length > 0 ? ofLinks(links) : undefined;
  },
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

function ofLinks(links: readonly RestrictedLink[]): EntryOccasions {
  return {
    received: 'nothing',
    async prepare(writing, drafts) {
      for (const draft of drafts) await prepareDraft(writing, links, draft);
    },
    stored: 'nothing',
    written: 'nothing',
    copied: 'nothing',
    beforeTransition: 'nothing',
    afterTransition: 'nothing',
  };
}

/** @throws RpcError ValidationFailed */
async function prepareDraft(writing: Writing, links: readonly RestrictedLink[], draft: EntryDraft): Promise<void> {
  const faults: Record<string, Text> = {};
  const changed = links.filter(link => isChanged(link, draft));
  if (changed.length === 0) return;
  const { everything } = writing.records;
  const found = await targetsOf(everything, changed, draft);
  const place = { object: writing.object.id, entry: draft.id, values: draft.values };
  for (const link of changed) {
    const expected = await expectedOwner(link, place, followLinks(writing.context.registry, everything));
    if (follows(link, draft)) await followOwner(writing.records, link, draft, found, expected);
    const before = isOwnerChanged(link, draft) ? [] : targetsIn(link, draft.before);
    for (const id of targetsIn(link, draft.values).filter(each => !before.includes(each))) {
      const fault = targetFault(writing.context.registry, link, place, { id, of: found.get(id)?.object }, expected);
      if (fault && draft.isCopy) leaveOut(link, draft.values, id);
      else if (fault) faults[nameOf(writing.model.category.attributesByKey.get(link.key) ?? link)] ??= fault;
    }
  }
  if (Object.keys(faults).length > 0) throw new RpcError('ValidationFailed', {}, faults);
}

function isChanged(link: RestrictedLink, { before, values }: EntryDraft): boolean {
  const given = targetsIn(link, values);
  if (given.length === 0) return false;
  return isOwnerChanged(link, { before, values }) || !isDeepStrictEqual(given, targetsIn(link, before));
}

function isOwnerChanged({ owner }: RestrictedLink, { before, values }: Pick<EntryDraft, 'before' | 'values'>): boolean {
  return owner !== undefined && !isDeepStrictEqual(before[owner.key], values[owner.key]);
}

/** Whether a link was not sent, though the attribute that names the object was. */
function follows(link: RestrictedLink, { entry, sent, before, values }: EntryDraft): boolean {
  const isLeft = entry !== undefined && !Object.hasOwn(sent, link.key) && isDeepStrictEqual(before[link.key], values[link.key]);
  return isLeft && isOwnerChanged(link, { before, values });
}

/** Entries that links lead to, whether or not the caller may view them. */
async function targetsOf(
  { referents }: Records,
  links: readonly RestrictedLink[],
  { values }: EntryDraft,
): Promise<ReadonlyMap<number, ReferencedEntry>> {
  const ids = new Set(links.filter(({ attribute }) => leadsToEntries(attribute)).flatMap(link => targetsIn(link, values)));
  if (ids.size === 0) return new Map();
  const { entries } = await referents.find({ choices: [], objects: [], entries: [...ids] });
  return new Map(entries.map(entry => [entry.id, entry]));
}

/** Leads a link to the entries of the same titles that the other object has; what it does not have, or several times, is left out. */
async function followOwner(
  { links }: Records,
  link: RestrictedLink,
  { values }: EntryDraft,
  found: ReadonlyMap<number, ReferencedEntry>,
  expected: number | undefined,
): Promise<void> {
  const left = idsIn(values[link.key]).flatMap(id => found.get(id) ?? []);
  const [{ category } = { category: '' }] = left;
  const titles = left.map(({ title }) => title);
  const there = idsByTitle(expected === undefined ? [] : await links.findByTitles(expected, category, titles));
  const ids = titles.flatMap(title => {
    const [named, ...others] = there.get(title) ?? [];
    return named !== undefined && others.length === 0 ? named : [];
  });
  setValue(values, link.key, Array.isArray(values[link.key]) && ids.length > 0 ? ids : ids[0]);
}

function leaveOut({ key, attribute, isColumn }: RestrictedLink, values: KeptValues, id: number): void {
  const kept = values[key];
  if (isColumn && Array.isArray(kept)) values[key] = kept.map(row => rowWithout(row as Readonly<KeptValues>, attribute.key, id));
  else setValue(values, key, without(kept, id));
}

function rowWithout(row: Readonly<KeptValues>, key: string, id: number): { readonly [key: string]: Kept } {
  const left = { ...row };
  setValue(left, key, without(row[key], id));
  return left;
}

function without(kept: Kept, id: number): Kept {
  const left = idsIn(kept).filter(each => each !== id);
  return Array.isArray(kept) && left.length > 0 ? left : left[0];
}
