import type { AttributeType } from '../../../../generated/types.js';
import { allCategories, objectTypes } from '../../service/catalogue.js';
import type { Text } from '../../texts/language.js';
import { ChoicesOfAttribute } from './choices-of-attribute.js';
import { editorWords } from './editor-words.js';
import { attributeTypeWords, failureWords, formatWords, measureWords, uniqueWords, valueTypeWords } from './kinds.js';
import { groupsOf, shownCategories, siblingsOf, weightings } from './offered-records.js';
import { RowFields } from './row-fields.js';
import type { Definition } from './schema-document.js';
import { keyOf, nameOfDraft, type SchemaDraft } from './schema-draft.js';
import type { SchemaPart } from './schema-part.js';
import { choiceTypes } from './schema-request.js';
import {
  BothLanguages,
  Check,
  Color,
  Line,
  Numeral,
  nameLine,
  oneOf,
  recordOf,
  recordsOf,
  type SettingControl,
  YesNoNeither,
} from './setting-controls.js';
import { ShownCategories } from './shown-categories.js';
import { DefaultValue, FormerKeys, ValueLines } from './value-controls.js';

/** A setting of a definition: a member of it, and the control that sets it. */
export interface Setting {
  /** The member; one within another after a dot, such as `target.category`. */
  readonly member: string;
  readonly label: Text;
  readonly hint?: Text;
  readonly control: SettingControl;
  /** Kinds of attributes that have it; all where absent. */
  readonly types?: readonly AttributeType[];
  /** The control shows the label itself. */
  readonly isSelfLabelled?: true;
  /** Shown only where something is set. */
  readonly isShownIfSet?: true;
  /** The value in an attribute that gets one of these kinds. */
  readonly initial?: unknown;
}

const title: Setting = { member: 'title', label: editorWords.title, control: BothLanguages, isSelfLabelled: true };
const description: Setting = {
  member: 'description',
  label: editorWords.description,
  control: BothLanguages,
  isSelfLabelled: true,
};
const isStoredDraft = ({ stored }: SchemaDraft): boolean => stored !== undefined;
const constant: Setting = {
  member: 'const',
  label: editorWords.constant,
  hint: editorWords.nameHint,
  control: nameLine(draft => nameOfDraft(draft), isStoredDraft),
};
const optional = { isOptional: true };

/** Kinds of attributes that a new entry may have a value of where nothing is given. */
const presetTypes: readonly AttributeType[] = [
  ...(['boolean', 'dialog', 'dialog_plus'] as const),
  ...(['text', 'textarea', 'integer', 'number', 'money', 'date', 'time', 'datetime', 'timespan'] as const),
];

/** Kinds of attributes that people fill in. */
const filledInTypes = (Object.keys(attributeTypeWords) as readonly AttributeType[]).filter(type => type !== 'computed');

/** Settings of an attribute, in the order of the editor. A setting is a row: kinds of attributes name those they have. */
export const settingsOfAttributes: readonly Setting[] = [
  title,
  { member: 'type', label: editorWords.kind, control: oneOf(attributeTypeWords, { isOptional: false }) },
  {
    member: 'dialog',
    label: editorWords.list,
    hint: editorWords.listHint,
    control: ChoicesOfAttribute,
    types: ['dialog', 'dialog_plus', 'multiselect'],
  },
  {
    member: 'target.objectTypes',
    label: editorWords.linkTypes,
    control: recordsOf(objectTypes),
    types: ['object', 'objects'],
    isSelfLabelled: true,
  },
  {
    member: 'target.category',
    label: editorWords.linkCategory,
    control: recordOf(allCategories),
    types: ['entry', 'entries'],
  },
  { member: 'fields', label: editorWords.fields, control: RowFields, types: ['rows'], isSelfLabelled: true },
  { member: 'expression', label: editorWords.expression, hint: editorWords.expressionHint, control: Line, types: ['computed'] },
  {
    member: 'valueType',
    label: editorWords.valueType,
    control: oneOf(valueTypeWords, { isOptional: false }),
    types: ['computed'],
    initial: 'number',
  },
  { member: 'required', label: editorWords.required, control: Check, types: filledInTypes },
  { member: 'measure', label: editorWords.measure, control: oneOf(measureWords, optional), types: ['integer', 'number'] },
  {
    member: 'unit',
    label: editorWords.unit,
    hint: editorWords.unitHint,
    control: recordOf(siblingsOf('dialog')),
    types: ['integer', 'number', 'money'],
  },
  { member: 'minimum', label: editorWords.minimum, control: Numeral, types: ['integer', 'number', 'money'] },
  { member: 'maximum', label: editorWords.maximum, control: Numeral, types: ['integer', 'number', 'money'] },
  { member: 'step', label: editorWords.step, control: Numeral, types: ['number'] },
  { member: 'format', label: editorWords.format, control: oneOf(formatWords, optional), types: ['text'] },
  { member: 'minLength', label: editorWords.minLength, control: Numeral, types: ['text', 'textarea'] },
  { member: 'maxLength', label: editorWords.maxLength, control: Numeral, types: ['text', 'textarea'] },
  { member: 'pattern', label: editorWords.pattern, hint: editorWords.patternHint, control: Line, types: ['text'] },
  {
    member: 'permittedValues',
    label: editorWords.permittedValues,
    hint: editorWords.permittedValuesHint,
    control: ValueLines,
    types: ['text', 'integer', 'number', 'money'],
  },
  {
    member: 'unique',
    label: editorWords.unique,
    hint: editorWords.uniqueHint,
    control: oneOf(uniqueWords, optional),
    types: ['text', 'link', 'integer'],
  },
  { member: 'counter', label: editorWords.counter, hint: editorWords.counterHint, control: Line, types: ['text'] },
  {
    member: 'notBefore',
    label: editorWords.notBefore,
    control: recordOf(siblingsOf('date', 'datetime')),
    types: ['date', 'datetime'],
  },
  { member: 'default', label: editorWords.default, control: DefaultValue, types: presetTypes },
  { member: 'exclusive', label: editorWords.exclusive, control: Check, types: ['boolean'] },
  { member: 'readOnly', label: editorWords.readOnly, control: Check },
  { member: 'internal', label: editorWords.internal, control: Check },
  { member: 'deprecated', label: editorWords.deprecated, hint: editorWords.deprecatedHint, control: Check },
  description,
  {
    member: 'key',
    label: editorWords.key,
    hint: editorWords.keyHint,
    control: nameLine(
      (_, item) => keyOf(item),
      () => false,
    ),
  },
  {
    member: 'aliases',
    label: editorWords.aliases,
    hint: editorWords.aliasesHint,
    control: FormerKeys,
    isSelfLabelled: true,
    isShownIfSet: true,
  },
];

/** Members that a site may set of attributes that ship. */
const membersOfRules: readonly string[] = [
  ...['title', 'required', 'unique', 'pattern', 'permittedValues', 'counter', 'default', 'internal', 'deprecated', 'description'],
];

/** Settings that a rule has for an attribute of a kind. */
export function settingsOfRule(type: AttributeType): readonly Setting[] {
  return settingsOf('categories', { type }).filter(({ member }) => membersOfRules.includes(member));
}

/** Settings of the choices of a list. */
export const settingsOfChoices: readonly Setting[] = [
  title,
  { member: 'const', label: editorWords.constant, control: Line },
  { member: 'color', label: editorWords.color, control: Color },
];

/** Settings of definitions themselves, by part. */
export const settingsOfParts = {
  categories: [
    title,
    { member: 'multiValue', label: editorWords.several, control: Check },
    { member: 'parent', label: editorWords.parent, hint: editorWords.parentHint, control: recordOf(allCategories) },
    { member: 'sort', label: editorWords.sort, control: Numeral },
    description,
    constant,
  ],
  object_types: [
    title,
    { member: 'categories', label: editorWords.shows, control: ShownCategories, isSelfLabelled: true },
    { member: 'overviewCategories', label: editorWords.usual, control: recordsOf(shownCategories), isSelfLabelled: true },
    { member: 'group', label: editorWords.group, control: recordOf(groupsOf) },
    { member: 'icon', label: editorWords.icon, hint: editorWords.iconHint, control: Line },
    { member: 'color', label: editorWords.color, control: Color },
    { member: 'container', label: editorWords.container, control: Check },
    { member: 'rackable', label: editorWords.rackable, control: Check },
    { member: 'visible', label: editorWords.visible, control: YesNoNeither },
    { member: 'sort', label: editorWords.sort, control: Numeral },
    description,
    constant,
  ],
  dialogs: [
    { member: 'name', label: editorWords.name, control: nameLine(draft => nameOfDraft(draft), isStoredDraft) },
    description,
  ],
  relation_types: [
    title,
    { member: 'master', label: editorWords.master, control: BothLanguages, isSelfLabelled: true },
    { member: 'slave', label: editorWords.slave, control: BothLanguages, isSelfLabelled: true },
    { member: 'failsWith', label: editorWords.failsWith, control: oneOf(failureWords, optional) },
    { member: 'weighting', label: editorWords.weighting, control: recordOf(weightings) },
    constant,
  ],
  object_type_groups: [title, { member: 'sort', label: editorWords.sort, control: Numeral }, constant],
  category_rules: [
    title,
    { member: 'parent', label: editorWords.parent, hint: editorWords.parentHint, control: recordOf(allCategories) },
    { member: 'sort', label: editorWords.sort, control: Numeral },
    description,
  ],
  attribute_rules: settingsOfAttributes.filter(({ member }) => membersOfRules.includes(member)),
  object_type_rules: [
    title,
    {
      member: 'firstCategories',
      label: editorWords.firstCategories,
      hint: editorWords.firstHint,
      control: recordsOf(allCategories),
      isSelfLabelled: true,
    },
    { member: 'addedCategories', label: editorWords.addedCategories, control: recordsOf(allCategories), isSelfLabelled: true },
    {
      member: 'hiddenCategories',
      label: editorWords.hiddenCategories,
      hint: editorWords.hiddenHint,
      control: recordsOf(allCategories),
      isSelfLabelled: true,
    },
    { member: 'group', label: editorWords.group, control: recordOf(groupsOf) },
    { member: 'icon', label: editorWords.icon, hint: editorWords.iconHint, control: Line },
    { member: 'color', label: editorWords.color, control: Color },
    { member: 'container', label: editorWords.container, control: YesNoNeither },
    { member: 'rackable', label: editorWords.rackable, control: YesNoNeither },
    { member: 'visible', label: editorWords.visible, control: YesNoNeither },
    { member: 'sort', label: editorWords.sort, control: Numeral },
    description,
  ],
} as const satisfies Readonly<Record<SchemaPart, readonly Setting[]>>;

/** The settings that an attribute or a choice has. */
export function settingsOf(part: SchemaPart, item: Definition): readonly Setting[] {
  if (part !== 'categories') return settingsOfChoices;
  return settingsOfAttributes.filter(({ types }) => types === undefined || types.some(each => each === item.type));
}

/** An attribute of another kind: without its default, and what only attributes of its former kind have. */
export function withType(item: Definition, type: unknown): Definition {
  const isOfType = ({ types }: Setting): boolean => types === undefined || types.some(each => each === type);
  const [own, others] = [settingsOfAttributes.filter(isOfType), settingsOfAttributes.filter(each => !isOfType(each))];
  const gone = ['default', ...others.map(({ member }) => member.split('.')[0])];
  const isLost = (member: string): boolean => gone.includes(member) || (member === 'choices' && !choiceTypes.includes(type));
  const initials = own.flatMap(({ member, initial }) => (initial === undefined ? [] : [[member, initial] as const]));
  return { ...Object.fromEntries([...initials, ...Object.entries(item).filter(([member]) => !isLost(member))]), type };
}

/** The label of a member, wherever it is set. */
export function labelOf(member: string): Text | undefined {
  const all = [...settingsOfAttributes, ...settingsOfChoices, ...Object.values(settingsOfParts).flat()];
  return all.find(each => each.member === member || each.member.startsWith(`${member}.`))?.label;
}
