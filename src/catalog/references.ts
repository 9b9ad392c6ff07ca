import type { Attribute } from '../attributes/attribute-type.js';
import { renameIdentifiers } from '../attributes/expressions/identifiers.js';

/** Attributes by another name: the one that `key` of this category has. */
export type Rename = (category: string, key: string) => string;

type Members = Readonly<Record<string, unknown>>;

/** The keys by which callers know the attributes of categories; `undefined` where none was renamed. */
export function namesByKeys(
  categories: readonly { readonly const: string; readonly attributes: readonly Pick<Attribute, 'key' | 'name'>[] }[],
): Rename | undefined {
  const renamed = categories.flatMap(({ const: constant, attributes }) =>
    attributes.flatMap(({ key, name = key }) => (name === key ? [] : [[`${constant}.${key}`, name] as const])),
  );
  const names = new Map(renamed);
  return names.size === 0 ? undefined : (category, key) => names.get(`${category}.${key}`) ?? key;
}

/** A category by the keys that callers know attributes by. */
export function asCallersName<Category extends { readonly attributes: readonly Pick<Attribute, 'key' | 'name'>[] }>(
  category: Category,
  rename: Rename,
): Category {
  const renamed = renameReferences(category, rename);
  return { ...renamed, attributes: renamed.attributes.map(({ name, ...each }) => ({ ...each, key: name ?? each.key })) };
}

/** Members of an attribute that name another one of its category. */
const namingMembers = ['dependsOn', 'unit', 'sameAs', 'notBefore', 'nameFrom'] as const;

/** A category in which every attribute that it names has another name; the names that its own attributes have are left. */
export function renameReferences<Category extends object>(category: Category, rename: Rename): Category {
  const { const: constant, label, attributes, reverses, countsAs }: Members = Object.fromEntries(Object.entries(category));
  const own = (key: unknown) => renamed(rename, constant, key);
  return {
    ...category,
    ...(Array.isArray(label) && { label: label.map(own) }),
    ...(Array.isArray(attributes) && { attributes: attributes.map(each => renameIn(each, own, rename)) }),
    ...(isMembers(reverses) && { reverses: renameReversal(reverses, own, rename) }),
    ...(isMembers(countsAs) && { countsAs: renameSubtype(countsAs, own, rename) }),
  };
}

type Own = (key: unknown) => unknown;

function renameIn(attribute: Members, own: Own, rename: Rename): Members {
  const { relationByChoice: byChoice, mirrors, expression } = attribute;
  const members = namingMembers.filter(member => attribute[member] !== undefined);
  return {
    ...attribute,
    ...Object.fromEntries(members.map(member => [member, own(attribute[member])])),
    ...(typeof expression === 'string' && { expression: renameIdentifiers(expression, own) }),
    ...(isMembers(byChoice) && { relationByChoice: { ...byChoice, attribute: own(byChoice.attribute) } }),
    ...(isMembers(mirrors) && { mirrors: { ...mirrors, link: renamed(rename, mirrors.category, mirrors.link) } }),
  };
}

function renameReversal({ attributes, ...reversal }: Members, own: Own, rename: Rename): Members {
  const { category, link, owner, entry } = reversal;
  const there = (key: unknown) => renamed(rename, category, key);
  const pairs = Object.entries(isMembers(attributes) ? attributes : {});
  return {
    ...reversal,
    ...{ link: there(link), owner: own(owner) },
    ...(entry !== undefined && { entry: own(entry) }),
    ...(isMembers(attributes) && { attributes: Object.fromEntries(pairs.map(([here, key]) => [own(here), there(key)])) }),
  };
}

function renameSubtype({ attributes, ...subtype }: Members, own: Own, rename: Rename): Members {
  const pairs = Object.entries(isMembers(attributes) ? attributes : {});
  const there = (key: string) => String(renamed(rename, subtype.category, key));
  return {
    ...subtype,
    ...{ kind: renamed(rename, subtype.category, subtype.kind) },
    ...(isMembers(attributes) && { attributes: Object.fromEntries(pairs.map(([key, here]) => [there(key), own(here)])) }),
  };
}

/** What is no name of an attribute stays, for the shape of the definition to be judged. */
function renamed(rename: Rename, category: unknown, key: unknown): unknown {
  return typeof category === 'string' && typeof key === 'string' ? rename(category, key) : key;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
