import { idsIn } from '../../attributes/links.js';
import type { AttributeKey, LinkName, ShippedCategory, ValuesOf } from './category-values.js';
import type { FactSource, FoundEntry, WithOwner, WithReferents } from './facts.js';
import type { Need } from './need.js';

/** A found entry of a category, and the attributes whose referents can be named. */
export type Found<Category extends ShippedCategory, Named extends string = never> = FoundEntry<ValuesOf<Category>> &
  WithReferents<Named>;

/** Normal entries of a category on the same object. */
export function entriesBeside<const Category extends ShippedCategory, const Named extends AttributeKey<Category> = never>(
  category: Category,
  ...named: readonly Named[]
): Need<readonly Found<Category, Named>[], never> {
  return {
    kind: 'beside',
    idsOf: ({ object }) => [object],
    names: [category],
    answer: (facts, { object }) => asEntries(facts.beside(object, category)),
    named: { [category]: named },
  };
}

/** Normal entries of a category on the objects that an attribute leads to. */
export function entriesOnLinked<
  const OwnKey extends string,
  const Category extends ShippedCategory,
  const Named extends AttributeKey<Category> = never,
>(key: OwnKey, category: Category, ...named: readonly Named[]): Need<readonly Found<Category, Named>[], OwnKey> {
  return {
    kind: 'beside',
    idsOf: entry => idsAt(entry, key),
    names: [category],
    answer: (facts, entry) => asEntries(idsAt(entry, key).flatMap(id => facts.beside(id, category))),
    own: [key],
    named: { [category]: named },
  };
}

/** The entries of a category that an attribute leads to; missing ones are left out. */
export function entriesLinked<
  const OwnKey extends string,
  const Category extends ShippedCategory,
  const Named extends AttributeKey<Category> = never,
>(key: OwnKey, category: Category, ...named: readonly Named[]): Need<readonly Found<Category, Named>[], OwnKey> {
  return {
    kind: 'entries',
    idsOf: entry => idsAt(entry, key),
    names: [],
    answer: (facts, entry) => asEntries(idsAt(entry, key).flatMap(id => facts.findEntry(id) ?? [])),
    own: [key],
    named: { [category]: named },
  };
}

/** The entry that an attribute leads to, of whichever category, and its object; absent where it is gone. */
export function entryAnywhere<const OwnKey extends string>(
  key: OwnKey,
  named: Readonly<Partial<Record<ShippedCategory, readonly string[]>>>,
): Need<(FoundEntry & WithOwner) | undefined, OwnKey> {
  return {
    kind: 'entries',
    idsOf: entry => idsAt(entry, key),
    names: [],
    answer: (facts, { values: { [key]: id } }) => {
      const found = typeof id === 'number' ? facts.findEntry(id) : undefined;
      return found && asEntry<FoundEntry & WithOwner>(found);
    },
    own: [key],
    named,
    owners: 'found',
  };
}

/** Normal entries of normal objects that link to the object by one of these links, and their objects. */
export function entriesLinkingHere<const Link extends LinkName, const Named extends AttributeKey<CategoryOf<Link>> = never>(
  links: readonly Link[],
  ...named: readonly Named[]
): Need<readonly (Found<CategoryOf<Link>, Named> & WithOwner)[], never> {
  return {
    kind: 'linking',
    idsOf: ({ object }) => [object],
    names: links,
    answer: (facts, { object }) => asEntries(facts.linking('linking', object)),
    named: Object.fromEntries(links.map(link => [categoryIn(link), named])),
    owners: 'found',
  };
}

/** Normal entries of normal objects that link to the entry by one of these links, and their objects. */
export function entriesUsingIt<const Link extends LinkName>(
  ...links: readonly Link[]
): Need<readonly (Found<CategoryOf<Link>> & WithOwner)[], never> {
  return {
    kind: 'using',
    idsOf: ({ id }) => [id],
    names: links,
    answer: (facts, { id }) => asEntries(facts.linking('using', id)),
    owners: 'found',
  };
}

/** How many normal entries of normal objects link to the object by one of these links. */
export function countLinkingHere(...links: readonly LinkName[]): Need<number, never> {
  return {
    kind: 'links',
    idsOf: ({ object }) => [object],
    names: links,
    answer: (facts, { object }) => facts.count('links', object),
  };
}

/** Titles of normal entries of normal objects that link to the object by one of these links, each once. */
export function titlesLinkingHere(...links: readonly LinkName[]): Need<readonly string[], never> {
  return {
    kind: 'titles',
    idsOf: ({ object }) => [object],
    names: links,
    answer: (facts, { object }) => facts.titles(object),
  };
}

/** How many normal entries of normal objects link to the entry by one of these links. */
export function countUsingIt(...links: readonly LinkName[]): Need<number, never> {
  return { kind: 'uses', idsOf: ({ id }) => [id], names: links, answer: (facts, { id }) => facts.count('uses', id) };
}

/** The first normal entry of one of these categories on the object that the entry an attribute leads to has in its link `link`. */
export function entryBehind<
  const OwnKey extends string,
  const Category extends ShippedCategory,
  const Named extends AttributeKey<Category> = never,
>(
  key: OwnKey,
  link: LinkName,
  categories: readonly Category[],
  ...named: readonly Named[]
): Need<Found<Category, Named> | undefined, OwnKey> {
  const attribute = link.slice(link.indexOf('.') + 1);
  return {
    kind: 'behind',
    idsOf: entry => idsAt(entry, key),
    names: categories.map(category => `${category}.${attribute}`),
    answer: (facts, entry) => asEntries<Found<Category, Named>>(idsAt(entry, key).flatMap(id => facts.behind(id) ?? []))[0],
    own: [key],
    named: Object.fromEntries(categories.map(category => [category, named])),
  };
}

/** Titles of what the object is in that an attribute leads to, by a link from object to object: the outermost first, that object last. */
export function pathOf<const OwnKey extends string>(key: OwnKey, link: LinkName): Need<readonly string[], OwnKey> {
  return {
    kind: 'paths',
    idsOf: entry => idsAt(entry, key),
    names: [link],
    answer: (facts, entry) => idsAt(entry, key).flatMap(id => facts.path(id, entry.object)),
    own: [key],
  };
}

/** Every normal entry of the category on the object, the entry itself among them, with what its attributes lead to. */
export function siblings<const Category extends ShippedCategory>(
  category: Category,
): Need<readonly (FactSource<ValuesOf<Category>> & WithReferents<AttributeKey<Category>>)[], never> {
  return { answer: facts => asEntries(facts.siblings), names: [category], siblings: true };
}

/** The entry as one whose object was looked up. */
export function itself(): Need<FactSource & WithOwner, never> {
  return { names: [], answer: (_, entry) => asEntry(entry), owners: 'own' };
}

type CategoryOf<Link extends LinkName> = Link extends `${infer Category extends ShippedCategory}.${string}` ? Category : never;

function idsAt({ values }: FactSource, key: string): readonly number[] {
  return idsIn(values[key]);
}

function categoryIn(link: LinkName): string {
  return link.slice(0, link.indexOf('.'));
}

/** The same entries, as what the question about them promises: of which category they are, and what of them was looked up. */
function asEntry<Entry>(entry: FactSource): Entry {
  return entry as FactSource & Entry;
}

function asEntries<Entry>(entries: readonly FactSource[]): readonly Entry[] {
  return entries as readonly (FactSource & Entry)[];
}
