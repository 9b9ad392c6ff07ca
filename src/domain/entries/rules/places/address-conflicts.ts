import { bitsOf } from '../../../../attributes/addresses.js';
import type { KeptValues } from '../../../../attributes/attribute-values.js';
import { text } from '../../../../messages/text.js';
import { groupBy } from '../../../../rpc/grouping.js';
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
  const byPlace = new Map(addresses.map(each => [placeOf(each), each]));
  const titles = [...new Set(addresses.map(({ address }) => address))];
  const own = new Set(addresses.map(({ entry }) => entry));
  for (const taken of await places.addresses(nets, titles)) {
    const there = own.has(taken.id) ? undefined : addressIn(taken.id, readableValues(taken.values) ?? {});
    const mine = there && byPlace.get(placeOf({ ...there, net: taken.net }));
    if (mine && !(mine.isShared && there.isShared)) return conflictOf(mine, taken, there.isShared);
  }
  return undefined;
}

/** An address that an object has by an entry that was written; the entry may be unknown. */
export interface WrittenAddress extends NetAddress {
  readonly object: number;
}

/** Addresses that are looked for at once. */
const mostAddresses = 200;

/** Written addresses that another entry has in the same net, too. One statement for each two hundred. */
export async function sharedAddresses(
  { everything: { places } }: Records,
  addresses: readonly WrittenAddress[],
): Promise<ReadonlyMap<WrittenAddress, PlaceConflict>> {
  const conflicts = new Map<WrittenAddress, PlaceConflict>();
  for (let first = 0; first < addresses.length; first += mostAddresses) {
    const some = addresses.slice(first, first + mostAddresses);
    const nets = [...new Set(some.map(({ net }) => net))].sort((one, other) => one - other);
    for (const net of nets) await places.lockContainer(net);
    const rows = await places.addresses(nets, [...new Set(some.map(({ address }) => address))]);
    const there = rows.flatMap(row => {
      const address = addressIn(row.id, readableValues(row.values) ?? {});
      return address ? [{ ...address, id: row.id, object: row.object }] : [];
    });
    const byPlace = groupBy(there, placeOf);
    for (const each of some) {
      const conflict = sharedBy(each, byPlace.get(placeOf(each)) ?? []);
      if (conflict) conflicts.set(each, conflict);
    }
  }
  return conflicts;
}

/** Who else has an address: another object rather than the same one. */
function sharedBy(
  written: WrittenAddress,
  there: readonly (WrittenAddress & { readonly id: number })[],
): PlaceConflict | undefined {
  const mine = there.find(each => each.object === written.object && (written.entry === 0 || each.entry === written.entry));
  const others = mine ? there.filter(each => each !== mine && !(each.isShared && mine.isShared)) : [];
  const other = others.find(({ object }) => object !== written.object) ?? others[0];
  return other && conflictOf(written, other, other.isShared);
}

function placeOf({ net, address }: NetAddress): string {
  return `${net} ${address}`;
}

function conflictOf({ key, address }: NetAddress, { id }: Pick<PlaceTaken, 'id'>, isShared: boolean): PlaceConflict {
  const expected = isShared ? text('AddressThatIsFreeThere') : text('AddressThatIsFreeThereOr');
  return { key, reason: text('InThisNet', { address: JSON.stringify(address) }), occupant: id, expected };
}
