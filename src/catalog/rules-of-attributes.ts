import type { AttributeDefinition, AttributeType } from '../../generated/types.js';
import { type ColumnRule, eachColumn, type Rule } from './catalog.js';
import { unresolved } from './missing.js';
import { finding } from './sources.js';

const choiceTypes: readonly AttributeType[] = ['dialog', 'dialog_plus', 'multiselect'];
const singleChoiceTypes: readonly AttributeType[] = ['dialog', 'dialog_plus'];

/** Choices come from a list that exists. */
export const dialogsExist = eachColumn(({ source, place, attribute }, { named }) =>
  unresolved(source, `${place}.dialog`, 'dialog', attribute.dialog, named.dialogs),
);

/** Choices, and only they, name a dialog. */
export const choicesComeFromDialogs = needs('dialog', choiceTypes);
/** Rows, and only they, have fields. */
export const rowsHaveFields = needs('fields', ['rows']);
/** Computed values, and only they, say what they are read as. */
export const computedValuesHaveType = needs('valueType', ['computed']);
/** Only of computed values it can be said that nothing computes them. */
export const unavailableIsComputed = onlyOn('unavailable', ['computed']);
/** The service works out values of the catalogue that ships: of those a site adds it is said why there are none. */
export const addedValuesAreUnavailable = eachColumn(function* ({ source, place, attribute: { type, unavailable } }) {
  if (!source.ofSite || source.definition.sameAs || type !== 'computed' || unavailable) return;
  const right = 'expected `unavailable` with the reason, or a type that is saved';
  yield finding(source, place, `nothing works out values that a site adds; ${right}`);
});
/** Only a yes or no can be a mark that one entry bears. */
export const exclusiveIsYesOrNo = onlyOn('exclusive', ['boolean']);
/** Only uploads have content to show. */
export const contentIsUploaded = onlyOn('showContent', ['upload']);

/** Only a text that is written in one line is too short. */
export const lengthsAreOfTexts = onlyOn('minLength', ['text', 'link', 'password']);

/** The unit of a value is a choice of the same category. */
export const unitsAreChoices = eachColumn(sibling('unit', singleChoiceTypes));
/** What restricts a choice stands in the same category. */
export const dependenciesExist = eachColumn(sibling('dependsOn', undefined));
/** A file is named by a text of the same category. */
export const uploadsAreNamedByText = eachColumn(sibling('nameFrom', ['text']));

/** A default is a value the attribute accepts. */
export const defaultsExist = eachColumn(function* ({ source, place, attribute }, { named }) {
  const { type, default: given, dialog = '' } = attribute;
  if (given === undefined || (type === 'boolean' && typeof given === 'boolean')) return;
  const choices = singleChoiceTypes.includes(type) ? (named.dialogs.get(dialog)?.choices ?? []) : [];
  if (choices.some(choice => choice.id === given || choice.const === given)) return;
  const expected =
    type === 'boolean' ? 'true or false' : choices.length > 0 ? `a constant or id of dialog '${dialog}'` : 'no default';
  yield finding(source, `${place}.default`, `${JSON.stringify(given)}: expected ${expected}`);
});

type Key = keyof AttributeDefinition;

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
    for (const { source, place, attribute } of catalog.columns) {
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
