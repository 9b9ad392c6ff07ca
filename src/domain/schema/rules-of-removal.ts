import type { PartOfChange } from './noted-changes.js';

/** Whether something goes at once, where nothing that is stored needs it, or with the values of entries. */
export type RuleOfRemoval = 'always' | 'checked' | 'loss';

/** The rule by which definitions of a part, and what they consist of, go. Others of the schema may name none of them. */
export const rulesOfRemoval = {
  object_type_groups: 'always',
  dialogs: 'always',
  choices: 'loss',
  relation_types: 'loss',
  categories: 'loss',
  attributes: 'loss',
  object_types: 'checked',
  category_rules: 'always',
  attribute_rules: 'always',
  object_type_rules: 'always',
} as const satisfies Readonly<Record<PartOfChange, RuleOfRemoval>>;
