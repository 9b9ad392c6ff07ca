import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { ChoiceSought } from './choices.js';
import type { UniqueAttribute } from './unique-values.js';

/** A definition of a site as it is stored. */
export interface DefinitionRecord {
  readonly id: number;
  /** The part of the catalogue that it belongs to. */
  readonly part: string;
  /** Its constant, or the name of a dialog: in one part no two have the same. */
  readonly name: string;
  /** A JSON text. */
  readonly definition: string;
  /** 1 for one that was removed: its name is never given out again. */
  readonly removed: number;
}

/** A definition without its id. */
export type DefinitionContent = Omit<DefinitionRecord, 'id'>;

/** A member of a definition that stored entries stand in the way of. */
export type RefusingMember =
  | { readonly member: 'unique'; readonly attribute: UniqueAttribute }
  | { readonly member: 'required'; readonly category: string; readonly key: string }
  | { readonly member: 'multiValue'; readonly category: string };

/** An entry that stands in the way, with the value that does; `null` where it has none. */
export interface RefusedEntry {
  readonly entry: number;
  readonly value: string | null;
}

/** The values of an entry, as a JSON text. */
export interface EntryValues {
  readonly entry: number;
  readonly values: string;
}

/** What columns of entries follow from. */
export interface FollowingColumns {
  /** Keys of the attributes of which the first with a value is the title of an entry. */
  readonly labels: readonly string[];
  /** Whether an object has at most one entry. */
  readonly single: boolean;
}

/** Reads of the schema. */
export interface SchemaReads {
  /** How often the schema was changed. One statement. */
  version(): MaybePromise<number>;
  /** Definitions by id, removed ones too. One statement. */
  list(): MaybePromise<DefinitionRecord[]>;
  /** Entries of a category, or those with a value of one attribute; objects are those of C__CATG__GLOBAL. Two statements for each slice of them. */
  countEntries(category: string, attribute?: string): Promise<number>;
  /** Entries that hold a choice. Two statements for each slice of the entries. */
  countHolders(sought: ChoiceSought): Promise<number>;
  /** Objects with several entries of a category, or with one that is not normal. Two statements for each slice of the objects. */
  countRepeated(category: string): Promise<number>;
  /** Entries behind one that stand in the way of a member, ascending by id, regardless of the visibility scope. One statement. */
  refused(member: RefusingMember, after: number, limit: number): MaybePromise<readonly RefusedEntry[]>;
  /** Values of the entries of a category behind one, ascending by id, regardless of their status. One statement. */
  values(category: string, after: number, limit: number): MaybePromise<readonly EntryValues[]>;
  /** The change sets that changed definitions, ascending. One statement. */
  changes(): MaybePromise<readonly number[]>;
}

/** The schema in a transaction. */
export interface SchemaRecords extends SchemaReads {
  /**
   * Keeps this version in force until the transaction ends. A server is not waited for: the transaction fails.
   * @throws SchemaChanged where another one is in force
   */
  require(version: number): MaybePromise<void>;
  /** All definitions; until this transaction ends, no other one ends that changes records. */
  lockForUpdate(): Promise<DefinitionRecord[]>;
  /** Returns the ids. */
  insert(contents: readonly DefinitionContent[]): Promise<readonly number[]>;
  update(id: number, content: DefinitionContent): Promise<void>;
  /** Gives entries other values, as a JSON text each. This changes no entry. One statement. */
  setValues(values: ReadonlyMap<number, string>): Promise<void>;
  /** Edits entries: gives them other values, as a JSON text each. One statement beside those that read them. */
  editValues(values: ReadonlyMap<number, string>): Promise<void>;
  /** Has the columns of all entries of a category follow from it. This changes no entry. Two statements for each slice of the entries. */
  realign(category: string, columns: FollowingColumns): Promise<void>;
  /** Puts all entries of a category on the list of what the index of the search does not know. Two statements for each slice of the entries. */
  listForSearch(category: string): Promise<void>;
}
