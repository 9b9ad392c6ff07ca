import type { IdsByTitle } from '../../attributes/attribute-type.js';
import { groupBy } from '../../rpc/grouping.js';
import type { TitledEntry } from '../storage/entries.js';

/** Ids of entries by their titles: of those that have one title, the normal ones where there are some. */
export function idsByTitle(entries: readonly TitledEntry[]): IdsByTitle {
  const byTitle = [...groupBy(entries, ({ title }) => title)].map(([title, all]) => {
    const normal = all.filter(({ status }) => status === 'normal');
    return [title, (normal.length > 0 ? normal : all).map(({ id }) => id)] as const;
  });
  return new Map(byTitle);
}
