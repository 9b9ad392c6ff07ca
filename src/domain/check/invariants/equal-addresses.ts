import { bitsOf, isOfOneLink } from '../../../attributes/addresses.js';
import { text } from '../../../messages/text.js';
import { addressCategory } from '../../entries/rules/places/address-conflicts.js';
import { entryNamed, type Invariant } from './invariant.js';

/** The first entries that have an address: one that shares it, and one that does not. */
interface Holders {
  shared?: EntryOfObject;
  alone?: EntryOfObject;
}

interface EntryOfObject {
  readonly id: number;
  readonly object: number;
}

/**
 * No two normal entries of normal objects have one address outside of every net, in one zone, unless both say that they share it; within
 * a net the rule of places sees to that. Existing clients save them.
 */
export const equalAddresses: Invariant = {
  name: 'equal addresses',
  consequence: text('OneHostIsTakenForAnother'),
  isPermitted: true,
  begin: () => {
    const abnormal = new Set<number>();
    const holders = new Map<string, Holders>();
    return {
      objects(objects) {
        for (const { row } of objects) if (row.status !== 'normal') abnormal.add(row.id);
        return [];
      },
      *entries({ entries, links }) {
        for (const entry of entries.filter(({ row }) => row.category === addressCategory && row.status === 'normal')) {
          const { row, values = {} } = entry;
          const { ipv4_address, ipv6_address, active, shared_as, zone } = values;
          const address = ipv4_address ?? ipv6_address;
          const isInNet = (links.get(row.id) ?? []).some(({ attribute }) => attribute === 'net');
          if (abnormal.has(row.object) || isInNet || active === false || !bitsOf(address) || isOfOneLink(address)) continue;
          const name = `${zone} ${address}`;
          const known = holders.get(name) ?? {};
          const other = known.alone ?? (shared_as === undefined ? known.shared : undefined);
          const holder = { id: row.id, object: row.object };
          holders.set(name, shared_as === undefined ? { alone: holder, ...known } : { shared: holder, ...known });
          if (other) {
            const { id, object } = other;
            yield { subject: entryNamed(entry), reason: text('ItsAddressIsThatOf', { address: String(address), id, object }) };
          }
        }
      },
    };
  },
};
