// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { Choice, ChoiceInput, EntryReference, Id, ObjectReference, Quantity, StoredFile, YesNo } from './types.js';

/** A number as it is saved; null clears. */
export type NumberInput = number | string | null;

/** A yes or no as it is saved; null clears. */
export type YesNoInput = boolean | 0 | 1 | 'yes' | 'no' | 'ja' | 'nein' | null;

/** A link as it is saved: an id, or a list of ids; null clears. */
export type LinkInput = Id | Id[] | null;

/** Per category an entry as it is read. */
export interface CategoryEntryTypes {
  /** Every attribute type */
  C__CATG__EVERYTHING: {
    id: string;
    objID: string;
    /** Text */
    text: string;
    /** Textarea */
    textarea: string;
    /** Link */
    link: string;
    /** Integer */
    integer: string;
    /** Number */
    number: string;
    /** Money */
    money: string;
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
    rows: { name: string; kind: Choice | null }[];
    /** Total */
    total: string;
    /** Read only */
    fixed: string;
  };
  /** Only read */
  C__CATG__VIEW: {
    id: string;
    objID: string;
    /** Title */
    title: string;
  };
}

/** Per category the data as it is saved; what is absent keeps its value. */
export interface CategoryDataTypes {
  /** Every attribute type */
  C__CATG__EVERYTHING: {
    /** Text */
    text?: string | null;
    /** Textarea */
    textarea?: string | null;
    /** Link */
    link?: string | null;
    /** Integer */
    integer?: NumberInput;
    /** Number */
    number?: NumberInput;
    /** Money */
    money?: NumberInput;
    /** Date */
    date?: string | null;
    /** Datetime */
    datetime?: string | null;
    /** Time */
    time?: string | null;
    /** Timespan */
    timespan?: string | null;
    /** Boolean */
    boolean?: YesNoInput;
    /** Dialog */
    dialog?: ChoiceInput;
    /** Dialog_plus */
    dialog_plus?: ChoiceInput;
    /** Multiselect */
    multiselect?: (number | string)[] | null;
    /** Object */
    object?: LinkInput;
    /** Objects */
    objects?: LinkInput;
    /** Entry */
    entry?: LinkInput;
    /** Entries */
    entries?: LinkInput;
    /** Password */
    password?: string | null;
    /** Upload */
    upload?: string | null;
    /** File */
    file?: LinkInput;
    /** A value with a unit */
    size?: NumberInput;
    /** Rows */
    rows?: { name?: string | null; kind?: ChoiceInput }[] | null;
  };
}
