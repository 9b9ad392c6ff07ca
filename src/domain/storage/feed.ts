import type { ChangeConditions, ChangePosition } from './history.js';

/**
 * A place in the feed. Its change sets come in batches: those that were committed between two moments. Within a batch they are in the order
 * of their numbers. That keeps the changes of one object in their order, as its next change takes its number after the commit of the one
 * before. The order of numbers alone would lose change sets: a number is taken before the commit, so a lower one may be committed later.
 */
export interface FeedPosition extends ChangePosition {
  /** Snapshots at the beginning and at the end of the batch; the same where the batch is passed, or numbers ascend with the commits. */
  readonly from: string;
  readonly until: string;
}

/** A change set in the feed. */
export interface FeedSet {
  readonly number: number;
  /** How many changes it has. */
  readonly size: number;
}

/** State of the feed. */
export interface FeedHead {
  /** Identity of the history: a restored database has another one, and so has another server with a copy of it. */
  readonly history: string;
  /** The snapshot of this moment; empty where numbers ascend in the order of commits. */
  readonly snapshot: string;
  /** The highest number of all; 0 where there is none. */
  readonly last: number;
}

/** The snapshot before all others. */
export const beforeAll = '3:3:';

/** A question for the changes of some change sets. */
export interface FeedQuery {
  readonly conditions: ChangeConditions;
  /** In their order. */
  readonly sets: readonly FeedSet[];
  /** The change after which it begins. */
  readonly after: ChangePosition;
  readonly limit: number;
}

/** Reads of the feed. */
export interface FeedReads {
  /** One statement. */
  head(): Promise<FeedHead>;
  /** The place itself, where its batch is not passed yet, or the beginning of the next batch; `undefined` where nothing came. At most one statement. */
  next(position: FeedPosition, head: FeedHead): Promise<FeedPosition | undefined>;
  /**
   * Change sets of a batch from a place on: that of the place as well, unless the place is behind all of its changes; none up to the
   * number `since`. One statement.
   */
  sets(from: FeedPosition, since: number, limit: number): Promise<readonly FeedSet[]>;
  /** The places of changes that meet every condition. One statement. */
  places(query: FeedQuery): Promise<readonly ChangePosition[]>;
}

/** The place behind every change of a change set. */
export const behindAll = 2_147_483_647;
