// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

/** An identifier. */
export type Id = number | string;

/** A choice. */
export interface Choice {
  /** The id of it. */
  id: string;
  /** The title of it. */
  title: string;
}

/** A choice as it is saved. */
export type ChoiceInput = string | number | null;

/** An entry. */
export interface CategoryEntry {
  /** The id of it. */
  id: string;
  /** The objID of it. */
  objID: string;
  [name: string]: unknown;
}

/** The id of an entry. */
export type EntryId = Id;

/** A yes or no. */
export interface YesNo {
  /** The value of it. */
  value: string;
}

/** A value with a unit. */
export interface Quantity {
  /** The title of it. */
  title: number;
}

/** A link to an object. */
export interface ObjectReference {
  /** The id of it. */
  id: string;
}

/** A link to an entry. */
export interface EntryReference {
  /** The id of it. */
  id: string;
}

/** A file. */
export interface StoredFile {
  /** The name of it. */
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
