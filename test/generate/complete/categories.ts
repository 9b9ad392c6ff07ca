// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

export type { Document, Done, Id, Limit, Note, Thing, ThingId, Things, Title } from './types.js';

/** Per category an entry as it is read. */
export interface CategoryEntryTypes {
}

/** Per category the data as it is saved; what is absent keeps its value. A category that is only read has none. */
export interface CategoryDataTypes {
}

/** Per category the keys of its attributes that have a list of choices, where there are any. */
export interface CategoryChoiceKeys {
}

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
