import type { ChangeAction, ChangedKind } from '../../storage/change-sets.js';
import type { ContentPlace, EntryRecord, LinkRecord } from '../../storage/entries.js';
import type { ObjectRecord } from '../../storage/objects.js';
import type { Reads } from '../../storage/reads.js';
import type { NewRelation } from '../../storage/relations.js';
import type { SchemaReads } from '../../storage/schema.js';
import type { IndexedDocument, SearchChanges, SearchDocument, ValueRow } from '../../storage/search-store.js';

/** An object as its row says, whatever that is. */
export interface ObjectRow extends Pick<ObjectRecord, 'id' | 'type' | 'title' | 'sysid' | 'cmdbStatus' | 'values'> {
  readonly status: string;
  readonly foldedTitle: string;
}

/** An entry as its row says, whatever that is. */
export interface EntryRow extends Omit<EntryRecord, 'status' | 'primary'> {
  readonly status: string;
  readonly title: string;
  readonly primary: number;
  readonly single: number;
}

/** A choice that was added to a dialog. */
export interface ChoiceRow {
  readonly id: number;
  readonly dialog: string;
  readonly title: string;
  readonly foldedTitle: string;
}

/** An entry with a login, and what it is found by; `null` where nothing finds it. */
export interface LoginRow extends Pick<EntryRow, 'id' | 'object' | 'category' | 'title'> {
  readonly folded: string | null;
}

/** Where a change stands among all. */
export interface ChangePlace {
  readonly number: number;
  readonly position: number;
}

/** A change of an object or entry. */
export interface RecordedChange extends ChangePlace {
  readonly kind: 'object' | 'entry';
  readonly subject: number;
  readonly action: ChangeAction;
}

/** A change or former row that lacks what belongs to it, or a former row that held at no time. */
export interface HistoryFault {
  readonly fault: 'withoutSet' | 'withoutFormer' | 'withoutChange' | 'neverHeld';
  readonly kind: ChangedKind;
  readonly subject: number | string;
  /** Of the change set. */
  readonly number: number;
}

/** A row of the list of what is to be indexed. */
export interface ListedChange {
  readonly id: number;
  readonly kind: string;
  readonly target: number;
}

/** A row that refers to one that is not there. */
export interface DanglingRow {
  readonly table: string;
  readonly column: string;
  readonly target: string;
  readonly missing: number;
}

/** How often an object has something that it has at most once. */
export interface CountedOnObject {
  readonly object: number;
  readonly category: string;
  readonly count: number;
}

/** How many objects of a type and status are kept as their number, and how many there are. */
export interface ObjectCount {
  readonly type: string;
  readonly status: string;
  readonly kept: number;
  readonly there: number;
}

/** The highest id that a table gave out by its own account, and the highest that it has. */
export interface LastIds {
  readonly table: string;
  readonly last: number;
  readonly highest: number;
}

/** A link from an object to an object, or from an entry to an entry. */
export interface LinkEnds {
  readonly from: number;
  readonly to: number;
}

/**
 * Reads of a check, in one snapshot of the database. Pages are ascending by id, begin after an id, and are empty at the end;
 * other lists have at most as many rows as are asked for.
 */
export interface CheckReads {
  readonly referents: Reads['referents'];
  readonly schema: SchemaReads;
  /** Faults that the engine finds in its own files. */
  storageFaults(): Promise<readonly string[]>;
  danglingRows(limit: number): Promise<readonly DanglingRow[]>;
  objectsAfter(id: number): Promise<readonly ObjectRow[]>;
  entriesAfter(id: number): Promise<readonly EntryRow[]>;
  choicesAfter(id: number): Promise<readonly ChoiceRow[]>;
  loginsAfter(id: number): Promise<readonly LoginRow[]>;
  /** The content of an upload in base64; `undefined` where it is not there. */
  contentOf(place: ContentPlace): Promise<string | undefined>;
  /** Changes of objects and entries after one, from the first on where none is named; ascending. */
  changesAfter(place: ChangePlace | undefined): Promise<readonly RecordedChange[]>;
  historyFaults(limit: number): Promise<readonly HistoryFault[]>;
  listAfter(id: number): Promise<readonly ListedChange[]>;
  /** Links of entries from one id to another. */
  linksOf(first: number, last: number): Promise<readonly LinkRecord[]>;
  relationsOf(first: number, last: number): Promise<readonly Pick<NewRelation, 'entry' | 'attribute' | 'target'>[]>;
  /** Links of these attributes from entries to entries. */
  linksBetween(entries: readonly number[], attributes: readonly string[]): Promise<readonly LinkEnds[]>;
  /** Links of an attribute of a category from these objects to objects. */
  linksFromObjects(objects: readonly number[], category: string, attribute: string): Promise<readonly LinkEnds[]>;
  /** Objects with several entries of one of these categories. */
  severalEntries(categories: readonly string[], limit: number): Promise<readonly CountedOnObject[]>;
  severalPrimary(limit: number): Promise<readonly CountedOnObject[]>;
  /** Sysids that several objects have, or that one has though they were given up. */
  listTakenSysids(limit: number): Promise<readonly { readonly sysid: string; readonly object: number }[]>;
  /** Webhooks that stand still since the database was restored or loaded. */
  listPausedWebhooks(limit: number): Promise<readonly { readonly id: string; readonly title: string }[]>;
  /** Types and statuses of which other numbers of objects are kept than there are. */
  wrongCounts(limit: number): Promise<readonly ObjectCount[]>;
  lastIds(): Promise<readonly LastIds[]>;
  /** Documents of the index of what is not there any more. */
  strangeDocuments(limit: number): Promise<readonly SearchDocument[]>;
  /** Those of the documents that the index knows by other terms than these. */
  documentsUnlike(documents: readonly IndexedDocument[]): Promise<readonly SearchDocument[]>;
  countIndexedValues(): Promise<number>;
  /** Those of the rows that the index of values has. */
  indexedAmong(rows: readonly ValueRow[]): Promise<readonly ValueRow[]>;
  /** Ids of objects that the index lacks as what one of these attributes links to, or has under another title, up to some. */
  wrongLinkTargets(attributes: readonly number[], limit: number): Promise<readonly number[]>;
  /** Rows of the index of values behind one, a page of them. */
  indexedAfter(row: ValueRow | undefined): Promise<readonly ValueRow[]>;
  /** The records that rows of the index are of, as far as they are there. */
  recordsOf(rows: readonly ValueRow[]): Promise<Pick<SearchChanges, 'objects' | 'entries'>>;
}
