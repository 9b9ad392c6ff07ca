import type { ChangeAction, ChangedKind } from './change-sets.js';

/** A row of a table by its columns. */
export type StateRow = Readonly<Record<string, string | number | null>>;

/** The rows of a record at one moment: its own, and those that go with it by their tables. */
export interface RecordState {
  readonly own: StateRow;
  readonly others: Readonly<Record<string, readonly StateRow[]>>;
  /** Of a record as it is: the number of its latest change. */
  readonly since?: number;
}

/** A change set that is to be undone. */
export interface RevertibleSet {
  readonly number: number;
  /** How many changes it has, and how many of them the caller may see. */
  readonly size: number;
  readonly seen: number;
}

/** A record of which something is to be undone. */
export interface RevertedSubject {
  readonly kind: ChangedKind;
  readonly subject: number | string;
  readonly object: number | null;
  readonly category: string | null;
}

/** A change that is to be undone, without the values of its record. */
export interface RevertibleChange extends RevertedSubject {
  readonly number: number;
  readonly action: ChangeAction;
  /** The change set that ended the state after it; `null` while that holds. */
  readonly next: number | null;
  /** Bytes of the values of the record before and after it, and as they are. */
  readonly bytes: number;
  /** Whether values of its object were removed from the history since. */
  readonly isForgotten: boolean;
}

/** A change with the rows of its record before and after it, and as they are; `null` where there are none. */
export interface ChangeStates extends RevertibleChange {
  readonly before: RecordState | null;
  readonly after: RecordState | null;
  readonly present: RecordState | null;
}

/** A record as it is, and as it is to be; `null` where it is not there. */
export interface Restoration extends RevertedSubject {
  readonly present: RecordState | null;
  readonly target: RecordState | null;
  readonly action: ChangeAction;
  readonly isRetitled: boolean;
  /** Whether more changes of it than its status. */
  readonly isEdited: boolean;
  /** Attributes of which a password is removed. */
  readonly secrets: readonly string[];
}

/** A record that leads to what is to be removed. */
export interface RevertReferrer {
  readonly of: 'link' | 'entry' | 'template' | 'constant' | 'rights' | 'choice';
  /** Its target: an object or an entry, or the parent of a choice. */
  readonly target: { readonly kind: ChangedKind; readonly id: number };
  /** The entry that links, or that belongs to an object that is to be removed; the choice below one that is to be removed. */
  readonly entry: number | null;
  readonly object: number | null;
  readonly category: string | null;
  /** The key of the attribute that links, or the constant of an object type or of an object. */
  readonly name: string;
}

/** Values that at most one record has, as they are taken now. */
export interface UniqueValues {
  readonly sysids: readonly { readonly id: number | null; readonly sysid: string }[];
  readonly logins: readonly { readonly id: number; readonly title: string }[];
  readonly only: readonly {
    readonly id: number;
    readonly object: number;
    readonly category: string;
    readonly of: 'single' | 'primary';
  }[];
  readonly choices: readonly {
    readonly id: number;
    readonly dialog: string;
    readonly parent: string;
    readonly title: string;
    readonly constant: string | null;
  }[];
  readonly reports: readonly { readonly id: number; readonly title: string }[];
  readonly importProfiles: readonly { readonly id: number; readonly title: string }[];
  readonly externals: readonly {
    readonly source: string;
    readonly name: string;
    readonly object: number;
    readonly entry: number | null;
  }[];
}

/** Values that are asked for among all records. */
export interface UniqueValueQuery {
  readonly sysids: readonly string[];
  readonly logins: readonly string[];
  readonly objects: readonly number[];
  readonly choices: readonly { readonly dialog: string; readonly title: string; readonly constant: string | null }[];
  /** Titles of reports. */
  readonly reports: readonly string[];
  /** Titles of profiles of imports. */
  readonly importProfiles: readonly string[];
  readonly externals: readonly { readonly source: string; readonly name: string }[];
}

/** How much is read of states: everything, or no values and no rows that go with a record. */
export type StateExtent = 'whole' | 'outline';

/** Reads and writes of what undoes change sets, in a transaction: rows as they were, past the rules of entries. */
export interface RevertRecords {
  /** Keeps other transactions from undoing anything until this one ends. */
  lock(): Promise<void>;
  /** The change sets with these numbers, as far as there are any. One statement. */
  sets(numbers: readonly number[], purged: boolean): Promise<readonly RevertibleSet[]>;
  /** Holds the objects that change sets changed and those that link to them or to their entries, and whatever else they changed. */
  lockForUpdate(numbers: readonly number[]): Promise<void>;
  /** Keeps others from removing the objects, and the objects of the entries, that links are about to lead to. */
  keep(objects: readonly number[], entries: readonly number[]): Promise<void>;
  /** The changes of change sets, newest first. One statement. */
  changes(numbers: readonly number[]): Promise<readonly RevertibleChange[]>;
  /** The changes with the rows of their records. One statement for each kind and hundred changes. */
  states(changes: readonly RevertibleChange[], extent: StateExtent): Promise<readonly ChangeStates[]>;
  /** Records as they are, by kind and id. One statement for each kind and hundred. */
  present(subjects: readonly RevertedSubject[], extent: StateExtent): Promise<ReadonlyMap<string, RecordState>>;
  /** Records that lead to these objects, entries and choices, as far as the caller may see them. One statement. */
  referrers(
    objects: readonly number[],
    entries: readonly number[],
    choices: readonly number[],
  ): Promise<readonly RevertReferrer[]>;
  /** One statement. */
  uniqueValues(query: UniqueValueQuery): Promise<UniqueValues>;
  /** Values of entries and objects that were changed after a change set, except some, so many at most. */
  listChangedValues(
    after: number,
    limit: number,
  ): Promise<
    readonly {
      readonly kind: ChangedKind;
      readonly id: number;
      readonly category: string | null;
      readonly values: string;
      readonly cmdbStatus: string | null;
    }[]
  >;
  /** Those of these objects that were there before a change set. One statement. */
  findKnownBefore(objects: readonly number[], number: number): Promise<ReadonlySet<number>>;
  /** Writes records as they are to be. Statements for each table, not for each row. */
  write(restorations: readonly Restoration[]): Promise<void>;
  /** Has sysids given out never again, and others as if they never were. At most two statements. */
  retire(sysids: readonly string[], free: readonly string[]): Promise<void>;
}

/** The name of a record among all. */
export function subjectName({ kind, subject }: Pick<RevertedSubject, 'kind' | 'subject'>): string {
  return `${kind} ${subject}`;
}
