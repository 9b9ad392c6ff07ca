import type { MaybePromise } from '../../rpc/maybe-promise.js';

/** A record that an import or a data source created, found again by the name of its source. */
export interface ExternalRecord {
  readonly source: string;
  readonly name: string;
  readonly object: number;
  readonly entry: number | null;
  readonly fingerprint: string;
}

/** Objects that a source knows, or what it knows of some objects. */
export interface ExternalQuery {
  readonly source: string;
  /** Names of objects; all of them where absent. */
  readonly names?: readonly string[];
  readonly limit: number;
}

/** The fingerprint of a record that its source no longer describes. */
export const retired = 'retired';

/** A page of what a source knows, or what it knows by some names. */
export interface ExternalPage {
  readonly source: string;
  readonly names?: readonly string[];
  /** The last name of the page before; empty for the first page. */
  readonly after: string;
  readonly limit: number;
}

/** Records of sources as callers may view them. */
export interface ExternalReads {
  /** Objects and entries that a source describes, whatever their status, ascending by name. One statement. */
  page(query: ExternalPage): MaybePromise<ExternalRecord[]>;
  /** The objects that a source knows, ascending by name. One statement. */
  objectsOf(query: ExternalQuery): MaybePromise<ExternalRecord[]>;
  /** The entries that a source knows of these objects, ascending by name. One statement. */
  entriesOf(source: string, objects: readonly number[]): MaybePromise<ExternalRecord[]>;
}
