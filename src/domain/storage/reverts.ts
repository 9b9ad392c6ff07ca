import type { ChangeAction, ChangedKind } from './change-sets.js';

/** A row of a table by its columns. */
export type StateRow = Readonly<Record<string, string | number | null>>;

/** The rows of a record at one moment: its own, and those that go with it by their tables. */
export interface RecordState {
  readonly own: StateRow;
  readonly others: Readonly<Record<string, readonly StateRow[]>>;
}

/** A change set that is to be undone. */
export interface RevertibleSet {
  readonly number: number;
  /** How many changes it has, and how many of them the caller may see. */
  readonly size: number;
  readonly seen: number;
  /** An earlier version made it: only texts are kept of it. */
  readonly isLogged: boolean;
}

/** A record of which something is to be undone. */
export interface RevertedSubject {
  readonly kind: ChangedKind;
  readonly subject: number | string;
  readonly object: number | null;
  readonly category: string | null;
}

/** A change, with its rows before and after; `null` where there were none. */
export interface RevertibleChange extends RevertedSubject {
  readonly number: number;
  readonly action: ChangeAction;
  readonly before: RecordState | null;
  readonly after: RecordState | null;
}

/** A record as it is, and as it is to be; `null` where it is not there. */
export interface Restoration extends RevertedSubject {
  readonly present: RecordState | null;
  readonly target: RecordState | null;
  readonly action: ChangeAction;
  readonly isRetitled: boolean;
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
export interface TakenValues {
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
  readonly externals: readonly {
    readonly source: string;
    readonly name: string;
    readonly object: number;
    readonly entry: number | null;
  }[];
}

/** Values that are asked for among all records. */
export interface WantedValues {
  readonly sysids: readonly string[];
  readonly logins: readonly string[];
  readonly objects: readonly number[];
  readonly choices: readonly { readonly dialog: string; readonly title: string; readonly constant: string | null }[];
  /** Titles of reports. */
  readonly reports: readonly string[];
  readonly externals: readonly { readonly source: string; readonly name: string }[];
}

/** Reads and writes of what undoes change sets, in a transaction: rows as they were, past the rules of entries. */
export interface RevertRecords {
  /** Keeps other transactions from undoing anything until this one ends. */
  claim(): Promise<void>;
  /** The change sets with these numbers, as far as there are any. One statement. */
  sets(numbers: readonly number[], purged: boolean): Promise<readonly RevertibleSet[]>;
  /** The records that change sets changed. One statement. */
  subjects(numbers: readonly number[]): Promise<readonly RevertedSubject[]>;
  /** Holds objects and the objects that link to them or to their entries, and choices. */
  hold(subjects: readonly RevertedSubject[]): Promise<void>;
  /** Keeps others from removing the objects, and the objects of the entries, that links are about to lead to. */
  keep(objects: readonly number[], entries: readonly number[]): Promise<void>;
  /** The changes of change sets, newest first, with their rows before and after. Statements for each kind of record. */
  changes(numbers: readonly number[]): Promise<readonly RevertibleChange[]>;
  /** Records as they are, by kind and id. One statement for each kind. */
  present(subjects: readonly RevertedSubject[]): Promise<ReadonlyMap<string, RecordState>>;
  /** Those of these objects whose values were removed from the history after one of these change sets changed them. One statement. */
  forgotten(objects: readonly number[], numbers: readonly number[]): Promise<ReadonlySet<number>>;
  /** Records that lead to these objects, entries and choices, as far as the caller may see them. One statement. */
  referrers(
    objects: readonly number[],
    entries: readonly number[],
    choices: readonly number[],
  ): Promise<readonly RevertReferrer[]>;
  /** One statement. */
  taken(wanted: WantedValues): Promise<TakenValues>;
  /** Values of entries and objects that were changed after a change set, except some, so many at most. */
  changedValues(
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
  knownBefore(objects: readonly number[], number: number): Promise<ReadonlySet<number>>;
  /** Writes records as they are to be. Statements for each table, not for each row. */
  write(restorations: readonly Restoration[]): Promise<void>;
  /** Has sysids given out never again, and others as if they never were. At most two statements. */
  retire(sysids: readonly string[], free: readonly string[]): Promise<void>;
}

/** The name of a record among all. */
export function subjectName({ kind, subject }: Pick<RevertedSubject, 'kind' | 'subject'>): string {
  return `${kind} ${subject}`;
}
