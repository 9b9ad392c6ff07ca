/** A change set, and its time in ISO 8601 in UTC. */
export interface Moment {
  readonly number: number;
  readonly time: string;
}

/** A moment that was found too old, by the number of days that history is kept, and when that was. */
export interface NotedHorizon extends Moment {
  readonly days: number;
  readonly noted: string;
}

/** The part of a pruning that one transaction did. */
export interface PrunedSlice {
  /** Changes that were removed. */
  readonly changes: number;
  readonly isLast: boolean;
}

/**
 * Removal of what is too old. Of the changes before a horizon those are kept that say how it was at that moment: the last one of every object,
 * entry, choice and object type, and with them the first ones of every object.
 */
export interface RetentionStore {
  /** The last change set until a time; `undefined` where there is none. */
  momentAt(time: string): Promise<Moment | undefined>;
  /** The moment that was noted last as too old. */
  readHorizon(): Promise<NotedHorizon | undefined>;
  /** Notes a moment as too old, in the place of the one before; none where absent. */
  note(horizon: NotedHorizon | undefined): Promise<void>;
  /** How many changes a pruning up to this change set removes. Reads everything that is older. */
  prunable(until: number): Promise<number>;
  /** Moves the horizon: from now on nothing earlier is read. It never moves back. */
  moveHorizon(horizon: Moment): Promise<void>;
  /** Removes a part of what is behind the horizon. */
  pruneSlice(): Promise<PrunedSlice>;
  /** Removes the values of an object from the past, also where others named it; `false` where there never was one. */
  forget(object: number): Promise<boolean>;
  /** Removes the titles of an object from the audit. */
  emptyTitles(object: number): Promise<void>;
}
