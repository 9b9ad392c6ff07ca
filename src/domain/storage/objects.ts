import type { Id } from '../../../generated/types.js';
import type { ReferencedObject } from '../../attributes/references.js';

/** Where a record is in its life. A purged record has no status: it is gone. */
export const recordStatuses = ['birth', 'normal', 'archived', 'deleted', 'template', 'massChangeTemplate'] as const;
export type RecordStatus = (typeof recordStatuses)[number];

/** An object as it is kept. Times are ISO 8601 in UTC; `values` is the JSON text of what Global keeps beside the columns. */
export interface ObjectRecord {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly sysid: string;
  readonly status: RecordStatus;
  readonly cmdbStatus: string;
  readonly values: string;
  /** SHA-256 of the object's own picture, in hexadecimal. */
  readonly picture: string | null;
  readonly created: string;
  readonly createdBy: string;
  readonly updated: string | null;
  readonly updatedBy: string | null;
}

export type ObjectSummary = ReferencedObject;

/** A question for the objects located in an object, to a depth. */
export interface PlacementQuery {
  readonly root: Id;
  /** The links that say what an object is in, as `category.attribute`. */
  readonly links: readonly string[];
  readonly depth: number;
  readonly statuses: readonly RecordStatus[];
  /** Of objects with these statuses those in which others stand are found as well, down to the first of the statuses asked for, however deep. */
  readonly between: readonly RecordStatus[];
  readonly limit: number;
}

/** An object that stands in another, so many levels below the root. */
export interface PlacedObject extends ObjectRecord {
  readonly parent: number;
  readonly depth: number;
}
