import type { Attribute } from '../../attributes/attribute-type.js';
import { isLink, leadsToEntries, leadsToObjects } from '../../attributes/attribute-types.js';
import type { KeptValues } from '../../attributes/attribute-values.js';
import { idsIn, typeFault } from '../../attributes/links.js';
import { memoizeByPart } from '../../attributes/memoize.js';
import { ReferenceIds, type References } from '../../attributes/references.js';
import type { Registry } from '../../catalog/registry.js';
import { type Text, text } from '../../messages/text.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { Reads } from '../storage/reads.js';
import type { Records } from '../storage/records.js';
import { type CategoryModel, modelOf } from './category-model.js';
import { lookUp } from './references.js';
import { valuesOf } from './stored-values.js';

/** A link of which the catalogue says what it may lead to. */
export interface RestrictedLink {
  /** The link, or the attribute whose rows have it. */
  readonly key: string;
  readonly attribute: Attribute;
  readonly isColumn: boolean;
  /** The attribute that says whose entries it leads to. */
  readonly owner: OwningLink | undefined;
}

/** An attribute whose value is the object that has the entries, or an entry that says by a link of its own which object has them. */
interface OwningLink {
  readonly key: string;
  /** The link of the entry; `undefined` where the value is the object. */
  readonly through: string | undefined;
}

/** Where a link is: its object, its entry once there is one, and the values beside it. */
export interface LinkPlace {
  readonly object: number;
  readonly entry: number | undefined;
  readonly values: Readonly<KeptValues>;
}

/** The object that a link of an entry leads to; `undefined` where it leads nowhere. */
export type FollowLink = (entry: number, attribute: string) => Promise<number | undefined>;

/** The object whose entries a link may lead to; `undefined` where nothing says so. */
export type ExpectedOwner = number | undefined;

/** The links of a category of which the catalogue says more than the category that they lead to. */
export const declaredLinksOf = memoizeByPart(
  ({ attributes, links }: CategoryModel, registry: Registry): readonly RestrictedLink[] =>
    links.flatMap(link => {
      const columns = link.fields?.filter(isLink) ?? [link];
      return columns.flatMap(attribute => {
        const owner = owningLinkOf(registry, attributes, attribute);
        const declared = { key: link.key, attribute, isColumn: attribute !== link, owner };
        return isRestricted(declared) || registry.permittedTypes(attribute) ? declared : [];
      });
    }),
);

/** Those that do not lead to just any entry of a category, or to just any object of a type. */
export const restrictedLinksOf = memoizeByPart((model: CategoryModel, registry: Registry) =>
  declaredLinksOf(model, registry).filter(isRestricted),
);

function isRestricted({ attribute: { target = {} }, owner }: Pick<RestrictedLink, 'attribute' | 'owner'>): boolean {
  return target.sameObject === true || target.notItself === true || owner !== undefined;
}

/** The attribute that says whose entries a link leads to; `undefined` where none does. */
export function owningLinkOf(
  registry: Registry,
  attributes: readonly Attribute[],
  { dependsOn, target, ...link }: Attribute,
): OwningLink | undefined {
  const owning = dependsOn === undefined ? undefined : attributes.find(({ key }) => key === dependsOn);
  if (!owning || !isLink(owning) || !leadsToEntries(link)) return undefined;
  if (leadsToObjects(owning)) return { key: owning.key, through: undefined };
  const there = registry.category(owning.target?.category ?? '');
  const alike = there?.attributes.find(each => each.dependsOn !== undefined && each.target?.category === target?.category);
  return alike && { key: owning.key, through: alike.dependsOn };
}

/** Ids that a link leads to. */
export function targetsIn({ key, attribute, isColumn }: RestrictedLink, values: Readonly<KeptValues>): readonly number[] {
  const kept = values[key];
  if (!isColumn) return idsIn(kept);
  return Array.isArray(kept) ? (kept as readonly Readonly<KeptValues>[]).flatMap(row => idsIn(row[attribute.key])) : [];
}

/** What links lead to, as far as these reads may see it. One statement, or none. */
export function lookUpTargets(
  reads: Pick<Reads, 'referents'>,
  linking: readonly { readonly link: RestrictedLink; readonly targets: readonly number[] }[],
): MaybePromise<References> {
  const wanted = new ReferenceIds();
  for (const { link, targets } of linking)
    for (const id of targets) (leadsToEntries(link.attribute) ? wanted.entries : wanted.objects).add(id);
  return lookUp(reads, wanted);
}

/** Follows links of entries as they are kept. */
export function followLinks(registry: Registry, { entries }: Records['everything']): FollowLink {
  return async (entry, attribute) => {
    const record = await entries.find(entry);
    const category = record && registry.category(record.category);
    return category ? idsIn(valuesOf(modelOf(registry, category), record)[attribute])[0] : undefined;
  };
}

/** The object whose entries a link at this place may lead to. */
export async function expectedOwner(
  { attribute, owner }: Pick<RestrictedLink, 'attribute' | 'owner'>,
  { object, values }: Pick<LinkPlace, 'object' | 'values'>,
  follow: FollowLink,
): Promise<ExpectedOwner> {
  if (attribute.target?.sameObject) return object;
  const [named] = owner ? idsIn(values[owner.key]) : [];
  if (named === undefined || !owner?.through) return named;
  return follow(named, owner.through);
}

/** What a link leads to, that is there. */
export interface Target {
  readonly id: number;
  /** The object of an entry. */
  readonly of?: number | undefined;
  /** The type of an object. */
  readonly type?: string | undefined;
}

/** Why a link at this place does not lead to an object or entry; `undefined` where it may. */
export function targetFault(
  registry: Registry,
  { key, attribute, owner }: RestrictedLink,
  { object, entry }: LinkPlace,
  { id, of, type }: Target,
  expected: ExpectedOwner,
): Text | undefined {
  const isOfEntries = leadsToEntries(attribute);
  if (attribute.target?.notItself && id === (isOfEntries ? entry : object))
    return isOfEntries
      ? text('EntryCannotBeItsOwn', { entry: id, attribute: key })
      : text('ExpectedAnotherObject', { object, attribute: key });
  if (!isOfEntries) return type === undefined ? undefined : typeFault(attribute, { id, type }, registry);
  if (expected === undefined || of === undefined || of === expected) return undefined;
  const given = { entry: id, object: of };
  return owner ? text('ExpectedEntryOfObjectNamed', { ...given, key: owner.key }) : text('ExpectedEntryOfThisObject', given);
}
