// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { Choice, ChoiceInput, EntryReference, Id, ObjectReference, Quantity, StoredFile, YesNo } from './types.js';

export type { Choice, ChoiceInput, EntryReference, Id, ObjectReference, Quantity, StoredFile, YesNo } from './types.js';

/** A number as it is read: a numeric text, empty where there is none. */
export type NumberText = `${number}` | '';

/** A row of rows as it is read. */
export interface EverythingRowsRow {
  name: string;
  kind: Choice | null;
}

/** Every attribute type as it is read. */
export interface EverythingEntry {
  /** The id of it. */
  id: string;
  /** The objID of it. */
  objID: string;
  /** Text */
  text: string;
  /** Textarea */
  textarea: string;
  /** Link */
  link: string;
  /** Integer */
  integer: NumberText;
  /** Number */
  number: NumberText;
  /** Money */
  money: NumberText;
  /** Date */
  date: string;
  /** Datetime */
  datetime: string;
  /** Time */
  time: string;
  /** Timespan */
  timespan: string;
  /** Boolean */
  boolean: YesNo;
  /** Dialog */
  dialog: Choice | null;
  /** Dialog_plus */
  dialog_plus: Choice | null;
  /** Multiselect */
  multiselect: Choice[];
  /** Object */
  object: ObjectReference | null;
  /** Objects */
  objects: ObjectReference[];
  /** Entry */
  entry: EntryReference | null;
  /** Entries */
  entries: EntryReference[];
  /** Password */
  password: string;
  /** Upload */
  upload: StoredFile | null;
  /** File */
  file: ObjectReference | null;
  /** A value with a unit */
  size: Quantity | null;
  /** Rows */
  rows: EverythingRowsRow[];
  /** Total */
  total: string;
  /** Read only */
  fixed: string;
}

/** An integer as it is saved: a number or a numeric text. */
export type IntegerInput = number | `${number}`;

/** Values that clear an attribute: null or an empty text. */
export type Cleared = '' | null;

/** A number as it is saved: a number or a numeric text, decimals behind a point or a comma. */
export type NumberInput = number | `${number}`;

/** An amount as it is saved: a number or a numeric text with at most two decimals. */
export type MoneyInput = number | `${number}`;

/** A yes or no as it is saved. */
export type YesNoInput =
  | boolean | 0 | 1 | '0' | '1' | 'yes' | 'Yes' | 'YES' | 'no' | 'No' | 'NO' | 'ja' | 'Ja' | 'JA' | 'nein' | 'Nein' | 'NEIN';

/** Values that clear a choice: null, an empty text or -1. */
export type ClearedChoice = '' | -1 | null;

/** Several choices as they are saved: ids as numbers, constants or titles as texts. */
export type ChoicesInput = (number | string)[];

/** A link as it is saved: an id, or a list of one id. */
export type LinkInput = Id | [Id];

/** Links as they are saved: a list of ids. */
export type LinksInput = Id[];

/** A row of rows as it is saved. */
export interface EverythingRowsRowData {
  name?: string | null;
  kind?: Cleared;
}

/** Every attribute type as it is saved; what is absent keeps its value. */
export interface EverythingData {
  /** Text */
  text?: string | null;
  /** Textarea */
  textarea?: string | null;
  /** Link */
  link?: string | null;
  /** Integer */
  integer?: IntegerInput | Cleared;
  /** Number */
  number?: NumberInput | Cleared;
  /** Money */
  money?: MoneyInput | Cleared;
  /** Date */
  date?: string | null;
  /** Datetime */
  datetime?: string | null;
  /** Time */
  time?: string | null;
  /** Timespan */
  timespan?: string | null;
  /** Boolean */
  boolean?: YesNoInput | Cleared;
  /** Dialog */
  dialog?: ClearedChoice;
  /** Dialog_plus */
  dialog_plus?: ChoiceInput;
  /** Multiselect */
  multiselect?: ChoicesInput | ClearedChoice;
  /** Object */
  object?: LinkInput | Cleared;
  /** Objects */
  objects?: LinksInput | Cleared;
  /** Entry */
  entry?: LinkInput | Cleared;
  /** Entries */
  entries?: LinksInput | Cleared;
  /** Password */
  password?: string | null;
  /** Upload */
  upload?: string | null;
  /** File */
  file?: LinkInput | Cleared;
  /** A value with a unit */
  size?: NumberInput | Cleared;
  /** Rows */
  rows?: EverythingRowsRowData[] | Cleared;
}

/** Only read as it is read. */
export interface ViewEntry {
  /** The id of it. */
  id: string;
  /** The objID of it. */
  objID: string;
  /** Title */
  title: string;
}

/** Per category an entry as it is read. */
export interface CategoryEntryTypes {
  /** Every attribute type */
  C__CATG__EVERYTHING: EverythingEntry;
  /** Only read */
  C__CATG__VIEW: ViewEntry;
}

/** Per category the data as it is saved; what is absent keeps its value. A category that is only read has none. */
export interface CategoryDataTypes {
  /** Every attribute type */
  C__CATG__EVERYTHING: EverythingData;
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
