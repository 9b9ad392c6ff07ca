import type { Id } from '../../../generated/types.js';
import type { ReferencedEntry } from '../../attributes/references.js';
import type { ObjectRecord, RecordStatus } from './objects.js';

/** Characters that the title of an entry has at most. */
export const titleCharacters = 255;

/** An entry as it is kept. `values` is a JSON text: attribute key to value, ids for choices and links. */
export interface EntryRecord {
  readonly id: number;
  readonly object: number;
  readonly category: string;
  readonly status: RecordStatus;
  /** At most one entry per object and category has it. */
  readonly primary: boolean;
  readonly values: string;
}

/** The content of an upload in base64, and the SHA-256 of its bytes in hexadecimal. */
export interface UploadContent {
  readonly digest: string;
  readonly content: string;
}

/** The place of the content of an upload. */
export interface ContentPlace extends Pick<UploadContent, 'digest'> {
  readonly entry: number;
}

export interface NewEntry extends EntryRecord {
  /** Names the entry where others link to it; empty where only its own links can name it. */
  readonly title: string;
  /** The category holds at most one entry per object. */
  readonly single: boolean;
  /** Attributes of which a password is set. */
  readonly secrets: readonly string[];
  /** Contents of uploads that are set with the values. */
  readonly contents?: readonly UploadContent[] | undefined;
}

export type EntryContent = Pick<NewEntry, 'values' | 'title' | 'primary' | 'contents'>;

/** Facts about an object that writing its entries needs. */
export type EntryOwner = Pick<ObjectRecord, 'id' | 'type' | 'status' | 'picture'>;

export type EntrySummary = ReferencedEntry;

/** An entry that has the title that was asked for. */
export interface TitledEntry extends Omit<EntrySummary, 'owner'> {
  readonly status: RecordStatus;
}

/** The target of a link of an attribute: an object or an entry. */
export interface LinkTarget {
  readonly attribute: string;
  readonly targetObject: number | null;
  readonly targetEntry: number | null;
}

/** A link of an attribute. */
export interface LinkRecord extends LinkTarget {
  readonly entry: number;
  readonly position: number;
}

export interface EntryQuery {
  readonly object: Id;
  readonly category: string;
  readonly statuses: readonly RecordStatus[];
  readonly limit: number;
  readonly offset: number;
  /** Categories whose entries count as entries of this one. */
  readonly alike?: readonly string[];
  /** ReadTooLarge where there is more to go through than this, such as entries of many categories that are put in order. */
  readonly atMost?: number;
}

/** Entries of a category that link to an object. */
export interface LinkingQuery extends EntryQuery {
  /** Key of the attribute that links. */
  readonly link: string;
}

/** Entries of many objects: of these categories, and those that link to the objects as `category.attribute`. */
export interface EntriesOfManyQuery {
  readonly objects: readonly number[];
  readonly categories: readonly string[];
  readonly links: readonly string[];
  /** ReadTooLarge where there are more rows, or more links to go through. */
  readonly atMost?: number;
}

/** An entry, the object it is shown on, and the attribute by which it links there; `''` where it is the object's own. */
export interface ManyEntryRecord extends EntryRecord {
  readonly shownOn: number;
  readonly link: string;
}
