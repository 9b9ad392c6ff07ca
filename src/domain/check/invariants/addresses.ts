import { addressOf, bitsOf } from '../../../attributes/addresses.js';
import type { Kept } from '../../../attributes/attribute-values.js';
import { NetIndex } from '../../../attributes/net-index.js';
import { blockOf, contains, type Net, netOf } from '../../../attributes/nets.js';
import { type Text, text } from '../../../messages/text.js';
import { addressCategory } from '../../entries/rules/places/address-conflicts.js';
import { netCategory } from '../../entries/rules/places/narrowest-net.js';
import { entryNamed, type Invariant } from './invariant.js';

/** An entry with addresses, and the object of the net that it is linked to; `undefined` where it is linked to none. */
interface GivenAddresses {
  readonly subject: Text;
  readonly given: readonly Kept[];
  readonly object: number | undefined;
}

/**
 * Addresses of normal hosts are in their nets. An address that existing clients save, one whose net was changed since, and one that was
 * saved before there was a net for it may be outside.
 */
export const addresses: Invariant = {
  name: 'addresses',
  consequence: text('MapOfItsNetDoes'),
  isPermitted: true,
  begin: () => {
    const abnormal = new Set<number>();
    const nets = new Map<number, Net>();
    // Entries without a net, and those whose net was not read yet, or contains none of their addresses.
    const open: GivenAddresses[] = [];
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
          if (row.category !== addressCategory) continue;
          const object = (links.get(row.id) ?? []).find(({ attribute }) => attribute === 'net')?.targetObject ?? undefined;
          const given = [values.ipv4_address, values.ipv6_address].filter(each => bitsOf(each) !== undefined);
          if (isOutside(given, object === undefined ? undefined : nets.get(object)))
            open.push({ subject: entryNamed(entry), given, object });
        }
        return [];
      },
      *atEnd() {
        const index = new NetIndex();
        for (const [object, net] of nets) index.add(net, object);
        for (const { subject, given, object } of open) {
          const reason = object === undefined ? reasonWithoutNet(given, index) : reasonOutside(given, object, nets.get(object));
          if (reason) yield { subject, reason };
        }
      },
    };
  },
};

function reasonOutside(given: readonly Kept[], object: number, net: Net | undefined): Text | undefined {
  if (!net || !isOutside(given, net)) return undefined;
  return text('ItsAddressIsNotIn', { given: String(given[0]), net: textOf(net), object });
}

function reasonWithoutNet(given: readonly Kept[], nets: NetIndex): Text | undefined {
  for (const address of given) {
    const found = nets.narrowest(address);
    if (found) return text('ItsAddressIsInNetOf', { given: String(address), net: textOf(found.net), object: found.object });
  }
  return undefined;
}

function isOutside(given: readonly Kept[], net: Net | undefined): boolean {
  return given.length > 0 && !given.some(address => net && contains(net, address));
}

function textOf(net: Net): string {
  const [first] = blockOf(net);
  return `${addressOf(first, net.bits)}/${net.suffix}`;
}
