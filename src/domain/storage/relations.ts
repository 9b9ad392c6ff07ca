import type { Id } from '../../../generated/types.js';
import type { RecordStatus } from './objects.js';

/** Ids from here on belong to the objects that stand for relations: they are worked out from links and kept nowhere. */
export const firstRelation = 2 ** 30;

export interface RelationQuery {
  readonly objects: readonly Id[];
  /** Attributes whose links are relations, as `category.attribute`. */
  readonly links: readonly string[];
  readonly statuses: readonly RecordStatus[];
  readonly limit: number;
  readonly offset: number;
  /** ReadTooLarge where there are more entries, or more links to go through. */
  readonly atMost?: number;
}

/** A new relation: computed from a link, or with an empty attribute and no target from an entry of its own. */
export interface NewRelation {
  readonly entry: number;
  readonly attribute: string;
  readonly target: number;
  readonly created: string;
  readonly createdBy: string;
}

/** A relation and its relation source. */
export interface RelationRecord extends Omit<NewRelation, 'target'> {
  /** Id of the object that stands for it. */
  readonly relation: number;
  /** Id of the entry that shows it: its own, or that of the object. */
  readonly id: number;
  readonly category: string;
  readonly status: RecordStatus;
  readonly values: string;
  readonly primary: number;
  readonly owner: number;
  /** The object the link leads to; 0 where the values name both. */
  readonly target: number;
}

/** A relation as one of its objects sees it; an object without any has one row of nulls. */
export type SeenRelation = { readonly seen: number } & (RelationRecord | { readonly id: null });
