import { givesAccess, requireEntryAccess, requireStepAccess } from '../../access/access-changes.js';
import { grantsKeptAs } from '../../access/rights.js';
import { auditGrantsChanged, auditSessionsEnded } from '../../audit.js';
import type { DomainContext } from '../../context.js';
import { valuesLeftOf } from '../../models/stored-values.js';
import type { Records } from '../../storage/records.js';
import type { EntryOccasions, EntryRule } from '../entry-rule.js';

/** By no entry and no step of an object may anybody get or lose a login, or rights, that permit more than the caller may do. */
export const access: EntryRule = {
  name: 'access',
  appliedTo: ({ category }) => (givesAccess(category.const) ? ofEntriesGiving(category.const) : undefined),
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  async objectStepping({ context, records, object, to }) {
    await requireStepAccess(context, records, object);
    if (to === 'purged') await endAccess(context, records, object.id);
  },
};

function ofEntriesGiving(category: string): EntryOccasions {
  return {
    received: 'nothing',
    prepare: ({ context, records, object }, drafts) => {
      const values = drafts.flatMap(({ before, values }) => [before, values]);
      return requireEntryAccess(context, records, { object: object.id, category }, values);
    },
    stored: 'nothing',
    written: 'nothing',
    copied: 'nothing',
    beforeTransition: async ({ context, records, object, model, entry }) => {
      await requireEntryAccess(context, records, { object: object.id, category }, [valuesLeftOf(model, entry)]);
      return undefined;
    },
    afterTransition: 'nothing',
  };
}

/** Takes back what an object that is purged gave: its rows go with it, and the audit tells what they were. */
async function endAccess(context: DomainContext, { access }: Records, object: number): Promise<void> {
  const given = (await access.findGiven([object])).get(object);
  if (given?.sessions) await access.endSessions(object, auditSessionsEnded(context, object, 'personPurged'));
  if (!given?.rights) return;
  const before = (await access.listGrants([object])).flatMap(grantsKeptAs);
  await access.grant(object, '[]', auditGrantsChanged(context, object, before, []));
}
