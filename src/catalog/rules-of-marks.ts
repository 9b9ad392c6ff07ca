import type { AttributeType, AutomaticValue, CategoryDefinition } from '../../generated/types.js';
import { isLink, typeOf } from '../attributes/attribute-types.js';
import { joined, text } from '../messages/text.js';
import { type Column, eachCategory, eachColumn, eachColumnThat, type Rule } from './catalog.js';
import { findUnresolved } from './missing.js';
import { finding } from './sources.js';

/** Only a link that creates a relation says how that is read. */
export const directionsAreOfRelations = eachColumn(function* ({ source, place, attribute }) {
  const { relationFromTarget, relation } = attribute;
  if (!relationFromTarget || (relation !== undefined && relation !== byRole && isLink(attribute))) return;
  yield finding(source, `${place}.relationFromTarget`, text('ExpectedLinkWithRelation'));
});

const byRole = 'by-role';

/** Where a choice says which relation a link creates, choices and relation types are named that there are. */
export const choicesSayRelations = eachColumnThat(saysRelation, function* ({ source, place, attribute }, { named }) {
  const { relation, relationByChoice: byChoice } = attribute;
  const { attributes, reverses } = source.definition;
  if (relation === byRole && !byChoice && !reverses)
    yield finding(source, place, text('RelationNeedsChoices', { relation: byRole }));
  if (!byChoice) return;
  const at = `${place}.relationByChoice`;
  if (relation !== byRole) yield finding(source, at, text('ExpectedBesideRelation', { relation: byRole }));
  const choosing = new Map(attributes.filter(({ dialog }) => dialog !== undefined).map(each => [each.key, each.dialog ?? '']));
  yield* findUnresolved(source, `${at}.attribute`, text('AttributeWithChoices'), byChoice.attribute, choosing);
  const { choices = [] } = named.dialogs.get(choosing.get(byChoice.attribute) ?? '') ?? {};
  const constants = new Set(choices.flatMap(({ const: constant }) => constant ?? []));
  for (const [index, type] of byChoice.types.entries()) {
    yield* findUnresolved(source, `${at}.types[${index}].choice`, 'choice', type.choice, constants);
    yield* findUnresolved(
      source,
      `${at}.types[${index}].relation`,
      text('RelationTypeNamed'),
      type.relation,
      named.relationTypes,
    );
  }
  yield* findUnresolved(source, `${at}.otherwise`, text('RelationTypeNamed'), byChoice.otherwise, named.relationTypes);
});

/** The title of an object comes from saved texts of one entry, in one category per object type. */
export const titlesAreSaidOnce: Rule = function* ({ categories, named }) {
  const known = new Map<string, string>();
  for (const source of categories) {
    const { const: constant, objectTitle } = source.definition;
    if (!objectTitle) continue;
    yield* keepsOneEntry(source, 'objectTitle');
    yield* findUnresolved(source, 'objectTitle.objectType', text('ObjectTypeNamed'), objectTitle.objectType, named.objectTypes);
    const texts = new Map(source.definition.attributes.filter(isSavedText).map(({ key, type }) => [key, type]));
    for (const [index, key] of objectTitle.attributes.entries())
      yield* findUnresolved(source, `objectTitle.attributes[${index}]`, text('TextAttribute'), key, texts);
    const other = known.get(objectTitle.objectType);
    known.set(objectTitle.objectType, constant);
    if (other) yield finding(source, 'objectTitle', text('SaysTitleOf', { category: other, type: objectTitle.objectType }));
  }
};

/** The picture of an object is an upload of one entry. */
export const picturesAreUploads = eachCategory(function* (source) {
  const { picture, attributes } = source.definition;
  if (picture === undefined) return;
  yield* keepsOneEntry(source, 'picture');
  const uploads = new Map(attributes.filter(each => typeOf(each).holds.kept === 'content').map(({ key, type }) => [key, type]));
  yield* findUnresolved(source, 'picture', 'upload', picture, uploads);
});

const netKeys = {
  type: 'dialog',
  address: 'text',
  netmask: 'text',
  range_from: 'text',
  range_to: 'text',
  cidr_suffix: 'integer',
};

/** A category that describes nets has the attributes that do. */
export const netsAreDescribed = eachCategory(function* (source) {
  if (!source.definition.net) return;
  const types = new Map(source.definition.attributes.map(({ key, type }) => [key, type]));
  for (const [key, type] of Object.entries(netKeys))
    if (types.get(key) !== type) yield finding(source, 'net', text('ExpectedAttributeOfType', { key, type }));
});

/** A placement is a link to an object, of one entry. */
export const placementsAreLinks = eachCategory(function* (source) {
  const { placement, attributes } = source.definition;
  if (placement === undefined) return;
  yield* keepsOneEntry(source, 'placement');
  const links = new Map(attributes.filter(isLinkToObject).map(({ key, type }) => [key, type]));
  yield* findUnresolved(source, 'placement', text('LinkToObject'), placement, links);
});

/** People and groups are found by texts that are saved. */
export const contactsAreTexts = eachCategory(function* (source) {
  const texts = new Map(source.definition.attributes.filter(isSavedText).map(({ key, type }) => [key, type]));
  for (const [name, key] of Object.entries(source.definition.contact ?? {}))
    yield* findUnresolved(source, `contact.${name}`, text('TextAttribute'), key, texts);
});

const typesOfAutomatic: Readonly<Record<AutomaticValue['value'], readonly AttributeType[]>> = {
  time: ['datetime', 'text'],
  object: ['object'],
  objectTypeTitle: ['text'],
  caller: ['object'],
  callerName: ['text'],
  choice: ['dialog', 'dialog_plus'],
};

/** An automatic value is read-only, of a type that can hold it, and the parts that it refers to exist. */
export const automaticValuesAreKept = eachColumnThat(isAutomatic, function* ({ source, place, attribute }, { named }) {
  const { automatic, type, readOnly, dialog = '' } = attribute;
  if (!automatic) return;
  const at = `${place}.automatic`;
  const expected = typesOfAutomatic[automatic.value];
  if (!readOnly) yield finding(source, at, text('ExpectedReadOnlyBeside'));
  if (!expected.includes(type))
    yield finding(source, at, text('TypeCannotHold', { type, value: automatic.value, types: joined(expected, ' or ') }));
  const others = new Map(source.definition.attributes.filter(each => !each.readOnly).map(each => [each.key, each]));
  yield* findUnresolved(source, `${at}.with`, text('SavedAttribute'), automatic.with, others);
  if ((automatic.value === 'choice') !== (automatic.choice !== undefined))
    yield finding(source, `${at}.choice`, text('ExpectedChoiceWhereValueIsOne'));
  const constants = new Set(named.dialogs.get(dialog)?.choices.flatMap(({ const: constant }) => constant ?? []));
  yield* findUnresolved(source, `${at}.choice`, 'choice', automatic.choice, constants);
});

function saysRelation({ relation, relationByChoice }: Column['attribute']): boolean {
  return relation !== undefined || relationByChoice !== undefined;
}

function isAutomatic({ automatic }: Column['attribute']): boolean {
  return automatic !== undefined;
}

function* keepsOneEntry(
  source: { readonly file: string; readonly place: string; readonly definition: CategoryDefinition },
  mark: string,
) {
  const { multiValue, sameAs, reverses, mode } = source.definition;
  if (multiValue || sameAs || reverses || mode === 'view') yield finding(source, mark, text('ExpectedSingleValueCategory'));
}

function isSavedText(attribute: CategoryDefinition['attributes'][number]): boolean {
  return typeOf(attribute).names === 'usually' && !attribute.readOnly;
}

function isLinkToObject(attribute: CategoryDefinition['attributes'][number]): boolean {
  const { leadsTo, many } = typeOf(attribute).holds;
  return leadsTo === 'objects' && !many;
}
