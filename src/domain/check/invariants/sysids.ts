import { faultsAtMost, type Invariant } from './invariant.js';

/** A sysid belongs to one object, for ever. */
export const sysids: Invariant = {
  name: 'sysids',
  consequence: 'a printed label leads to the wrong object; give it another one',
  begin: ({ reads }) => ({
    async *atEnd() {
      for (const { object, sysid } of await reads.takenSysids(faultsAtMost))
        yield { subject: `object ${object}`, reason: `its sysid ${JSON.stringify(sysid)} is, or was, that of another object` };
    },
  }),
};
