import type { AttributeDefinition, CategoryDefinition, InverseView } from '../../generated/types.js';
import { typeOf, typesWith } from '../attributes/attribute-types.js';
import { joined, text } from '../messages/text.js';
import { isAlike } from './alike.js';
import type { Catalog, Rule } from './catalog.js';
import { findUnresolved } from './missing.js';
import { type Finding, finding, type Source } from './sources.js';

/** An inverse view keeps no entries itself, and the category that it shows does. */
export const reversalsShowStoredEntries = eachReversal(function* ({ source, reverses }, { named }) {
  yield* findUnresolved(source, 'reverses.category', 'category', reverses.category, named.categories);
  const there = named.categories.get(reverses.category);
  if (there?.sameAs ?? there?.reverses)
    yield finding(source, 'reverses.category', text('KeepsNoEntries', { category: reverses.category }));
  if (!source.definition.multiValue) yield finding(source, 'multiValue', text('ExpectedMultiValue'));
});

/** The link of an inverse view is a link to objects. */
export const reversedLinksExist = eachReversal(function* ({ source, reverses: { link }, there }) {
  const links = there.attributes.filter(leadsToAnyObject);
  yield* findUnresolved(
    source,
    'reverses.link',
    text('AttributeOfType', { types: joined(typesLeadingToObjects(), ' or ') }),
    link,
    byKey(links),
  );
});

/** The other side of a link shows whose entry has it. */
export const reversalsShowOwners = eachReversal(function* ({ source, reverses: { owner } }) {
  const objects = source.definition.attributes.filter(each => leadsToAnyObject(each) && !typeOf(each).holds.many);
  yield* findUnresolved(source, 'reverses.owner', text('AttributeOfType', { types: 'object' }), owner, byKey(objects));
});

/** An entry made from the other side of a link has an owner, or is there already. */
export const reversalsNeedOwners = eachReversal(function* ({ source, reverses: { owner, entry } }) {
  const attribute = source.definition.attributes.find(({ key }) => key === owner);
  if (entry !== undefined || source.definition.mode === 'view' || !attribute || attribute.required || attribute.readOnly) return;
  yield finding(source, 'reverses.owner', text('OwnerIsNotRequired', { owner }));
});

/** The attribute that shows the entry itself links to entries of its category. */
export const reversalsShowEntries = eachReversal(function* ({ source, reverses: { category, entry } }) {
  const links = source.definition.attributes.filter(each => leadsToOneEntry(each) && each.target?.category === category);
  yield* findUnresolved(source, 'reverses.entry', text('EntryAttributeTo', { category }), entry, byKey(links));
});

/** Other keys are given to attributes that both sides have. */
export const reversedKeysExist = eachReversal(function* ({ source, reverses: { attributes = {} }, there }) {
  for (const [own, other] of Object.entries(attributes)) {
    yield* findUnresolved(source, 'reverses.attributes', 'attribute', own, byKey(source.definition.attributes));
    yield* findUnresolved(source, `reverses.attributes.${own}`, 'attribute', other, byKey(there.attributes));
  }
});

/** Attributes that are saved from the other side are attributes of the entry, of the same type. */
export const reversedAttributesAreSaved = eachReversal(function* ({ source, reverses, there }) {
  const known = byKey(there.attributes);
  for (const [index, attribute] of source.definition.attributes.entries()) {
    if (!isSavedThere(source.definition, reverses, attribute)) continue;
    const other = known.get(reverses.attributes?.[attribute.key] ?? attribute.key);
    if (other && isAlike(attribute, other)) continue;
    const what = other ? text('DiffersFrom', { key: other.key }) : text('IsNoAttribute');
    yield finding(
      source,
      `attributes[${index}]`,
      text('DiffersWhereSaved', { key: attribute.key, difference: what, category: reverses.category }),
    );
  }
});

interface Reversed {
  readonly source: Source<CategoryDefinition>;
  readonly reverses: InverseView;
  /** The category whose entries are shown; without attributes where there is none. */
  readonly there: Pick<CategoryDefinition, 'attributes'>;
}

function eachReversal(rule: (reversed: Reversed, catalog: Catalog) => Iterable<Finding>): Rule {
  return function* (catalog) {
    for (const source of catalog.categories) {
      const { reverses } = source.definition;
      if (!reverses) continue;
      yield* rule({ source, reverses, there: catalog.named.categories.get(reverses.category) ?? { attributes: [] } }, catalog);
    }
  };
}

function byKey(attributes: readonly AttributeDefinition[]): ReadonlyMap<string, AttributeDefinition> {
  return new Map(attributes.map(attribute => [attribute.key, attribute]));
}

function isSavedThere({ mode }: CategoryDefinition, { owner, entry }: InverseView, attribute: AttributeDefinition) {
  const { key, readOnly } = attribute;
  return mode !== 'view' && !readOnly && typeOf(attribute).saved && key !== owner && key !== entry;
}

/** Links whose attribute says where they lead. */
function leadsToAnyObject(attribute: AttributeDefinition): boolean {
  return typesLeadingToObjects().includes(attribute.type);
}

function typesLeadingToObjects(): readonly string[] {
  return typesWith(({ holds }) => holds.leadsTo === 'objects' && holds.objectTypes.length === 0);
}

function leadsToOneEntry(attribute: AttributeDefinition): boolean {
  const { leadsTo, many } = typeOf(attribute).holds;
  return leadsTo === 'entries' && !many;
}
