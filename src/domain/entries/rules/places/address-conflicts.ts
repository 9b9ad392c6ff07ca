import { bitsOf } from '../../../../attributes/addresses.js';
import type { KeptValues } from '../../../../attributes/attribute-values.js';
import { text } from '../../../../messages/text.js';
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
  /** Whether other entries that say so, too, may have it beside this one. */
  readonly isShared: boolean;
}

/** The address of an entry in its net, unless that is inactive; a net without one is no place. */
export function addressIn(entry: number, values: Readonly<KeptValues>): NetAddress | undefined {
  const { net, active, ipv4_address, shared_as } = values;
  const key = ipv4_address === undefined ? 'ipv6_address' : 'ipv4_address';
  const address = values[key];
  if (typeof net !== 'number' || active === false || typeof address !== 'string' || !bitsOf(address)) return undefined;
  return { entry, key, address, net, isShared: shared_as !== undefined };
}

/** The first of these addresses that another entry has in the same net. */
export async function addressConflict(
  { everything: { places } }: Records,
  addresses: readonly NetAddress[],
): Promise<PlaceConflict | undefined> {
  const nets = [...new Set(addresses.map(({ net }) => net))].sort((one, other) => one - other);
  for (const net of nets) await places.lockContainer(net);
  const byPlace = new Map(addresses.map(each => [`${each.net} ${each.address}`, each]));
  const titles = [...new Set(addresses.map(({ address }) => address))];
  const own = new Set(addresses.map(({ entry }) => entry));
  for (const taken of await places.addresses(nets, titles)) {
    const there = own.has(taken.id) ? undefined : addressIn(taken.id, readableValues(taken.values) ?? {});
    const mine = there && byPlace.get(`${taken.net} ${there.address}`);
    if (mine && !(mine.isShared && there.isShared)) return conflictOf(mine, taken, there.isShared);
  }
  return undefined;
}

function conflictOf({ key, address }: NetAddress, { id }: PlaceTaken, isShared: boolean): PlaceConflict {
  const expected = isShared ? text('AddressThatIsFreeThere') : text('AddressThatIsFreeThereOr');
  return { key, reason: text('InThisNet', { address: JSON.stringify(address) }), occupant: id, expected };
}
