import type { CategoryDefinition, ObjectTypeDefinition } from '../../generated/types.js';
import { text } from '../messages/text.js';
import { type Catalog, eachColumnThat, type Rule } from './catalog.js';
import { iconNames } from './icons.js';
import { findUnresolved } from './missing.js';
import { finding, type Source } from './sources.js';

/** Categories nest under categories that exist, and none of them under itself. */
export const categoriesNestUnderCategories: Rule = function* ({ categories, named }) {
  for (const source of categories) {
    yield* findUnresolved(source, 'parent', 'category', source.definition.parent, named.categories);
    const path = pathToItself(source.definition, named.categories);
    if (path) yield finding(source, 'parent', text('CategoryIsBelowItself', { path: path.join(' > ') }));
    for (const [index, name] of (source.definition.alsoUnder ?? []).entries()) {
      yield* findUnresolved(source, `alsoUnder[${index}]`, 'category', name, named.categories);
    }
  }
};

/** The categories above one, up to itself; undefined where it is not below itself. */
function pathToItself({ const: own, parent }: CategoryDefinition, categories: Catalog['named']['categories']) {
  const path = [own];
  let above = parent;
  for (; above !== undefined && !path.includes(above); above = categories.get(above)?.parent) path.push(above);
  return above === own ? [...path, own] : undefined;
}

/** A category that repeats another one names the one that keeps the entries. */
export const sharedEntriesHaveAnOwner: Rule = function* ({ categories, named }) {
  for (const source of categories) {
    const { sameAs } = source.definition;
    yield* findUnresolved(source, 'sameAs', 'category', sameAs, named.categories);
    const owner = sameAs ? named.categories.get(sameAs)?.sameAs : undefined;
    if (owner) yield finding(source, 'sameAs', text('KeepsNoEntriesBut', { category: sameAs, owner }));
  }
};

/** Categories that share entries differ in nothing but titles and descriptions. */
export const sharedEntriesHaveOneShape: Rule = function* ({ categories, named }) {
  for (const source of categories) {
    const owner = named.categories.get(source.definition.sameAs ?? '');
    if (!owner) continue;
    const [own, theirs] = [source.definition, owner].map(({ attributes }) =>
      attributes.map(each => JSON.stringify({ ...each, title: null, description: undefined })),
    );
    const index = [...(own ?? []), undefined].findIndex((attribute, at) => attribute !== theirs?.[at]);
    if (index >= 0) yield finding(source, `attributes[${index}]`, text('DiffersFromOwner', { owner: owner.const }));
    if (owner.multiValue !== source.definition.multiValue)
      yield finding(source, 'multiValue', text('ExpectedAsIn', { value: owner.multiValue, category: owner.const }));
  }
};

/** Object types name categories that exist. */
export const typesNameCategories: Rule = function* ({ objectTypes, named }) {
  for (const source of objectTypes) {
    const { specificCategory, categories, overviewCategories = [] } = source.definition;
    yield* findUnresolved(source, 'specificCategory', 'category', specificCategory, named.categories);
    for (const [index, name] of categories.entries())
      yield* findUnresolved(source, `categories[${index}]`, 'category', name, named.categories);
    for (const [index, name] of overviewCategories.entries()) {
      yield* findUnresolved(source, `overviewCategories[${index}]`, 'category', name, named.categories);
    }
  }
};

/**
 * A category that ships is in the menu of an object type that ships, or marked as unlisted. A site may have categories that no type
 * lists, and types that list any.
 */
export const categoriesAreListed: Rule = function* ({ categories, definedTypes }) {
  const [listed, listedBySite] = [false, true].map(ofSite =>
    namesListed(definedTypes.filter(type => (type.ofSite ?? false) === ofSite)),
  );
  for (const source of categories) {
    const { const: constant, unlisted = false } = source.definition;
    const isListed = (source.ofSite ? listedBySite : listed)?.has(constant) ?? false;
    if (unlisted && isListed) yield finding(source, 'unlisted', text('ListedCategoryIsMarked'));
    if (!source.ofSite && !unlisted && !isListed)
      yield finding(source, 'const', text('UnlistedCategoryIsNotMarked', { category: constant }));
  }
};

function namesListed(types: readonly Source<ObjectTypeDefinition>[]): ReadonlySet<string | undefined> {
  return new Set(
    types.flatMap(({ definition: { specificCategory, categories, overviewCategories = [] } }) => [
      specificCategory,
      ...categories,
      ...overviewCategories,
    ]),
  );
}

/** A rule is about an object type or a category that there is, and names categories that exist. */
export const rulesNameTypesAndCategories: Rule = function* ({ objectTypeRules, categoryRules, named }) {
  for (const source of categoryRules)
    yield* findUnresolved(source, 'category', 'category', source.definition.category, named.categories);
  for (const source of objectTypeRules) {
    const { objectType, firstCategories = [], addedCategories = [], hiddenCategories = [] } = source.definition;
    yield* findUnresolved(source, 'objectType', text('ObjectTypeNamed'), objectType, named.objectTypes);
    for (const [member, names] of Object.entries({ firstCategories, addedCategories, hiddenCategories }))
      for (const [index, name] of names.entries())
        yield* findUnresolved(source, `${member}[${index}]`, 'category', name, named.categories);
  }
};

/** Object types stand in groups that exist. */
export const typesNameGroups: Rule = function* ({ objectTypes, named }) {
  for (const source of objectTypes) {
    const { group } = source.definition;
    yield* findUnresolved(source, 'group', text('ObjectTypeGroupNamed'), group, named.objectTypeGroups);
  }
};

/** A group lists only types that name it. */
export const groupsListTheirTypes: Rule = function* ({ objectTypeGroups, named }) {
  for (const source of objectTypeGroups) {
    for (const [index, name] of source.definition.objectTypes.entries()) {
      yield* findUnresolved(source, `objectTypes[${index}]`, text('ObjectTypeNamed'), name, named.objectTypes);
      const group = named.objectTypes.get(name)?.group;
      if (group !== undefined && group !== source.definition.const)
        yield finding(source, `objectTypes[${index}]`, text('TypeIsOfGroup', { type: name, group }));
    }
  }
};

/** The icon of an object type can be shown. */
export const typesHaveIcons: Rule = function* ({ objectTypes }) {
  for (const source of objectTypes) yield* findUnresolved(source, 'icon', 'icon', source.definition.icon, iconNames);
};

/** Relation types name a category and a weighting that exist. */
export const relationTypesResolve: Rule = function* ({ relationTypes, named }) {
  const weightings = new Map(named.dialogs.get('weighting')?.choices.map(choice => [choice.const ?? '', choice]));
  for (const source of relationTypes) {
    yield* findUnresolved(source, 'category', 'category', source.definition.category, named.categories);
    yield* findUnresolved(source, 'weighting', 'weighting', source.definition.weighting, weightings);
  }
};

/** The relation a link creates has a type that exists. */
export const relationsHaveTypes = eachColumnThat(
  ({ relation }) => relation !== undefined,
  ({ source, place, attribute }, { named }) => {
    const known = new Set([...named.relationTypes, 'by-role']);
    return findUnresolved(source, `${place}.relation`, text('RelationTypeNamed'), attribute.relation, known);
  },
);

/** Default objects are of types, and have entries of categories, that exist. */
export const defaultObjectsResolve: Rule = function* ({ defaultObjects, named }) {
  for (const source of defaultObjects) {
    const { type, categories = {} } = source.definition;
    yield* findUnresolved(source, 'type', text('ObjectTypeNamed'), type, named.objectTypes);
    for (const [name, entries] of Object.entries(categories)) {
      yield* findUnresolved(source, 'categories', 'category', name, named.categories);
      const known = new Set(named.categories.get(name)?.attributes.map(({ key }) => key));
      const keys = new Set([entries].flat().flatMap(entry => Object.keys(entry ?? {})));
      for (const key of known.size > 0 ? keys : []) yield* findUnresolved(source, `categories.${name}`, 'attribute', key, known);
    }
  }
};

/** A former constant leads to a category. */
export const formerConstantsMeanCategories: Rule = function* ({ formerConstants, named }) {
  for (const source of formerConstants)
    yield* findUnresolved(source, 'const', 'category', source.definition.const, named.categories);
};
