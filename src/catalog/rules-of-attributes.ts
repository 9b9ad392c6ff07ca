import { typeOf, typesTaking, typesWith } from '../attributes/attribute-types.js';
import type { AttributeType, Mark } from '../attributes/definition.js';
import { type ColumnRule, eachColumn, type Rule } from './catalog.js';
import { unresolved } from './missing.js';
import { finding } from './sources.js';

/** Choices come from a list that exists. */
export const dialogsExist = eachColumn(({ source, place, attribute }, { named }) =>
  unresolved(source, `${place}.dialog`, 'dialog', attribute.dialog, named.dialogs),
);

/** Choices, and only they, name a dialog. */
export const choicesComeFromDialogs = needs('dialog');
/** Rows, and only they, have fields. */
export const rowsHaveFields = needs('fields');
/** Computed values, and only they, say what they are read as. */
export const computedValuesHaveType = needs('valueType');
/** Only of computed values it can be said that nothing computes them. */
export const unavailableIsComputed = onlyOn('unavailable');
/** The service works out values of the catalogue that ships: of those a site adds it is said why there are none. */
export const addedValuesAreUnavailable = eachColumn(function* ({ source, place, attribute }) {
  if (!source.ofSite || source.definition.sameAs || typeOf(attribute).saved || attribute.unavailable) return;
  const right = 'expected `unavailable` with the reason, or a type that is saved';
  yield finding(source, place, `nothing works out values that a site adds; ${right}`);
});
/** Only a yes or no can be a mark that one entry bears. */
export const exclusiveIsYesOrNo = onlyOn('exclusive');
/** Only uploads have content to show. */
export const contentIsUploaded = onlyOn('showContent');

/** Only a text that is written in one line is too short. */
export const lengthsAreOfTexts = onlyOn('minLength');

/** The unit of a value is a choice of the same category. */
export const unitsAreChoices = eachColumn(sibling('unit', ({ holds }) => holds.choice !== 'none' && !holds.many));
/** The attribute that restricts a choice is of the same category. */
export const dependenciesExist = eachColumn(sibling('dependsOn', undefined));
/** A file is named by a text of the same category. */
export const uploadsAreNamedByText = eachColumn(sibling('nameFrom', ({ names }) => names === 'usually'));

/** A default is a value the attribute accepts. */
export const defaultsExist = eachColumn(function* ({ source, place, attribute }, { named }) {
  const { default: given, dialog = '' } = attribute;
  const { preset } = typeOf(attribute).marks;
  if (given === undefined || (preset === 'yesOrNo' && typeof given === 'boolean')) return;
  const choices = preset === 'choice' ? (named.dialogs.get(dialog)?.choices ?? []) : [];
  if (choices.some(choice => choice.id === given || choice.const === given)) return;
  const expected =
    preset === 'yesOrNo' ? 'true or false' : choices.length > 0 ? `a constant or id of dialog '${dialog}'` : 'no default';
  yield finding(source, `${place}.default`, `${JSON.stringify(given)}: expected ${expected}`);
});

function onlyOn(mark: Mark): Rule {
  return eachColumn(function* ({ source, place, attribute }) {
    if (attribute[mark] === undefined) return;
    const types = typesTaking(mark);
    if (types.includes(attribute.type)) return;
    yield finding(source, `${place}.${mark}`, `type ${attribute.type} has no ${mark}; expected type ${types.join(' or ')}`);
  });
}

function needs(mark: Mark): Rule {
  const superfluous = onlyOn(mark);
  return function* (catalog) {
    yield* superfluous(catalog);
    for (const { source, place, attribute } of catalog.columns) {
      if (attribute[mark] === undefined && typeOf(attribute).marks.needs.includes(mark))
        yield finding(source, place, `type ${attribute.type} needs ${mark}`);
    }
  };
}

/** A key that names another attribute of the same category, of a type that has a quality. */
function sibling(key: 'unit' | 'dependsOn' | 'nameFrom', has: ((type: AttributeType) => boolean) | undefined): ColumnRule {
  return ({ source, place, attribute }) => {
    if (attribute[key] === undefined) return [];
    const others = source.definition.attributes.filter(each => each.key !== attribute.key && (!has || has(typeOf(each))));
    const what = has ? `attribute of type ${typesWith(has).join(' or ')}` : 'other attribute';
    return unresolved(source, `${place}.${key}`, what, attribute[key], new Map(others.map(other => [other.key, other])));
  };
}
