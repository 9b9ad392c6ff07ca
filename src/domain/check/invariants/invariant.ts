import type { KeptValues } from '../../../attributes/attribute-values.js';
import type { Registry } from '../../../catalog/registry.js';
import { type Text, type TextValue, text } from '../../../messages/text.js';
import type { CategoryModel } from '../../models/category-model.js';
import type { LinkRecord } from '../../storage/entries.js';
import type { CheckReads, EntryRow, ObjectRow } from '../reads/check-reads.js';
import type { Recorded } from '../reads/recorded.js';
import type { SearchBacklogSeen } from '../reads/search-backlog.js';

/** A violation: its subject and its reason. */
export interface Fault {
  /** Such as `entry 31 of object 7 (C__CATG__IP)`. */
  readonly subject: Text;
  readonly reason: TextValue;
}

type Faults = AsyncIterable<Fault> | Iterable<Fault>;

/** An object with its values; `undefined` where they cannot be read. */
export interface CheckedObject {
  readonly row: ObjectRow;
  readonly values: Readonly<KeptValues> | undefined;
}

/** An entry with its values, and what the catalogue says of its category; `undefined` where they cannot be read, or it is not known. */
export interface CheckedEntry {
  readonly row: EntryRow;
  readonly model: CategoryModel | undefined;
  /** The same of the catalogue with what was removed: values and links of that stay. */
  readonly whole: CategoryModel | undefined;
  readonly values: Readonly<KeptValues> | undefined;
}

/** Entries that follow each other, with all that links say of them. */
export interface EntryPage {
  readonly entries: readonly CheckedEntry[];
  readonly links: ReadonlyMap<number, readonly LinkRecord[]>;
}

/** Inputs of a check. */
export interface Ground {
  readonly registry: Registry;
  /** The catalogue with what was removed: values of that stay in the index. */
  readonly whole: Registry;
  readonly reads: CheckReads;
  readonly recorded: Recorded;
  readonly backlog: SearchBacklogSeen;
}

/** One check of an invariant: it is given all objects, then all entries, then asked for what only shows at the end. */
export interface Checking {
  objects?(objects: readonly CheckedObject[]): Faults;
  entries?(page: EntryPage): Faults;
  atEnd?(): Faults;
}

/** Something that holds in every database, whatever was done with it. */
export interface Invariant {
  readonly name: string;
  /** Consequence of a violation. */
  readonly consequence: Text;
  /** Whether the service permits it: it is told, and everything is as it has to be all the same. */
  readonly isPermitted?: boolean;
  begin(ground: Ground): Checking;
}

/** Faults of one kind that are reported one by one, in one statement. */
export const faultsAtMost = 1000;

export function entryNamed({ row: { id, object, category } }: Pick<CheckedEntry, 'row'>): Text {
  return text('EntryOfObject', { id, object, category });
}
