import type { Attribute } from '../../../attributes/attribute-type.js';
import { leadsToEntries, typeOf } from '../../../attributes/attribute-types.js';
import { idsIn } from '../../../attributes/links.js';
import { memoizeByPart } from '../../../attributes/memoize.js';
import type { Category, Registry } from '../../../catalog/registry.js';
import { requireRight } from '../../access/permission.js';
import { type CategoryModel, modelOf } from '../../models/category-model.js';
import { linkWith, linkWithout } from '../../models/inverse-view.js';
import { valuesLeftOf, valuesOf } from '../../models/stored-values.js';
import type { EntryRecord } from '../../storage/entries.js';
import type { EntryChange, EntryOccasions, EntryRule } from '../entry-rule.js';
import { onlyEntry } from '../locking.js';
import { rejectManyEntries } from '../several-entries.js';
import { type Writing, writeEntries } from '../writing.js';

/** A link that entries on its other side show, too. */
export interface BidirectionalLink {
  readonly own: Attribute;
  readonly category: Category;
  readonly there: Attribute;
  /** The other side is where the link is kept. */
  readonly isBackward: boolean;
}

/** The links of a category that entries on their other side show, too, and those that it shows of others. */
export const bidirectionalLinksOf = memoizeByPart(
  ({ category }: CategoryModel, registry: Registry): readonly BidirectionalLink[] =>
    registry.categories.flatMap(backward =>
      backward.attributes.flatMap(shown => {
        const forward = registry.category(shown.mirrors?.category ?? '');
        const kept = forward?.attributesByKey.get(shown.mirrors?.link ?? '');
        if (!forward || !kept || backward.sameAs) return [];
        const sides: readonly BidirectionalLink[] = [
          { own: shown, category: forward, there: kept, isBackward: true },
          { own: kept, category: backward, there: shown, isBackward: false },
        ];
        return sides.filter(({ isBackward }) => category === (isBackward ? backward : forward));
      }),
    ),
);

/** Both sides of a link agree: what one side no longer leads to forgets it, what it leads to now shows it. */
export const bidirectionalLink: EntryRule = {
  name: 'bidirectionalLink',
  appliedTo(model, registry) {
    const links = bidirectionalLinksOf(model, registry);
    return links.length > 0 ? ofLinks(links) : undefined;
  },
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

function ofLinks(links: readonly BidirectionalLink[]): EntryOccasions {
  // Links whose other side holds a single value stay with the original.
  const notCopied = links.filter(({ there }) => !typeOf(there).holds.many).map(({ own }) => own.key);
  return {
    received: 'nothing',
    prepare: 'nothing',
    stored: 'nothing',
    async written(writing, changes) {
      for (const change of changes) await alignOtherSides(writing, links, change);
    },
    copied: (_, { values }) => Object.fromEntries(Object.entries(values).filter(([key]) => !notCopied.includes(key))),
    beforeTransition: 'nothing',
    async afterTransition(step) {
      const { entry, model, to } = step;
      if (to === 'purged')
        await alignOtherSides(step, links, { id: entry.id, sent: {}, before: valuesLeftOf(model, entry), values: {} });
    },
  };
}

/**
 * Writes changed links on their other side, too; what is sent again puts right what does not agree there. Writing there aligns what changed
 * there, until both sides agree.
 * @throws RpcError LimitExceeded
 */
async function alignOtherSides(
  writing: Writing,
  links: readonly BidirectionalLink[],
  { id: entry, sent, before, values }: Pick<EntryChange, 'id' | 'sent' | 'before' | 'values'>,
): Promise<void> {
  for (const link of links) {
    const { key } = link.own;
    const [was, is] = [idsIn(before[key]), idsIn(values[key])];
    const [left, joined] = [was.filter(id => !is.includes(id)), is.filter(id => !was.includes(id))];
    rejectManyEntries(writing.context, left.length + joined.length);
    const self = leadsToEntries(link.there) ? entry : writing.object.id;
    for (const id of left) await alignOtherSide(writing, link, id, { self, isLinked: false });
    for (const id of Object.hasOwn(sent, key) ? is : joined) await alignOtherSide(writing, link, id, { self, isLinked: true });
  }
}

/**
 * Writes the other side of a link; targets that were purged are skipped. A list that only shows a link kept elsewhere is written even
 * where the caller may not view it: an error would disclose that it is there.
 */
async function alignOtherSide(
  given: Writing,
  link: BidirectionalLink,
  id: number,
  { self, isLinked }: { readonly self: number; readonly isLinked: boolean },
): Promise<void> {
  const { category, there, isBackward } = link;
  const { context, time } = given;
  const records = isBackward ? given.records : given.records.everything;
  const found = await otherSide({ ...given, records }, link, id);
  const object = found && (await records.objects.lockOwner(found.object));
  if (!object) return;
  const model = modelOf(context.registry, category);
  const values = found.entry ? valuesOf(model, found.entry) : {};
  if (idsIn(values[there.key]).includes(self) === isLinked) return;
  if (isBackward) requireRight(context, object.type, category.const);
  const linked = (isLinked ? linkWith : linkWithout)({ link: there }, values, self);
  await writeEntries({ context, records, object, model, time }, {}, found.entry, linked);
}

interface OtherSide {
  readonly object: number;
  readonly entry: EntryRecord | undefined;
}

/** The entry a link leads to, or the one of the object it leads to; that may still have to be made. */
async function otherSide({ context, records }: Writing, link: BidirectionalLink, id: number): Promise<OtherSide | undefined> {
  if (!leadsToEntries(link.there)) return { object: id, entry: await onlyEntry(context, records, link.category, id) };
  const entry = await records.entries.find(id);
  return entry && { object: entry.object, entry };
}
