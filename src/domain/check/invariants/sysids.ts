import { text } from '../../../messages/text.js';
import { faultsAtMost, type Invariant } from './invariant.js';

/** A sysid belongs to one object, for ever. */
export const sysids: Invariant = {
  name: 'sysids',
  consequence: text('PrintedLabelLeadsToWrong'),
  begin: ({ reads }) => ({
    async *atEnd() {
      for (const { object, sysid } of await reads.listTakenSysids(faultsAtMost))
        yield {
          subject: text('ObjectWithId', { id: object }),
          reason: text('ItsSysidIsOrWas', { sysid: JSON.stringify(sysid) }),
        };
    },
  }),
};
