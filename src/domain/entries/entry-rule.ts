import type { KeptValues } from '../../attributes/attribute-values.js';
import type { Registry } from '../../catalog/registry.js';
import type { Outcome } from '../lifecycle.js';
import type { CategoryModel } from '../models/category-model.js';
import type { EntryRecord } from '../storage/entries.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import type { WritingContext } from './entry-rules.js';
import type { Writing } from './writing.js';

/** Values by attribute key, as a caller sent them. */
export type Sent = Readonly<Record<string, unknown>>;

/** An entry with values that are accepted. */
export interface AcceptedEntry {
  readonly id: number;
  readonly values: KeptValues;
}

/** An entry that is about to be written. */
export interface EntryDraft {
  /** `undefined` until the entry is written: the drafts of all have the same members, which engines copy in a fraction of the time. */
  readonly id: number | undefined;
  /** The entry as it is kept; absent where it is created. */
  readonly entry: EntryRecord | undefined;
  /** Data that the caller sent; of a copy, the values that are copied. */
  readonly sent: Sent;
  readonly before: Readonly<KeptValues>;
  /** The values as they were accepted. Rules set others here. */
  readonly values: KeptValues;
  /** The entry is a copy of one of the object's template. */
  readonly isCopy: boolean;
}

/** An entry that was written. */
export interface EntryChange extends EntryDraft {
  readonly id: number;
}

/** A step of an entry along its life. */
export interface EntryTransition extends Writing {
  readonly entry: EntryRecord;
  readonly to: Outcome;
}

/** An object that changes, and the transaction it changes in. */
export interface ObjectChange {
  readonly context: WritingContext;
  readonly records: Records;
  readonly object: ObjectRecord;
  readonly time: string;
}

/** An object that was created, or changed in what it is. */
export interface ObjectTitling extends ObjectChange {
  /** The object before; `undefined` where it was created. */
  readonly former: ObjectRecord | undefined;
}

/** A step of an object along its life; `to` is absent where its status does not permit the step. */
export interface ObjectTransition extends ObjectChange {
  readonly to: Outcome | undefined;
}

type Work = void | Promise<void>;

/** Functions of a rule for entries of a category, by occasion. Every occasion is stated, if by `'nothing'`. */
export interface EntryOccasions {
  /** Data arrived and no transaction has begun: the time for long work. Returns the data to go on with, or nothing to wait for. */
  readonly received: 'nothing' | ((context: WritingContext, data: Sent) => Promise<Sent> | undefined);
  /** Values were accepted and nothing is written: sets what follows from them, rejects what the rule forbids. */
  readonly prepare: 'nothing' | ((writing: Writing, drafts: readonly EntryDraft[]) => Work);
  /** Accepted values are about to be stored: returns them as they are stored. What is left out is logged as a mark. */
  readonly stored:
    | 'nothing'
    | ((writing: Writing, entries: readonly AcceptedEntry[]) => readonly AcceptedEntry[] | Promise<readonly AcceptedEntry[]>);
  /** Entries and their links were written, in the same transaction: writes what changes with them. */
  readonly written: 'nothing' | ((writing: Writing, changes: readonly EntryChange[]) => Work);
  /** An entry is copied from a template: returns the values of the copy; `undefined` leaves the entry out. */
  readonly copied: 'nothing' | ((context: WritingContext, original: AcceptedEntry) => KeptValues | undefined);
  /** An entry is about to step: rejects what the rule forbids. Returns the entry as the step leaves it, if that changes. */
  readonly beforeTransition: 'nothing' | ((step: EntryTransition) => EntryRecord | undefined | Promise<EntryRecord | undefined>);
  /** An entry stepped, in the same transaction: writes what changes with it. */
  readonly afterTransition: 'nothing' | ((step: EntryTransition) => Work);
}

/** Functions of a rule for whole objects, by occasion. */
export interface ObjectOccasions {
  /** An object was created, or has another title or type. */
  readonly objectTitled: 'nothing' | ((change: ObjectTitling) => Work);
  /** An object was made from a template, with all its entries. */
  readonly objectCopied: 'nothing' | ((change: ObjectChange) => Work);
  /** An object is about to step: rejects what the rule forbids. */
  readonly objectStepping: 'nothing' | ((step: ObjectTransition) => Work);
}

/** A rule that entries of some categories obey beyond their attributes. */
export interface EntryRule extends ObjectOccasions {
  readonly name: string;
  /** Functions of the rule for a category; `undefined` where it does not apply. Called once per category. */
  appliedTo(model: CategoryModel, registry: Registry): EntryOccasions | undefined;
}
