import type { EntryRecord } from './entries.js';
import type { IndexedValue } from './indexed-values.js';
import type { ObjectRecord } from './objects.js';

/** The searched parts of an object. */
export type SearchedObject = Pick<ObjectRecord, 'id' | 'type' | 'title' | 'sysid' | 'cmdbStatus' | 'values'>;
/** The searched parts of an entry. */
export type SearchedEntry = Pick<EntryRecord, 'id' | 'object' | 'category' | 'values'>;

/** An object as it was, with what of it the index of values has. */
export interface FormerObject extends Pick<ObjectRecord, 'cmdbStatus' | 'values'> {
  readonly object: number;
}

/** A value in the index of values, and what has it: an entry, or an object by itself, with 0 for the entry. */
export interface ValueRow extends IndexedValue {
  readonly object: number;
  readonly entry: number;
}

/** A normal entry of a normal object, or without an entry the object itself. */
export interface SearchHit {
  readonly object: SearchedObject;
  readonly entry: SearchedEntry | undefined;
}

/** A term of the index as it stands there, or all that begin so. */
export interface SearchTerm {
  readonly text: string;
  readonly isPrefix: boolean;
}

export interface SearchQuery {
  /** Of each of these lists, one term at least must be there. */
  readonly terms: readonly (readonly SearchTerm[])[];
  readonly limit: number;
}

/** Numbers of the oldest and the newest change that the index does not know yet. */
export interface SearchBacklog {
  readonly first: number;
  readonly last: number;
}

/** Changes since the last indexing. Removed records are in `gone` alone. */
export interface SearchChanges {
  /** Rows of the list that named them. */
  readonly taken: number;
  readonly objects: readonly SearchedObject[];
  readonly entries: readonly SearchedEntry[];
  readonly gone: readonly SearchDocument[];
  /** States before those changes, of what was there. */
  readonly former: readonly (SearchedEntry | FormerObject)[];
  /** Dialogs with a changed choice, whose holders are to be indexed. */
  readonly holders: readonly HoldersListed[];
  /** Renamed objects and entries, whose referrers are to be indexed. */
  readonly referrers: readonly ReferrersListed[];
}

/** Entries with later ids than one that link to an object or an entry: they are put on the list a slice at a time. */
export interface ReferrersListed {
  readonly of: 'object' | 'entry';
  readonly target: number;
  readonly after: number;
}

/** Entries or objects with later ids than one that hold choices of a dialog: they are put on the list a slice at a time. */
export interface HoldersListed {
  readonly of: 'entries' | 'objects';
  readonly dialog: string;
  readonly after: number;
}

/** An object or an entry in the index. */
export interface SearchDocument {
  readonly kind: 'object' | 'entry';
  readonly id: number;
}

export interface IndexedDocument extends SearchDocument {
  readonly terms: Iterable<string>;
}

/** Looks things up by the terms in their texts. */
export interface SearchReads {
  /** In ascending order of what was made first, objects and entries by their own ids. One statement. */
  find(query: SearchQuery): Promise<SearchHit[]>;
  /** `undefined` where the index knows everything that is committed. */
  backlog(): Promise<SearchBacklog | undefined>;
}

/** Keeps the index. Every write of an object or entry puts it on a list by itself, in its transaction; from there it is indexed. */
export interface SearchWrites extends SearchReads {
  /** Takes the oldest changes from the list, and keeps others from doing so until the transaction ends. */
  take(count: number): Promise<SearchChanges>;
  put(documents: readonly IndexedDocument[]): Promise<void>;
  /** Removes rows of the index of values, and puts others there that may be there already; these objects may have another title now, or be gone. */
  putValues(outdated: readonly ValueRow[], rows: readonly ValueRow[], objects: readonly number[]): Promise<void>;
  /**
   * Puts the next of so many entries, if they are of these categories, or of so many objects on the list, and what follows them as
   * holders that are listed later. One statement looks at no more than those.
   */
  list(holders: HoldersListed, categories: readonly string[], count: number): Promise<void>;
  /** Puts all holders of a dialog on the list, to be listed later. */
  listLater(holders: HoldersListed): Promise<void>;
  /** Puts the next of so many entries on the list, and what follows them as referrers that are listed later; answers how many there were. */
  listReferrers(referrers: ReferrersListed, count: number): Promise<number>;
}
