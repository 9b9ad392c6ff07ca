import type { AttributeDefinition, FieldDefinition, Titles } from '../../generated/types.js';
import type { MaybePromise } from '../rpc/maybe-promise.js';
import type { Kept, KeptValues } from './attribute-values.js';
import type { CatalogLookups } from './catalog-lookups.js';
import type { Conversion } from './invalid-value.js';
import type { ReferenceIds, References } from './references.js';
import type { TimeZone } from './time-zones.js';

/** An attribute of a category, or a column of an attribute that holds rows. */
export type Attribute = AttributeDefinition | (FieldDefinition & Partial<Omit<AttributeDefinition, keyof FieldDefinition>>);

/** The languages values are shown in. */
export type Language = keyof Titles;

/** A value that can be kept once its references are read from the database. */
export type Pending = (resolving: Resolving) => MaybePromise<Kept>;

/** Context in which values are accepted. */
export interface Accepting extends Conversion {
  readonly registry: CatalogLookups;
  readonly referenceIds: ReferenceIds;
  /** Values that cannot be true are rejected. */
  readonly checksPlausibility: boolean;
  /** Several choices may be one text. */
  readonly splitsChoices?: boolean | undefined;
  /** Time zone of the caller; the server's local time where absent. */
  readonly timeZone?: TimeZone | undefined;
}

/** Ids of the entries that have a title, ascending. */
export type IdsByTitle = ReadonlyMap<string, readonly number[]>;

/** Context in which accepted values are completed, once references are found. */
export interface Resolving {
  readonly registry: CatalogLookups;
  readonly found: References;
  /** The entry as it will be kept; the value that an attribute depends on is already in it. */
  readonly values: Readonly<KeptValues>;
  ensureChoice(dialog: string, parent: string, title: string): MaybePromise<number>;
  /** The entry that a title names; `undefined` where it is made on another side of the link. */
  ensureEntry(attribute: Attribute, title: string): MaybePromise<number | undefined>;
  /** Ids of the entries of the same object by these titles, in the category that the attribute leads to. */
  entriesTitled(attribute: Attribute, titles: readonly string[]): MaybePromise<IdsByTitle>;
}

/** Context in which values are shown. */
export interface Showing {
  readonly registry: CatalogLookups;
  readonly found: References;
  readonly language: Language;
  /** Where times are shown with an offset; as local time of the server where nothing is said. */
  readonly timeZone?: TimeZone | undefined;
  /** Values are shown in the forms of existing clients. */
  readonly formerForms?: boolean | undefined;
  /** Contents of uploads in base64, by their digests; those of others are not shown. */
  readonly contents?: ReadonlyMap<string, string> | undefined;
}
