import type { ChangeConditions, ChangePosition } from './history.js';

/**
 * A place in the feed: change sets in the order in which they are committed, whatever else is being written, and the changes of each. The
 * order of numbers is another one: a number is taken before the commit, so a lower one may be committed later.
 */
export interface FeedPosition extends ChangePosition {
  /** Id of the transaction that wrote the change set; 0 where numbers ascend in the order of commits. */
  readonly transaction: number;
}

/** A change set in the feed. */
export interface FeedSet {
  readonly transaction: number;
  readonly number: number;
  /** How many changes it has. */
  readonly size: number;
}

/** State of the feed. */
export interface FeedHead {
  /** Identity of the history: a restored database has another one, and so has another server with a copy of it. */
  readonly history: string;
  /** The last change set before which nothing is being written any more; 0 where there is none. */
  readonly transaction: number;
  readonly number: number;
  /** The highest number of all; 0 where there is none. */
  readonly last: number;
  /** Time of the first change set behind it: committed, while an earlier transaction is still running. `null` where there is none. */
  readonly heldSince: string | null;
}

/** A question for the changes of some change sets. */
export interface FeedQuery {
  readonly conditions: ChangeConditions;
  /** In their order. */
  readonly sets: readonly FeedSet[];
  /** The change after which it begins. */
  readonly after: ChangePosition;
  /** Whether changes of objects that are gone are among them. */
  readonly purged: boolean;
  readonly limit: number;
}

/** Reads of the feed. */
export interface FeedReads {
  /** One statement. */
  head(): Promise<FeedHead>;
  /** The place before all change sets that are later than a number. At most one statement. */
  startAfter(number: number): Promise<FeedPosition>;
  /**
   * Change sets from a place on, up to the head of the feed, in their order: that of the place as well, unless the place is behind all of
   * its changes; of those none up to the number `since`. One statement.
   */
  sets(from: FeedPosition, since: number, limit: number): Promise<readonly FeedSet[]>;
  /** The places of changes that meet every condition. One statement. */
  places(query: FeedQuery): Promise<readonly ChangePosition[]>;
}

/** The place behind every change of a change set. */
export const behindAll = 2_147_483_647;
