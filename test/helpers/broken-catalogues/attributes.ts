import type * as attributes from '../../../src/catalog/rules-of-attributes.js';
import { type BrokenRules, inAttribute, title } from './builders.js';

/** Catalogues that break a rule of `rules-of-attributes.ts`. */
export const brokenAttributes: BrokenRules<typeof attributes> = {
  dialogsExist: [inAttribute({ type: 'dialog', dialog: 'tagg' }, ".dialog: no dialog 'tagg'; did you mean 'tag'?")],
  choicesComeFromDialogs: [
    inAttribute({ type: 'dialog' }, ': type dialog needs dialog'),
    inAttribute({ dialog: 'tag' }, '.dialog: type text has no dialog; expected type dialog or dialog_plus or multiselect'),
  ],
  rowsHaveFields: [inAttribute({ type: 'rows' }, ': type rows needs fields')],
  computedValuesHaveType: [inAttribute({ type: 'computed' }, ': type computed needs valueType')],
  unavailableIsComputed: [
    inAttribute({ unavailable: title }, '.unavailable: type text has no unavailable; expected type computed'),
  ],
  addedValuesAreWorkedOut: [
    inAttribute(
      { type: 'computed', valueType: 'text' },
      ': expected an `expression`, `unavailable` with the reason why there is no value, or a type that is saved',
    ),
  ],
  requiredValuesAreSaved: [
    inAttribute(
      { type: 'computed', valueType: 'text', expression: 'other', required: true },
      '.required: type computed has no required; expected type boolean or date or datetime or dialog or dialog_plus or entries or entry or file or integer or link or money or multiselect or number or object or objects or password or relations or rows or text or textarea or time or timespan or upload',
    ),
  ],
  expressionsAreOfComputed: [
    inAttribute({ expression: '1' }, '.expression: type text has no expression; expected type computed'),
  ],
  expressionsAreSound: [
    computedBy('1 +', 'is no expression: Expected expression after + at character 3'),
    computedBy('[other]', 'expected attributes, numbers, texts in quotes, operators and functions alone'),
    computedBy('oter', "this category has no attribute 'oter'; did you mean 'other'?"),
    computedBy(
      'a',
      "'a' is of type computed; expressions take attributes of type boolean or date or integer or link or money or number or text",
    ),
    computedBy(
      'sum(1)',
      "there is no function 'sum'; expected one of add_days, add_months, coalesce, concat, date, days_between, if, max, min, not, round",
    ),
    computedBy('not()', "'not' takes 1 values, not 0"),
    computedBy('round(1, 2, 3)', "'round' takes 1–2 values, not 3"),
    computedBy('max()', "'max' takes ≥ 1 values, not 0"),
    computedBy('other * 2', "'*' takes a number in this place, not a text"),
    computedBy('if(1 = 1, 2, other)', "'if' takes a number in this place, not a text"),
    computedBy('1', 'gives a number; expected valueType number or integer or money'),
    computedBy('1 = 1', 'gives yes or no; expected a number, a text or a day, such as if(…, "yes", "no")'),
    inAttribute(
      { type: 'computed', valueType: 'text', expression: 'other', unavailable: title },
      '.expression: expected either an expression or `unavailable`, not both',
    ),
  ],
  exclusiveIsYesOrNo: [inAttribute({ exclusive: true }, '.exclusive: type text has no exclusive; expected type boolean')],
  contentIsUploaded: [inAttribute({ showContent: true }, '.showContent: type text has no showContent; expected type upload')],
  lengthsAreOfTexts: [
    inAttribute({ type: 'date', minLength: 2 }, '.minLength: type date has no minLength; expected type link or password or text'),
  ],
  stepsAreOfNumbers: [inAttribute({ type: 'integer', step: 2 }, '.step: type integer has no step; expected type number')],
  unitsAreChoices: [
    inAttribute({ type: 'number', unit: 'other' }, ".unit: no attribute of type dialog or dialog_plus 'other'; there is none"),
  ],
  dependenciesExist: [inAttribute({ dependsOn: 'oter' }, ".dependsOn: no other attribute 'oter'; did you mean 'other'?")],
  uploadsAreNamedByText: [
    inAttribute({ type: 'upload', nameFrom: 'a' }, ".nameFrom: no attribute of type text 'a'; there is other"),
  ],
  defaultsExist: [
    inAttribute(
      { type: 'dialog', dialog: 'weight_unit', default: 'C__NO' },
      '.default: "C__NO": expected a constant or id of dialog \'weight_unit\'',
    ),
    inAttribute({ type: 'boolean', default: 1 }, '.default: 1: expected true or false'),
    inAttribute({ type: 'multiselect', dialog: 'tag', default: 'x' }, '.default: "x": expected no default'),
    inAttribute({ default: 'y', counter: 'T-[##]' }, '.default: "y": expected no default'),
    inAttribute({ type: 'integer', default: 5, maximum: 4 }, '.default: 5: expected an integer of at most 4'),
    inAttribute(
      { default: 'x', pattern: '[0-9]+' },
      '.default: "x": expected a text of at most 1000 characters that follows the pattern [0-9]+',
    ),
    inAttribute(
      { type: 'date', default: '2026-02-30' },
      '.default: "2026-02-30": expected a day that exists, written Y-m-d, such as 2026-02-28',
    ),
  ],
};

function computedBy(expression: string, fault: string) {
  return inAttribute({ type: 'computed', valueType: 'text', expression }, `.expression: ${fault}`);
}
