import { isLink, typeOf, typesWith } from '../attributes/attribute-types.js';
import { eachColumn, type Rule } from './catalog.js';
import { namingKeys } from './category.js';
import { unresolved } from './missing.js';
import { permittedTypesIn } from './permitted-types.js';
import { finding } from './sources.js';

/** A link to an entry, and no other attribute, names the category of the entry. */
export const entryLinksNameCategories = eachColumn(function* ({ source, place, attribute }, { named }) {
  const { type, target } = attribute;
  const isEntryLink = typeOf(attribute).holds.leadsTo === 'entries';
  if (isEntryLink !== (target?.category !== undefined)) {
    yield finding(
      source,
      `${place}.target`,
      isEntryLink ? `type ${type} needs the category it links to` : `type ${type} has no category to link to`,
    );
  }
  yield* unresolved(source, `${place}.target.category`, 'category', target?.category, named.categories);
});

/** Another name of a link stands beside the attribute that keeps it, leads to the same, and asks for nothing itself. */
export const otherNamesAreOfLinks = eachColumn(function* ({ source, place, attribute: { key, sameAs, type, required } }) {
  if (sameAs === undefined) return;
  const links = source.definition.attributes.filter(each => each.key !== key && !each.sameAs && isLink(each));
  yield* unresolved(source, `${place}.sameAs`, 'link', sameAs, new Map(links.map(each => [each.key, each])));
  const link = links.find(each => each.key === sameAs);
  if (link && link.type !== type) yield finding(source, `${place}.type`, `expected ${link.type}, as '${sameAs}' is`);
  if (required) yield finding(source, `${place}.required`, `expected it on '${sameAs}', which keeps the link`);
});

/** Two attributes show one link from both of its sides: each leads to what has the other. */
export const mirroredLinksExist = eachColumn(function* ({ source, place, attribute }, { named }) {
  const { mirrors } = attribute;
  if (!mirrors) return;
  const kind = kindOf(attribute);
  const there = named.categories.get(mirrors.category);
  yield* unresolved(source, `${place}.mirrors.category`, 'category', mirrors.category, named.categories);
  const links = (there?.attributes ?? []).filter(each => !each.mirrors && kindOf(each) === kind);
  if (there)
    yield* unresolved(
      source,
      `${place}.mirrors.link`,
      `link to ${kind}`,
      mirrors.link,
      new Map(links.map(each => [each.key, each])),
    );
  const several = [source.definition, there].find(each => each?.multiValue && kind === 'objects');
  if (several)
    yield finding(source, `${place}.mirrors`, `${several.const} has several entries; which of them links is not known`);
});

/** Only links that an attribute keeps itself, each in one direction, make chains that could lead back. */
export const chainsAreOfKeptLinks = eachColumn(function* ({ source, place, attribute }) {
  const { acyclic, type, sameAs, mutual } = attribute;
  if (!acyclic) return;
  const at = `${place}.acyclic`;
  const { reverses } = source.definition;
  if (!isLink(attribute)) {
    const links = typesWith(({ holds }) => holds.leadsTo !== 'nothing');
    yield finding(source, at, `type ${type} has no acyclic; expected type ${links.join(' or ')}`);
  }
  if (sameAs) yield finding(source, at, `expected it on '${sameAs}', which keeps the link`);
  if (mutual) yield finding(source, at, 'a mutual link leads back in any case; expected one of both');
  if (reverses) yield finding(source, at, `expected it on '${reverses.link}' of ${reverses.category}, which keeps the links`);
});

/** Kind of the target of a link; `undefined` for one whose type alone decides it. */
function kindOf(attribute: Typed): 'objects' | 'entries' | undefined {
  const { leadsTo, objectTypes } = typeOf(attribute).holds;
  return leadsTo === 'nothing' || objectTypes.length > 0 ? undefined : leadsTo;
}

type Typed = Parameters<typeof typeOf>[0];

/** Links to objects ask for types and categories that exist. */
export const targetsExist = eachColumn(function* ({ source, place, attribute: { target = {} } }, { named }) {
  for (const key of ['objectTypes', 'excludeObjectTypes'] as const) {
    for (const [index, name] of (target[key] ?? []).entries()) {
      yield* unresolved(source, `${place}.target.${key}[${index}]`, 'object type', name, named.objectTypes);
    }
  }
  for (const [index, name] of (target.categories ?? []).entries()) {
    yield* unresolved(source, `${place}.target.categories[${index}]`, 'category', name, named.categories);
  }
});

/** Every link can be set to something. */
export const targetsPermitSomething: Rule = function* (catalog) {
  const permitted = permittedTypesIn([...catalog.named.categories.values()], [...catalog.named.objectTypes.values()]);
  const { categories, objectTypes } = catalog.named;
  for (const { source, place, attribute } of catalog.columns) {
    const { target = {} } = attribute;
    const isKnown = target.categories?.every(name => categories.has(name)) !== false;
    if (!isKnown || target.objectTypes?.every(name => objectTypes.has(name)) === false) continue;
    if (permitted(attribute)?.length === 0) yield finding(source, `${place}.target`, 'no object type has what this asks for');
  }
};

/** Entries are named by attributes that can be written out. */
export const labelsAreTexts: Rule = function* ({ categories }) {
  for (const source of categories) {
    const texts = new Map(
      source.definition.attributes.filter(each => typeOf(each).names !== 'never').map(({ key, type }) => [key, type]),
    );
    for (const [index, key] of (source.definition.label ?? []).entries()) {
      yield* unresolved(source, `label[${index}]`, 'text attribute', key, texts);
    }
  }
};

/** An entry that others link to can be shown by name. */
export const linkedEntriesHaveNames: Rule = function* (catalog) {
  const targets = new Set(catalog.columns.map(({ attribute }) => attribute.target?.category));
  for (const source of catalog.categories) {
    const { const: constant, label, attributes } = source.definition;
    const isNamedByLink = label?.length === 0 && attributes.some(isLink);
    if (!targets.has(constant) || namingKeys(source.definition).length > 0 || isNamedByLink) continue;
    yield finding(source, 'label', 'entries are linked to, but nothing names them; expected the key of a text attribute');
  }
};
