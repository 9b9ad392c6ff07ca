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
  addedValuesAreUnavailable: [
    inAttribute(
      { type: 'computed', valueType: 'text' },
      ': nothing works out values that a site adds; expected `unavailable` with the reason, or a type that is saved',
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
