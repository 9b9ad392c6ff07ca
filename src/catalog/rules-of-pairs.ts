import type { AttributeDefinition, CategoryDefinition } from '../../generated/types.js';
import { isLink, typeOf } from '../attributes/attribute-types.js';
import { text } from '../messages/text.js';
import type { Catalog, Rule } from './catalog.js';
import { finding, type Source } from './sources.js';

type Categories = Catalog['named']['categories'];

/** A link, and the category that keeps it. */
interface KeptLink {
  readonly source: Source<CategoryDefinition>;
  readonly attribute: AttributeDefinition;
}

/**
 * Of two links of categories that lead to each other, one shows the other from its other side, or is said to be about something else. Of a
 * site that is asked of links within one object: others were there before it was.
 */
export const linksThatMeetAreOne: Rule = function* ({ categories, named }) {
  const keeping = categories.filter(({ definition: { sameAs, reverses } }) => !sameAs && !reverses);
  const bySource = new Map(keeping.map(source => [source.definition.const, source]));
  for (const source of keeping)
    for (const [at, attribute] of source.definition.attributes.entries()) {
      const one = { source, attribute };
      const others = targetsOf(attribute, named.categories).flatMap(name => linksOf(bySource.get(name)));
      const [other] = others.filter(each => isAfter(each, one) && isAsked(one, each) && meet(one, each, named.categories));
      if (!other) continue;
      const there = { link: other.attribute.key, category: other.source.definition.const };
      yield finding(source, `attributes[${at}]`, text('LinksLeadToEachOther', there));
    }
};

function linksOf(source: Source<CategoryDefinition> | undefined): readonly KeptLink[] {
  return source ? source.definition.attributes.map(attribute => ({ source, attribute })) : [];
}

/** Each pair is told once. */
function isAfter(one: KeptLink, other: KeptLink): boolean {
  return one.source.definition.const > other.source.definition.const;
}

function isAsked(...links: readonly KeptLink[]): boolean {
  return links.every(({ source }) => !source.ofSite) || links.some(({ attribute }) => attribute.target?.sameObject);
}

/** Whether two links that are kept lead to each other, and none shows the other. */
function meet(one: KeptLink, other: KeptLink, categories: Categories): boolean {
  const isOfOneKind = typeOf(one.attribute).holds.leadsTo === typeOf(other.attribute).holds.leadsTo;
  const areKept = [one, other].every(({ attribute }) => isLink(attribute) && isOfItsOwn(attribute));
  if (!isOfOneKind || !areKept || shows(one, other) || shows(other, one)) return false;
  return targetsOf(other.attribute, categories).includes(one.source.definition.const);
}

function isOfItsOwn({ mutual, readOnly, sameAs, independent }: AttributeDefinition): boolean {
  return !mutual && !readOnly && sameAs === undefined && !independent;
}

function shows({ attribute: { mirrors } }: KeptLink, { source, attribute }: KeptLink): boolean {
  return mirrors?.category === source.definition.const && mirrors.link === attribute.key;
}

/** Categories whose entries, or whose objects, a link leads to. */
function targetsOf({ target = {} }: AttributeDefinition, categories: Categories): readonly string[] {
  const names = target.category === undefined ? (target.categories ?? []) : [target.category];
  return names.map(name => categories.get(name)?.sameAs ?? name);
}
