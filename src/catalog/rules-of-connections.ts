import type { AttributeDefinition, CategoryDefinition } from '../../generated/types.js';
import { typeOf, typesTaking } from '../attributes/attribute-types.js';
import { joined, text } from '../messages/text.js';
import { isAlike } from './alike.js';
import { eachCategory, eachColumnThat, type Rule } from './catalog.js';
import { findUnresolved, typeHasNo } from './missing.js';
import { finding } from './sources.js';

/** The target of a connection is an entry, and leads back by an attribute of its own. */
export const connectionsLeadBack = eachColumnThat(isMutual, function* ({ source, place, attribute }, { named }) {
  const { type, target } = attribute;
  const takesMutual = typesTaking('mutual');
  if (!takesMutual.includes(type)) yield finding(source, `${place}.mutual`, typeHasNo(type, 'mutual', takesMutual));
  const there = named.categories.get(target?.category ?? '');
  if (takesMutual.includes(type) && there && !there.attributes.some(each => each.mutual))
    yield finding(source, `${place}.mutual`, text('NoAttributeLeadsBack', { category: there.const }));
});

/** An entry has one connection at most. */
export const connectionsAreOne = eachCategory(function* (source) {
  const mutual = source.definition.attributes.filter(isMutual).map(({ key }) => `'${key}'`);
  if (mutual.length > 1) yield finding(source, 'attributes', text('ExpectedOneMutualLink', { links: joined(mutual, ' and ') }));
});

/** A value that both ends of a connection share is in a category that has connections, and fits under its key at the other end. */
export const sharedValuesFit = eachCategory(function* (source) {
  const { attributes } = source.definition;
  const own = byKey(source.definition);
  for (const [at, attribute] of attributes.entries()) {
    if (attribute.atOtherEnd === undefined) continue;
    const place = `attributes[${at}].atOtherEnd`;
    yield* findUnresolved(source, place, 'attribute', attribute.atOtherEnd, own);
    const other = own.get(attribute.atOtherEnd);
    if (other && !isAlike(attribute, other)) yield finding(source, place, text('DiffersFromIt', { key: other.key }));
    if (!attributes.some(isMutual)) yield finding(source, place, text('ExpectedCategoryWithMutualLink'));
  }
});

/** An entry that counts as one of another category can be shown there: under keys that exist, with its kind as a text. */
export const likenessesAreShown: Rule = function* ({ categories, named }) {
  for (const source of categories) {
    const { countsAs } = source.definition;
    if (!countsAs) continue;
    yield* findUnresolved(source, 'countsAs.category', 'category', countsAs.category, named.categories);
    const there = byKey(named.categories.get(countsAs.category));
    const texts = new Map([...there].filter(([, each]) => typeOf(each).names === 'usually'));
    yield* findUnresolved(source, 'countsAs.kind', text('TextAttribute'), countsAs.kind, texts);
    const here = byKey(source.definition);
    for (const [other, own] of Object.entries(countsAs.attributes ?? {})) {
      yield* findUnresolved(source, 'countsAs.attributes', 'attribute', other, there);
      yield* findUnresolved(source, `countsAs.attributes.${other}`, 'attribute', own, here);
      const [one, two] = [there.get(other), here.get(own)];
      if (one && two && !isAlike(one, two))
        yield finding(source, `countsAs.attributes.${other}`, text('DiffersFromIt', { key: own }));
    }
  }
};

function isMutual({ mutual }: Pick<AttributeDefinition, 'mutual'>): boolean {
  return mutual === true;
}

function byKey(category: CategoryDefinition | undefined): ReadonlyMap<string, AttributeDefinition> {
  return new Map((category?.attributes ?? []).map(attribute => [attribute.key, attribute]));
}
