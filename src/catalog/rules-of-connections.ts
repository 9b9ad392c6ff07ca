import type { AttributeDefinition, CategoryDefinition } from '../../generated/types.js';
import { typeOf, typesTaking } from '../attributes/attribute-types.js';
import { isAlike } from './alike.js';
import { eachColumn, type Rule } from './catalog.js';
import { unresolved } from './missing.js';
import { finding } from './sources.js';

/** The target of a connection is an entry, and leads back by an attribute of its own. */
export const connectionsLeadBack = eachColumn(function* ({ source, place, attribute }, { named }) {
  const { mutual, type, target } = attribute;
  if (!mutual) return;
  const takesMutual = typesTaking('mutual');
  if (!takesMutual.includes(type))
    yield finding(source, `${place}.mutual`, `type ${type} has no mutual; expected type ${takesMutual.join(' or ')}`);
  const there = named.categories.get(target?.category ?? '');
  if (takesMutual.includes(type) && there && !there.attributes.some(each => each.mutual))
    yield finding(source, `${place}.mutual`, `'${there.const}' has no attribute that leads back`);
});

/** An entry has one connection at most. */
export const connectionsAreOne: Rule = function* ({ categories }) {
  for (const source of categories) {
    const mutual = source.definition.attributes.filter(each => each.mutual).map(({ key }) => `'${key}'`);
    if (mutual.length > 1) yield finding(source, 'attributes', `expected one mutual link, not ${mutual.join(' and ')}`);
  }
};

/** A value that both ends of a connection share is in a category that has connections, and fits under its key at the other end. */
export const sharedValuesFit: Rule = function* ({ categories }) {
  for (const source of categories) {
    const { attributes } = source.definition;
    const own = byKey(source.definition);
    for (const [at, attribute] of attributes.entries()) {
      if (attribute.atOtherEnd === undefined) continue;
      const place = `attributes[${at}].atOtherEnd`;
      yield* unresolved(source, place, 'attribute', attribute.atOtherEnd, own);
      const other = own.get(attribute.atOtherEnd);
      if (other && !isAlike(attribute, other)) yield finding(source, place, `'${other.key}' differs from it`);
      if (!attributes.some(({ mutual }) => mutual)) yield finding(source, place, 'expected a category with a mutual link');
    }
  }
};

/** An entry that counts as one of another category can be shown there: under keys that exist, with its kind as a text. */
export const likenessesAreShown: Rule = function* ({ categories, named }) {
  for (const source of categories) {
    const { countsAs } = source.definition;
    if (!countsAs) continue;
    yield* unresolved(source, 'countsAs.category', 'category', countsAs.category, named.categories);
    const there = byKey(named.categories.get(countsAs.category));
    const texts = new Map([...there].filter(([, each]) => typeOf(each).names === 'usually'));
    yield* unresolved(source, 'countsAs.kind', 'text attribute', countsAs.kind, texts);
    const here = byKey(source.definition);
    for (const [other, own] of Object.entries(countsAs.attributes ?? {})) {
      yield* unresolved(source, 'countsAs.attributes', 'attribute', other, there);
      yield* unresolved(source, `countsAs.attributes.${other}`, 'attribute', own, here);
      const [one, two] = [there.get(other), here.get(own)];
      if (one && two && !isAlike(one, two)) yield finding(source, `countsAs.attributes.${other}`, `'${own}' differs from it`);
    }
  }
};

function byKey(category: CategoryDefinition | undefined): ReadonlyMap<string, AttributeDefinition> {
  return new Map((category?.attributes ?? []).map(attribute => [attribute.key, attribute]));
}
