import { addressOf, type Bits, bitsOf, numberOf } from '../../../../attributes/addresses.js';
import type { Kept } from '../../../../attributes/attribute-values.js';
import { contains, netOf } from '../../../../attributes/nets.js';
import type { Registry } from '../../../../catalog/registry.js';
import { readableValues } from '../../../storage/damage.js';
import type { ObjectRecord } from '../../../storage/objects.js';
import type { Records } from '../../../storage/records.js';

/** The category that states the address and the size of a net. */
export const netCategory = 'C__CATS__NET';

/** As many nets as there are lengths of an address, and some that are documented twice. */
const netsAtMost = 500;

/**
 * The narrowest normal net that contains an address, the older of two; nets of all addresses, such as Global v4, are left out, and nets whose
 * address has bits of hosts. Two statements.
 */
export async function narrowestNet(
  { registry, records }: { readonly registry: Registry; readonly records: Records },
  address: Kept,
): Promise<ObjectRecord | undefined> {
  const [bits, number] = [bitsOf(address), numberOf(address)];
  if (bits === undefined || number === undefined) return undefined;
  const types = registry.objectTypes.filter(type => type.categories.includes(netCategory)).map(type => type.const);
  const objects = await records.objects.list({
    conditions: [
      { kind: 'status', status: 'normal' },
      { kind: 'types', types },
      {
        ...{ kind: 'entry', source: { category: netCategory }, place: { of: 'entry', key: 'address' } },
        test: { is: 'equal', by: 'letters', to: networksOf(number, bits) },
      },
    ],
    ...{ order: { by: 'id' }, descending: false, after: undefined, offset: 0, limit: netsAtMost },
  });
  const rows = await records.facts.find([{ kind: 'beside', ids: objects.map(({ id }) => id), names: [netCategory] }]);
  const nets = rows.flatMap(row => {
    const net = netOf(readableValues(row.values) ?? {});
    return net && net.suffix > 0 && contains(net, address) ? [{ id: row.object, suffix: net.suffix }] : [];
  });
  const [narrowest] = nets.toSorted((one, other) => other.suffix - one.suffix || one.id - other.id);
  return objects.find(({ id }) => id === narrowest?.id);
}

/** The addresses of all nets that an address can be in. */
function networksOf(number: bigint, bits: Bits): readonly string[] {
  const hosts = Array.from({ length: bits }, (_, host) => BigInt(host));
  return [...new Set(hosts.map(host => addressOf((number >> host) << host, bits)))];
}
