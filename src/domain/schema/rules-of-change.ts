import { isConvertible } from './convertible.js';
import { hasMoreColumns, isWiderTarget, leadsAsBefore } from './wider.js';

/** Whether a change is made at once, where nothing that is stored contradicts it, with the values that cannot be converted, or never. */
export type RuleOfChange = 'always' | 'checked' | 'loss' | 'never';

type Rule = (from: unknown, to: unknown) => RuleOfChange;

const atOnce: Rule = () => 'always';

/** A change in one direction contradicts nothing. */
const unless =
  (narrowing: unknown): Rule =>
  (_, to) =>
    to === narrowing ? 'checked' : 'always';

/** Values that are unique within more have to be compared with more; those of all objects of a type, or of everything, with each other. */
const wider: Rule = (_, to) => (to === undefined ? 'always' : 'checked');

const atMost: Rule = (from, to) =>
  to === undefined || (typeof from === 'number' && typeof to === 'number' && to >= from) ? 'always' : 'checked';
const atLeast: Rule = (from, to) =>
  to === undefined || (typeof from === 'number' && typeof to === 'number' && to <= from) ? 'always' : 'checked';
const limit: Rule = (_, to) => (to === undefined ? 'always' : 'checked');

const anotherTarget: Rule = (from, to) => (isWiderTarget(from, to) ? 'always' : leadsAsBefore(from, to) ? 'checked' : 'never');
const moreColumns: Rule = (from, to) => (hasMoreColumns(from, to) ? 'always' : 'never');

/** Another type means other values: those that are stored are converted, if both are of types that can be. */
const anotherType: Rule = (from, to) => (isConvertible({ type: from }) && isConvertible({ type: to }) ? 'loss' : 'never');
const anotherList: Rule = (from, to) => (from === undefined || to === undefined ? 'never' : 'loss');
const anotherForm: Rule = (_, to) => (to === undefined ? 'always' : 'loss');

/** What has none may get one; one that was used goes on meaning the same. */
const onceOnly: Rule = from => (from === undefined || from === null ? 'always' : 'never');

/** Members of definitions of which more than the title may change, by part. What is not named never changes: its meaning would. */
export const rulesOfChange = {
  object_type_groups: { title: atOnce, sort: atOnce, visible: atOnce, objectTypes: atOnce, origin: atOnce },
  object_types: {
    ...{
      title: atOnce,
      description: atOnce,
      group: atOnce,
      icon: atOnce,
      color: atOnce,
      container: atOnce,
      visible: atOnce,
      rackable: atOnce,
      sort: atOnce,
    },
    ...{ specificCategory: atOnce, overview: atOnce, overviewCategories: atOnce, categories: atOnce, origin: atOnce },
  },
  categories: {
    ...{ title: atOnce, description: atOnce, sort: atOnce, label: atOnce, standard: atOnce, unlisted: atOnce, parent: atOnce },
    ...{ origin: atOnce, attributes: atOnce },
    multiValue: unless(false),
  },
  attributes: {
    ...{
      key: atOnce,
      aliases: atOnce,
      internal: atOnce,
      deprecated: atOnce,
      pattern: atOnce,
      permittedValues: atOnce,
      counter: atOnce,
    },
    // Values that are worked out are not stored.
    ...{ expression: atOnce, valueType: atOnce, unavailable: atOnce },
    unique: wider,
    ...{ title: atOnce, description: atOnce, default: atOnce, readOnly: atOnce, showContent: atOnce, notBefore: atOnce },
    ...{ required: unless(true), maxLength: atMost, maximum: atMost, minLength: atLeast, minimum: atLeast, step: limit },
    ...{ type: anotherType, dialog: anotherList, format: anotherForm, target: anotherTarget, fields: moreColumns },
  },
  category_rules: { title: atOnce, description: atOnce, parent: atOnce, sort: atOnce },
  attribute_rules: {
    ...{ title: atOnce, description: atOnce, internal: atOnce, deprecated: atOnce, default: atOnce },
    ...{ pattern: atOnce, permittedValues: atOnce, counter: atOnce },
    unique: wider,
    required: unless(true),
  },
  object_type_rules: {
    ...{ title: atOnce, description: atOnce, group: atOnce, icon: atOnce, color: atOnce, container: atOnce, visible: atOnce },
    ...{ rackable: atOnce, sort: atOnce, overview: atOnce },
    ...{ firstCategories: atOnce, addedCategories: atOnce, hiddenCategories: atOnce },
  },
  dialogs: { description: atOnce, origin: atOnce, choices: atOnce },
  choices: { title: atOnce, color: atOnce, const: onceOnly, formerTitle: onceOnly },
  relation_types: {
    title: atOnce,
    master: atOnce,
    slave: atOnce,
    direction: atOnce,
    failsWith: atOnce,
    weighting: atOnce,
    origin: atOnce,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Rule>>>>;

/** The rule of a change of one member. */
export function ruleOf(part: keyof typeof rulesOfChange, member: string, from: unknown, to: unknown): RuleOfChange {
  const rules: Readonly<Record<string, Rule>> = rulesOfChange[part];
  return Object.hasOwn(rules, member) ? (rules[member]?.(from, to) ?? 'never') : 'never';
}
