import { isLink, leadsToEntries, typeOf, typesWith } from '../attributes/attribute-types.js';
import { text } from '../messages/text.js';
import { type Column, columnsThat, eachCategory, eachColumn, eachColumnThat, type Rule } from './catalog.js';
import { namingKeys } from './category.js';
import { findUnresolved, typeHasNo } from './missing.js';
import { createPermittedTypes } from './permitted-types.js';
import { finding } from './sources.js';

/** A link to an entry, and no other attribute, names the category of the entry. */
export const entryLinksNameCategories = eachColumnThat(mayLeadToEntries, function* ({ source, place, attribute }, { named }) {
  const { type, target } = attribute;
  const isEntryLink = leadsToEntries(attribute);
  if (isEntryLink !== (target?.category !== undefined)) {
    yield finding(
      source,
      `${place}.target`,
      isEntryLink ? text('TypeNeedsCategory', { type }) : text('TypeHasNoCategory', { type }),
    );
  }
  yield* findUnresolved(source, `${place}.target.category`, 'category', target?.category, named.categories);
});

/** Another name of a link stands beside the attribute that keeps it, leads to the same, and asks for nothing itself. */
export const otherNamesAreOfLinks = eachColumn(function* ({ source, place, attribute: { key, sameAs, type, required } }) {
  if (sameAs === undefined) return;
  const links = source.definition.attributes.filter(each => each.key !== key && !each.sameAs && isLink(each));
  yield* findUnresolved(source, `${place}.sameAs`, 'link', sameAs, new Map(links.map(each => [each.key, each])));
  const link = links.find(each => each.key === sameAs);
  if (link && link.type !== type)
    yield finding(source, `${place}.type`, text('ExpectedTypeOfLink', { type: link.type, link: sameAs }));
  if (required) yield finding(source, `${place}.required`, text('ExpectedOnKeyOfLink', { link: sameAs }));
});

/** Two attributes show one link from both of its sides: each leads to what has the other. */
export const mirroredLinksExist = eachColumnThat(hasMirror, function* ({ source, place, attribute }, { named }) {
  const { mirrors } = attribute;
  if (!mirrors) return;
  const kind = kindOf(attribute);
  const there = named.categories.get(mirrors.category);
  yield* findUnresolved(source, `${place}.mirrors.category`, 'category', mirrors.category, named.categories);
  const links = (there?.attributes ?? []).filter(each => !each.mirrors && kindOf(each) === kind);
  if (there)
    yield* findUnresolved(
      source,
      `${place}.mirrors.link`,
      text('LinkTo', { kind: text(kind === 'objects' ? 'TheObjects' : 'TheEntries') }),
      mirrors.link,
      new Map(links.map(each => [each.key, each])),
    );
  const several = [source.definition, there].find(each => each?.multiValue && kind === 'objects');
  if (several) yield finding(source, `${place}.mirrors`, text('SeveralEntriesCouldLink', { category: several.const }));
});

/** Only links that an attribute keeps itself, each in one direction, make chains that could lead back. */
export const chainsAreOfKeptLinks = eachColumn(function* ({ source, place, attribute }) {
  const { acyclic, type, sameAs, mutual } = attribute;
  if (!acyclic) return;
  const at = `${place}.acyclic`;
  const { reverses } = source.definition;
  if (!isLink(attribute)) {
    const links = typesWith(({ holds }) => holds.leadsTo !== 'nothing');
    yield finding(source, at, typeHasNo(type, 'acyclic', links));
  }
  if (sameAs) yield finding(source, at, text('ExpectedOnKeyOfLink', { link: sameAs }));
  if (mutual) yield finding(source, at, text('MutualLinkLeadsBack'));
  if (reverses) yield finding(source, at, text('ExpectedOnLinkOf', { link: reverses.link, category: reverses.category }));
});

/** What a link does not lead to, and whose entries it leads to, stands at the attribute that keeps it, and can be so of what it leads to. */
export const restrictionsAreOfKeptLinks = eachColumnThat(isRestricted, function* ({ source, place, attribute }) {
  const { dependsOn, type, sameAs, target: { sameObject, notItself } = {} } = attribute;
  const { reverses, attributes } = source.definition;
  const isEntryLink = leadsToEntries(attribute);
  for (const [mark, isSet, of] of [
    ['sameObject', sameObject, 'entries'],
    ['notItself', notItself, 'anything'],
  ] as const) {
    const at = `${place}.target.${mark}`;
    const types = typesWith(({ holds }) => holds.leadsTo !== 'nothing' && (of === 'anything' || holds.leadsTo === of));
    if (!isSet) continue;
    if (!types.includes(type)) yield finding(source, at, typeHasNo(type, mark, types));
    else if (sameAs) yield finding(source, at, text('ExpectedOnKeyOfLink', { link: sameAs }));
    else if (reverses && mark === 'notItself')
      yield finding(source, at, text('ExpectedOnLinkOf', { link: reverses.link, category: reverses.category }));
  }
  if (!isEntryLink || dependsOn === undefined) return;
  if (sameObject) yield finding(source, `${place}.dependsOn`, text('EntriesAreOfOneObject', { key: dependsOn }));
  const links = new Map(attributes.filter(isLink).map(each => [each.key, each]));
  yield* findUnresolved(source, `${place}.dependsOn`, 'link', dependsOn, links);
});

function isRestricted({ target, dependsOn }: Column['attribute']): boolean {
  return target?.sameObject !== undefined || target?.notItself !== undefined || dependsOn !== undefined;
}

function hasTarget({ target }: Column['attribute']): boolean {
  return target !== undefined;
}

function hasMirror({ mirrors }: Column['attribute']): boolean {
  return mirrors !== undefined;
}

function mayLeadToEntries(attribute: Column['attribute']): boolean {
  return hasTarget(attribute) || leadsToEntries(attribute);
}

/** Kind of the target of a link; `undefined` for one whose type alone decides it. */
function kindOf(attribute: Typed): 'objects' | 'entries' | undefined {
  const { leadsTo, objectTypes } = typeOf(attribute).holds;
  return leadsTo === 'nothing' || objectTypes.length > 0 ? undefined : leadsTo;
}

type Typed = Parameters<typeof typeOf>[0];

/** Links to objects ask for types and categories that exist. */
export const targetsExist = eachColumnThat(hasTarget, function* ({ source, place, attribute: { target = {} } }, { named }) {
  for (const key of ['objectTypes', 'excludeObjectTypes'] as const) {
    for (const [index, name] of (target[key] ?? []).entries()) {
      yield* findUnresolved(source, `${place}.target.${key}[${index}]`, text('ObjectTypeNamed'), name, named.objectTypes);
    }
  }
  for (const [index, name] of (target.categories ?? []).entries()) {
    yield* findUnresolved(source, `${place}.target.categories[${index}]`, 'category', name, named.categories);
  }
});

const targetColumns = columnsThat(attribute => hasTarget(attribute) || isLink(attribute));

/** Every link can be set to something. */
export const targetsPermitSomething: Rule = function* (catalog) {
  const permitted = createPermittedTypes([...catalog.named.categories.values()], [...catalog.named.objectTypes.values()]);
  const { categories, objectTypes } = catalog.named;
  for (const { source, place, attribute } of targetColumns(catalog)) {
    const { target = {} } = attribute;
    const isKnown = target.categories?.every(name => categories.has(name)) !== false;
    if (!isKnown || target.objectTypes?.every(name => objectTypes.has(name)) === false) continue;
    if (permitted(attribute)?.length === 0) yield finding(source, `${place}.target`, text('NoObjectTypeQualifies'));
  }
};

/** Entries are named by attributes that can be written out. */
export const labelsAreTexts = eachCategory(function* (source) {
  const texts = new Map(
    source.definition.attributes.filter(each => typeOf(each).names !== 'never').map(({ key, type }) => [key, type]),
  );
  for (const [index, key] of (source.definition.label ?? []).entries()) {
    yield* findUnresolved(source, `label[${index}]`, text('TextAttribute'), key, texts);
  }
});

/** An entry that others link to can be shown by name. */
export const linkedEntriesHaveNames: Rule = function* (catalog) {
  const targets = new Set([...targetColumns(catalog)].map(({ attribute }) => attribute.target?.category));
  for (const source of catalog.categories) {
    const { const: constant, label, attributes } = source.definition;
    if (!targets.has(constant)) continue;
    const isNamedByLink = label?.length === 0 && attributes.some(isLink);
    if (namingKeys(source.definition).length > 0 || isNamedByLink) continue;
    yield finding(source, 'label', text('LinkedEntriesHaveNoName'));
  }
};
