import type { CheckReads } from './check-reads.js';
import { IdSet } from './id-set.js';

/** Changed records that are not indexed yet. */
export interface SearchBacklogSeen {
  readonly objects: IdSet;
  readonly entries: IdSet;
  /** Titles of choices or of what others link to were changed, too: what shows them is not known one by one. */
  readonly hasTitles: boolean;
  readonly rows: number;
}

/** Reads the list of what is to be indexed once. */
export async function readBacklog(reads: CheckReads): Promise<SearchBacklogSeen> {
  const [objects, entries] = [new IdSet(), new IdSet()];
  let rows = 0;
  let hasTitles = false;
  for (let page = await reads.listAfter(0); page.length > 0; page = await reads.listAfter(page.at(-1)?.id ?? 0)) {
    rows += page.length;
    for (const { kind, target } of page) {
      if (kind === 'object') objects.add(target);
      else if (kind === 'entry') entries.add(target);
      else hasTitles = true;
    }
  }
  return { objects, entries, hasTitles, rows };
}
