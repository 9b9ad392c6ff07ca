import type { AttributeDefinition, AttributeType } from '../../generated/types.js';
import { type Column, columnsOf, type Rule } from './catalog.js';
import { linkTypes, nameableTypes, namingKeys } from './category.js';
import { unresolved } from './missing.js';
import { permittedTypesIn } from './permitted-types.js';
import { finding } from './sources.js';

const choiceTypes: readonly AttributeType[] = ['dialog', 'dialog_plus', 'multiselect'];
const singleChoiceTypes: readonly AttributeType[] = ['dialog', 'dialog_plus'];

export const dialogsExist = eachColumn(({ source, place, attribute }, { named }) =>
  unresolved(source, `${place}.dialog`, 'dialog', attribute.dialog, named.dialogs),
);

export const choicesComeFromDialogs = needs('dialog', choiceTypes);
export const rowsHaveFields = needs('fields', ['rows']);
export const computedValuesHaveType = needs('valueType', ['computed']);
export const exclusiveIsYesOrNo = onlyOn('exclusive', ['boolean']);
export const contentIsUploaded = onlyOn('showContent', ['upload']);

export const unitsAreChoices = eachColumn(sibling('unit', singleChoiceTypes));
export const dependenciesExist = eachColumn(sibling('dependsOn', undefined));
export const uploadsAreNamedByText = eachColumn(sibling('nameFrom', ['text']));

export const entryLinksNameCategories = eachColumn(function* ({ source, place, attribute: { type, target } }, { named }) {
  const isEntryLink = type === 'entry' || type === 'entries';
  if (isEntryLink !== (target?.category !== undefined)) {
    yield finding(
      source,
      `${place}.target`,
      isEntryLink ? `type ${type} needs the category it links to` : `type ${type} has no category to link to`,
    );
  }
  yield* unresolved(source, `${place}.target.category`, 'category', target?.category, named.categories);
});

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

export const targetsPermitSomething: Rule = function* (catalog) {
  const permitted = permittedTypesIn([...catalog.named.categories.values()], [...catalog.named.objectTypes.values()]);
  for (const { source, place, attribute } of columnsOf(catalog)) {
    if (permitted(attribute)?.length === 0) yield finding(source, `${place}.target`, 'no object type has what this asks for');
  }
};

export const defaultsExist = eachColumn(function* ({ source, place, attribute }, { named }) {
  const { type, default: given, dialog = '' } = attribute;
  if (given === undefined || (type === 'boolean' && typeof given === 'boolean')) return;
  const choices = singleChoiceTypes.includes(type) ? (named.dialogs.get(dialog)?.choices ?? []) : [];
  if (choices.some(choice => choice.id === given || choice.const === given)) return;
  const expected =
    type === 'boolean' ? 'true or false' : choices.length > 0 ? `a constant or id of dialog '${dialog}'` : 'no default';
  yield finding(source, `${place}.default`, `${JSON.stringify(given)}: expected ${expected}`);
});

export const labelsAreTexts: Rule = function* ({ categories }) {
  for (const source of categories) {
    const texts = new Map(
      source.definition.attributes.filter(({ type }) => nameableTypes.includes(type)).map(({ key, type }) => [key, type]),
    );
    for (const [index, key] of (source.definition.label ?? []).entries()) {
      yield* unresolved(source, `label[${index}]`, 'text attribute', key, texts);
    }
  }
};

export const linkedEntriesHaveNames: Rule = function* (catalog) {
  const targets = new Set(columnsOf(catalog).map(({ attribute }) => attribute.target?.category));
  for (const source of catalog.categories) {
    const { const: constant, label, attributes } = source.definition;
    const isNamedByLink = label?.length === 0 && attributes.some(({ type }) => linkTypes.includes(type));
    if (!targets.has(constant) || namingKeys(source.definition).length > 0 || isNamedByLink) continue;
    yield finding(source, 'label', 'entries are linked to, but nothing names them; expected the key of a text attribute');
  }
};

type Key = keyof AttributeDefinition;
type ColumnRule = (column: Column, catalog: Parameters<Rule>[0]) => Iterable<string>;

function eachColumn(rule: ColumnRule): Rule {
  return function* (catalog) {
    for (const column of columnsOf(catalog)) yield* rule(column, catalog);
  };
}

function onlyOn(key: Key, types: readonly AttributeType[]): Rule {
  return eachColumn(function* ({ source, place, attribute }) {
    if (attribute[key] === undefined || types.includes(attribute.type)) return;
    yield finding(source, `${place}.${key}`, `type ${attribute.type} has no ${key}; expected type ${types.join(' or ')}`);
  });
}

function needs(key: Key, types: readonly AttributeType[]): Rule {
  const superfluous = onlyOn(key, types);
  return function* (catalog) {
    yield* superfluous(catalog);
    for (const { source, place, attribute } of columnsOf(catalog)) {
      if (attribute[key] === undefined && types.includes(attribute.type))
        yield finding(source, place, `type ${attribute.type} needs ${key}`);
    }
  };
}

/** A key that names another attribute of the same category. */
function sibling(key: 'unit' | 'dependsOn' | 'nameFrom', types: readonly AttributeType[] | undefined): ColumnRule {
  return ({ source, place, attribute }) => {
    const others = source.definition.attributes.filter(
      each => each.key !== attribute.key && (!types || types.includes(each.type)),
    );
    const what = types ? `attribute of type ${types.join(' or ')}` : 'other attribute';
    return unresolved(source, `${place}.${key}`, what, attribute[key], new Map(others.map(other => [other.key, other])));
  };
}
