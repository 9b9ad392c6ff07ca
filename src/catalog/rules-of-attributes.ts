import type { ChoiceDefinition } from '../../generated/types.js';
import { typeOf, typesTaking, typesWith } from '../attributes/attribute-types.js';
import { acceptedDefault } from '../attributes/defaults.js';
import type { AttributeType, Mark } from '../attributes/definition.js';
import { expressionFault } from '../attributes/expressions/results.js';
import { rejectionOf } from '../attributes/invalid-value.js';
import { joined, type Text, text } from '../messages/text.js';
import { type Catalog, type Column, type ColumnRule, eachColumn, eachColumnThat, type Rule } from './catalog.js';
import { findUnresolved, typeHasNo } from './missing.js';
import { finding } from './sources.js';

/** Choices come from a list that exists. */
export const dialogsExist = eachColumnThat(
  ({ dialog }) => dialog !== undefined,
  ({ source, place, attribute }, { named }) =>
    findUnresolved(source, `${place}.dialog`, 'dialog', attribute.dialog, named.dialogs),
);

/** Choices, and only they, name a dialog. */
export const choicesComeFromDialogs = needs('dialog');
/** Rows, and only they, have fields. */
export const rowsHaveFields = needs('fields');
/** Computed values, and only they, say what they are read as. */
export const computedValuesHaveType = needs('valueType');
/** Only of computed values it can be said that nothing computes them. */
export const unavailableIsComputed = onlyOn('unavailable');
/** Required values are of types that are saved: others cannot be given. */
export const requiredValuesAreSaved = eachColumn(function* ({ source, place, attribute: { type, required } }) {
  if (!required || typeOf({ type }).saved) return;
  const types = typesWith(({ saved }) => saved);
  yield finding(source, `${place}.required`, typeHasNo(type, 'required', types));
});
/** Only computed values have an expression. */
export const expressionsAreOfComputed = onlyOn('expression');
/** The service works out values of the catalogue that ships: those a site adds have an expression, or it is said why there are none. */
export const addedValuesAreWorkedOut = eachColumn(function* ({ source, place, attribute }) {
  const { expression, unavailable } = attribute;
  if (!source.ofSite || source.definition.sameAs || typeOf(attribute).saved || expression !== undefined || unavailable) return;
  yield finding(source, place, text('NothingComputesAddedValues'));
});
/** An expression is one over attributes of its category, and gives what the attribute says. */
export const expressionsAreSound = eachColumn(function* ({ source, place, attribute }) {
  if (attribute.expression === undefined || typeOf(attribute).saved) return;
  const { attributes } = source.definition;
  const fault = attribute.unavailable ? text('ExpressionAndUnavailable') : expressionFault(attribute, attributes);
  if (fault) yield finding(source, `${place}.expression`, fault);
});
/** Only a yes or no can be a mark that one entry bears. */
export const exclusiveIsYesOrNo = onlyOn('exclusive');
/** Only uploads have content to show. */
export const contentIsUploaded = onlyOn('showContent');

/** Only a text that is written in one line is too short. */
export const lengthsAreOfTexts = onlyOn('minLength');
/** Numbers alone have steps: integers have their own. */
export const stepsAreOfNumbers = onlyOn('step');

/** The unit of a value is a choice of the same category. */
export const unitsAreChoices = eachColumn(sibling('unit', ({ holds }) => holds.choice !== 'none' && !holds.many));
/** The attribute that restricts a choice is of the same category. */
export const dependenciesExist = eachColumn(sibling('dependsOn', undefined));
/** A file is named by a text of the same category. */
export const uploadsAreNamedByText = eachColumn(sibling('nameFrom', ({ names }) => names === 'usually'));

/** A default is a value the attribute accepts. */
export const defaultsExist = eachColumnThat(hasDefault, function* ({ source, place, attribute }, { named }) {
  const { dialog = '', counter } = attribute;
  const { preset } = typeOf(attribute).marks;
  const choices = named.dialogs.get(dialog)?.choices ?? [];
  const fault = presetFaults[counter === undefined ? preset : 'none'](attribute, choices);
  if (fault) yield finding(source, `${place}.default`, fault);
});

type Choices = readonly Readonly<Pick<ChoiceDefinition, 'id' | 'const'>>[];
type FaultOfDefault = (attribute: Column['attribute'], choices: Choices) => Text | undefined;

/** Says of a default that it is none, by what attributes take for one. */
const presetFaults: Readonly<Record<AttributeType['marks']['preset'], FaultOfDefault>> = {
  yesOrNo: attribute => (typeof attribute.default === 'boolean' ? undefined : notExpected(attribute, text('TrueOrFalse'))),
  choice: (attribute, choices) => {
    const { default: given, dialog } = attribute;
    if (choices.some(choice => choice.id === given || choice.const === given)) return undefined;
    return notExpected(attribute, choices.length > 0 ? text('ConstantOrIdOfDialog', { dialog }) : text('NoDefault'));
  },
  value: attribute => {
    const rejection = rejectionOf(() => acceptedDefault({ title: { en: '', de: '' }, ...attribute }));
    return rejection && text('Named', { name: JSON.stringify(attribute.default), fault: rejection.expected });
  },
  none: attribute => notExpected(attribute, text('NoDefault')),
};

function notExpected({ default: given }: Column['attribute'], expected: Text): Text {
  return text('ValueIsNotExpected', { given: JSON.stringify(given), expected });
}

function hasDefault(attribute: Column['attribute']): boolean {
  return attribute.default !== undefined;
}

function onlyOn(mark: Mark): Rule {
  return eachColumn(function* ({ source, place, attribute }) {
    if (attribute[mark] === undefined) return;
    const types = typesTaking(mark);
    if (types.includes(attribute.type)) return;
    yield finding(source, `${place}.${mark}`, typeHasNo(attribute.type, mark, types));
  });
}

function needs(mark: Mark): Rule {
  const superfluous = onlyOn(mark);
  const lacking = eachColumn(function* ({ source, place, attribute }) {
    if (attribute[mark] === undefined && typeOf(attribute).marks.needs.includes(mark))
      yield finding(source, place, text('TypeNeeds', { type: attribute.type, mark }));
  });
  return Object.assign(
    function* (catalog: Catalog) {
      yield* superfluous(catalog);
      yield* lacking(catalog);
    },
    { prepare: (source: Column['source']) => [superfluous, lacking].map(rule => rule.prepare?.(source)) },
  );
}

/** A key that names another attribute of the same category, of a type that has a quality. */
function sibling(key: 'unit' | 'dependsOn' | 'nameFrom', has: ((type: AttributeType) => boolean) | undefined): ColumnRule {
  return ({ source, place, attribute }) => {
    if (attribute[key] === undefined) return [];
    const others = source.definition.attributes.filter(each => each.key !== attribute.key && (!has || has(typeOf(each))));
    const what = has ? text('AttributeOfType', { types: joined(typesWith(has), ' or ') }) : text('OtherAttribute');
    return findUnresolved(source, `${place}.${key}`, what, attribute[key], new Map(others.map(other => [other.key, other])));
  };
}
