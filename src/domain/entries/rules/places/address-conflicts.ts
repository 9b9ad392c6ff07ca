import { spellingsOf } from '../../../../attributes/address-spellings.js';
import { bitsOf } from '../../../../attributes/addresses.js';
import type { KeptValues } from '../../../../attributes/attribute-values.js';
import { readableValues } from '../../../storage/damage.js';
import type { PlaceTaken } from '../../../storage/places.js';
import type { Records } from '../../../storage/records.js';
import type { PlaceConflict } from './occupants.js';

/** The category by which an object has an address in a net. */
export const addressCategory = 'C__CATG__IP';

/** An address that an entry has, or is about to have, in a net. */
interface NetAddress {
  readonly entry: number;
  readonly key: 'ipv4_address' | 'ipv6_address';
  readonly address: string;
  readonly net: number;
}

/** The address of an entry in its net, unless that is inactive; a net without one is no place. */
export function addressIn(entry: number, values: Readonly<KeptValues>): NetAddress | undefined {
  const { net, active, ipv4_address } = values;
  const key = ipv4_address === undefined ? 'ipv6_address' : 'ipv4_address';
  const address = values[key];
  if (typeof net !== 'number' || active === false || typeof address !== 'string' || !bitsOf(address)) return undefined;
  return { entry, key, address, net };
}

/** The first of these addresses that another entry has in the same net. */
export async function addressConflict(
  { everything: { places } }: Records,
  addresses: readonly NetAddress[],
): Promise<PlaceConflict | undefined> {
  const nets = [...new Set(addresses.map(({ net }) => net))].sort((one, other) => one - other);
  for (const net of nets) await places.claim(net);
  const spellings = new Map(addresses.flatMap(each => spellingsOf(each.address).map(text => [`${each.net} ${text}`, each])));
  const titles = [...new Set(addresses.flatMap(({ address }) => spellingsOf(address)))];
  const own = new Set(addresses.map(({ entry }) => entry));
  for (const taken of await places.addresses(nets, titles)) {
    const there = own.has(taken.id) ? undefined : addressIn(taken.id, readableValues(taken.values) ?? {});
    const mine = there && spellings.get(`${taken.net} ${there.address}`);
    if (mine) return conflictOf(mine, taken);
  }
  return undefined;
}

function conflictOf({ key, address }: NetAddress, { id }: PlaceTaken): PlaceConflict {
  return { key, reason: `${JSON.stringify(address)} in this net`, occupant: id, expected: 'an address that is free there' };
}
