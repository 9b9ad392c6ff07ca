import { addressOf, bitsOf } from '../../../attributes/addresses.js';
import type { Kept } from '../../../attributes/attribute-values.js';
import { blockOf, contains, type Net, netOf } from '../../../attributes/nets.js';
import { type Text, text } from '../../../messages/text.js';
import { addressCategory } from '../../entries/rules/places/address-conflicts.js';
import { netCategory } from '../../entries/rules/places/narrowest-net.js';
import { entryNamed, type Invariant } from './invariant.js';

/** An entry with addresses, and the object of the net that it is linked to. */
interface LinkedAddresses {
  readonly subject: Text;
  readonly given: readonly Kept[];
  readonly object: number;
}

/** Addresses of normal hosts are in their nets. An address that existing clients save, and one whose net was changed since, may be outside. */
export const addresses: Invariant = {
  name: 'addresses',
  consequence: text('MapOfItsNetDoes'),
  isPermitted: true,
  begin: () => {
    const abnormal = new Set<number>();
    const nets = new Map<number, Net>();
    // Entries whose net was not read yet, or contains none of their addresses.
    const open: LinkedAddresses[] = [];
    return {
      objects(objects) {
        for (const { row } of objects) if (row.status !== 'normal') abnormal.add(row.id);
        return [];
      },
      entries({ entries, links }) {
        for (const entry of entries.filter(({ row }) => row.status === 'normal' && !abnormal.has(row.object))) {
          const { row, values = {} } = entry;
          const net = row.category === netCategory ? netOf(values) : undefined;
          if (net) nets.set(row.object, net);
          const object = (links.get(row.id) ?? []).find(({ attribute }) => attribute === 'net')?.targetObject;
          if (row.category !== addressCategory || typeof object !== 'number') continue;
          const given = [values.ipv4_address, values.ipv6_address].filter(each => bitsOf(each) !== undefined);
          if (isOutside(given, nets.get(object))) open.push({ subject: entryNamed(entry), given, object });
        }
        return [];
      },
      *atEnd() {
        for (const { subject, given, object } of open) {
          const net = nets.get(object);
          if (net && isOutside(given, net))
            yield { subject, reason: text('ItsAddressIsNotIn', { given: String(given[0]), net: textOf(net), object }) };
        }
      },
    };
  },
};

function isOutside(given: readonly Kept[], net: Net | undefined): boolean {
  return given.length > 0 && !given.some(address => net && contains(net, address));
}

function textOf(net: Net): string {
  const [first] = blockOf(net);
  return `${addressOf(first, net.bits)}/${net.suffix}`;
}
