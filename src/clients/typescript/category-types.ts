import type { CategoryChoiceKeys, CategoryDataTypes, CategoryEntryTypes } from '../../../generated/categories.js';

declare const other: unique symbol;

/** A constant that is not known here, such as that of a category which another site has: `name as OtherConstant`. */
export type OtherConstant = string & { readonly [other]: true };

/** The constant of a category: one that is known here, or another where the caller says so. */
export type AnyCategory = keyof CategoryEntryTypes | OtherConstant;

/** The constant of a category whose entries can be saved. */
export type SavedCategory = keyof CategoryDataTypes | OtherConstant;

/** The constant of a category that has lists of choices. */
export type CategoryWithChoices = keyof CategoryChoiceKeys | OtherConstant;

/** An entry of a category as it is read; of a category that is not known here, whatever it holds. */
export type EntryOf<Category, Other> = Category extends keyof CategoryEntryTypes ? CategoryEntryTypes[Category] : Other;

/** The data of a category as it is saved; a category that is not known here takes any. */
export type DataOf<Category, Other> = Category extends keyof CategoryDataTypes ? CategoryDataTypes[Category] : Other;

/** The key of an attribute that has a list, or several where several may be given. */
export type ChoiceKeyOf<Category, Other> = Category extends keyof CategoryChoiceKeys
  ? Other extends readonly unknown[]
    ? CategoryChoiceKeys[Category][]
    : CategoryChoiceKeys[Category]
  : Other;
