import { text } from '../../../messages/text.js';
import { entryNamed, faultsAtMost, type Invariant } from './invariant.js';

/**
 * The change sets have the creation of each object and entry, and the end of each that is gone; every change has its change set and its
 * former rows, and every former row its change.
 */
export const changeSets: Invariant = {
  name: 'change sets',
  consequence: text('RowsWereLostOrWritten'),
  begin: ({ reads, recorded }) => ({
    *objects(objects) {
      for (const { row } of objects)
        if (!recorded.objects.delete(row.id))
          yield { subject: text('ObjectWithId', { id: row.id }), reason: text('NoChangeIsItsCreation') };
    },
    *entries({ entries }) {
      for (const entry of entries)
        if (!recorded.entries.delete(entry.row.id)) yield { subject: entryNamed(entry), reason: text('NoChangeIsItsCreation') };
    },
    async *atEnd() {
      for (const id of recorded.objects) yield { subject: text('ObjectWithId', { id }), reason: text('ItWasCreatedAndNot') };
      for (const id of recorded.entries) yield { subject: text('EntryWithId', { id }), reason: text('ItWasCreatedAndNot') };
      for (const { fault, kind, subject, number } of await reads.historyFaults(faultsAtMost))
        yield {
          subject: text('ChangeSetNumber', { number }),
          reason: text('Named', { name: `${kind} ${subject}`, fault: reasons[fault] }),
        };
    },
  }),
};

const reasons = {
  withoutSet: text('ChangeBelongsToNoChange'),
  withoutFormer: text('ChangeHasNoFormerRow'),
  withoutChange: text('FormerRowHasNoChange'),
  neverHeld: text('FormerRowEndsBeforeIt'),
} as const;
