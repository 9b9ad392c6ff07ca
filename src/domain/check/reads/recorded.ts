import type { ChangePlace, CheckReads } from './check-reads.js';
import { IdSet } from './id-set.js';

/** Existing records according to the change sets. */
export interface Recorded {
  readonly objects: IdSet;
  readonly entries: IdSet;
  readonly changes: number;
  /** The highest ids in them, also of what is gone. */
  readonly highest: { readonly objects: number; readonly entries: number };
}

/** Reads all changes once: whatever has a creation and no end should be there. */
export async function readRecorded(reads: CheckReads): Promise<Recorded> {
  const recorded = { objects: new IdSet(), entries: new IdSet() };
  const highest = { objects: 0, entries: 0 };
  let changes = 0;
  let last: ChangePlace | undefined;
  do {
    const page = await reads.changesAfter(last);
    changes += page.length;
    for (const { kind, subject, action } of page) {
      const table = kind === 'object' ? 'objects' : 'entries';
      highest[table] = Math.max(highest[table], subject);
      if (action === 'created') recorded[table].add(subject);
      if (action === 'purged') recorded[table].delete(subject);
    }
    last = page.at(-1);
  } while (last);
  return { ...recorded, changes, highest };
}
