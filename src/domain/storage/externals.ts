import type { Awaitable } from '../../rpc/awaitable.js';

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

/** Records of sources as callers may view them. */
export interface ExternalReads {
  /** The objects that a source knows, ascending by name. One statement. */
  objectsOf(query: ExternalQuery): Awaitable<ExternalRecord[]>;
  /** The entries that a source knows of these objects, ascending by name. One statement. */
  entriesOf(source: string, objects: readonly number[]): Awaitable<ExternalRecord[]>;
}
