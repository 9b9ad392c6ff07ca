import type { ChangeFeed } from '../../../generated/types.js';

/** A copy of the titles of objects, as a follower keeps it. */
export interface FollowedCopy {
  cursor: string;
  /** Numbers of change sets in the order in which they came. */
  readonly numbers: number[];
  /** Titles by the ids of objects. */
  readonly titles: Record<string, string>;
  /** The latest number that changed each object. */
  readonly revisions: Record<string, number>;
  /** Changes that do not fit the copy: something was missed, came twice or out of order. */
  readonly faults: string[];
}

export const emptyCopy = (): FollowedCopy => ({ cursor: '', numbers: [], titles: {}, revisions: {}, faults: [] });

/** Applies a page of the feed to a copy. */
export function apply(copy: FollowedCopy, { change_sets: sets, cursor }: ChangeFeed): void {
  for (const { number, changes } of sets) {
    copy.numbers.push(number);
    for (const { object, entry, action, attributes } of changes) {
      if (!object || entry !== null) continue;
      const { id } = object;
      const title = attributes.find(({ key }) => key === 'title');
      const before = copy.titles[id] ?? null;
      if ((copy.revisions[id] ?? 0) >= number) copy.faults.push(`object ${id}: ${number} after ${copy.revisions[id]}`);
      if (title && title.from !== before) copy.faults.push(`object ${id}: ${number} changes ${title.from}, not ${before}`);
      copy.revisions[id] = number;
      if (action === 'purged') delete copy.titles[id];
      else if (title) copy.titles[id] = String(title.to);
    }
  }
  copy.cursor = cursor;
}
