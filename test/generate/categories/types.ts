// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

/** An identifier. */
export type Id = number | string;

/** A choice. */
export interface Choice {
  id: string;
  title: string;
}

/** A choice as it is saved. */
export type ChoiceInput = string | number | null;

/** An entry. */
export interface CategoryEntry {
  id: string;
  objID: string;
  [name: string]: unknown;
}

/** The id of an entry. */
export type EntryId = Id;

/** A yes or no. */
export interface YesNo {
  value: string;
}

/** A value with a unit. */
export interface Quantity {
  title: number;
}

/** A link to an object. */
export interface ObjectReference {
  id: string;
}

/** A link to an entry. */
export interface EntryReference {
  id: string;
}

/** A file. */
export interface StoredFile {
  name: string;
}

/** Every named schema and its type. */
export interface Schemas {
  Id: Id;
  Choice: Choice;
  ChoiceInput: ChoiceInput;
  CategoryEntry: CategoryEntry;
  EntryId: EntryId;
  YesNo: YesNo;
  Quantity: Quantity;
  ObjectReference: ObjectReference;
  EntryReference: EntryReference;
  StoredFile: StoredFile;
}
