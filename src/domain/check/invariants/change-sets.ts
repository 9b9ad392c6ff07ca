import { entryNamed, faultsAtMost, type Invariant } from './invariant.js';

/**
 * The change sets have the creation of each object and entry, and the end of each that is gone; every change has its change set and its
 * former rows, and every former row its change.
 */
export const changeSets: Invariant = {
  name: 'change sets',
  consequence: 'rows were lost, or written past the service; compare with a backup',
  begin: ({ reads, recorded }) => ({
    *objects(objects) {
      for (const { row } of objects)
        if (!recorded.objects.delete(row.id)) yield { subject: `object ${row.id}`, reason: 'no change is its creation' };
    },
    *entries({ entries }) {
      for (const entry of entries)
        if (!recorded.entries.delete(entry.row.id)) yield { subject: entryNamed(entry), reason: 'no change is its creation' };
    },
    async *atEnd() {
      for (const id of recorded.objects)
        yield { subject: `object ${id}`, reason: 'it was created and not purged, and is not there' };
      for (const id of recorded.entries)
        yield { subject: `entry ${id}`, reason: 'it was created and not purged, and is not there' };
      for (const { fault, kind, subject, number } of await reads.historyFaults(faultsAtMost))
        yield { subject: `change set ${number}`, reason: `${kind} ${subject}: ${reasons[fault]}` };
    },
  }),
};

const reasons = {
  withoutSet: 'the change belongs to no change set',
  withoutFormer: 'the change has no former row',
  withoutChange: 'the former row has no change',
  neverHeld: 'the former row ends before it begins',
} as const;
