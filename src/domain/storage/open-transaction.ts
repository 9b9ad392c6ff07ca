import type { Author, ChangeAction, ChangedKind } from './change-sets.js';
import type { Store } from './store.js';

/** A transaction that several steps of a call share. */
export interface SharedTransaction {
  /** Its end where all goes well. With `rollback` everything is undone at the end, and the ids that were taken are given out again. */
  readonly ending: 'commit' | 'rollback';
  /**
   * It may take long, and many ids. Where it is rolled back, they are then none that others take next, and it is carried out where nobody who
   * writes waits for its end.
   */
  readonly isLarge?: boolean;
}

/** A change of a set that is sealed. */
export interface CommittedChange {
  readonly kind: ChangedKind;
  readonly subject: number | string;
  readonly object: number | null;
  readonly category: string | null;
  readonly action: ChangeAction;
}

/** A transaction while the steps of a call go on. */
export interface OpenTransaction {
  /** The whole store within it: its reads see what was changed so far, its transactions and upkeep are parts of this one. */
  readonly store: Store;
  /** It is a part of another one, which is rolled back or sealed by its owner: a dry run of the call. */
  readonly isPart: boolean;
  /** Objects that it has locked so far, or tried to. */
  readonly held: ReadonlySet<number>;
  /** Changes of it that would be sealed now, by their positions. */
  readonly changes: readonly CommittedChange[];
  /** The last number that a change set was given: what this transaction has locked changes under later ones. */
  latest(): Promise<number>;
  /** Ends the change set, and returns its number; there is none where nothing was changed. Nothing is changed after that. */
  seal(author: Author): Promise<number | undefined>;
  /** Runs a step; what it did is undone where it throws, and the transaction goes on. */
  step<T>(work: () => Promise<T>): Promise<T>;
}
