import type { CheckReads } from './check-reads.js';
import { IdSet } from './id-set.js';

/** Existing records according to the change log. */
export interface ToldByLog {
  readonly objects: IdSet;
  readonly entries: IdSet;
  readonly rows: number;
  /** The highest ids in it, also of what is gone. */
  readonly highest: { readonly objects: number; readonly entries: number };
}

/** Reads the change log once: whatever has a row that begins it and none that ends it should be there. */
export async function readLog(reads: CheckReads): Promise<ToldByLog> {
  const [objects, entries] = [new IdSet(), new IdSet()];
  const highest = { objects: 0, entries: 0 };
  let rows = 0;
  for (let page = await reads.changesAfter(0); page.length > 0; page = await reads.changesAfter(page.at(-1)?.sequence ?? 0)) {
    rows += page.length;
    for (const { object, entry, isFirst, isLast } of page) {
      if (object === null) continue;
      highest.objects = Math.max(highest.objects, object);
      highest.entries = Math.max(highest.entries, entry ?? 0);
      const [told, id] = entry === null ? [objects, object] : [entries, entry];
      if (isFirst) told.add(id);
      if (isLast) told.delete(id);
    }
  }
  return { objects, entries, rows, highest };
}
