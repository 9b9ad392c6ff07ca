import type { Dataset } from '../dataset.js';
import type { Row } from '../dump.js';
import { networkOf, parseNet } from './addresses.js';

/** The places of a front port at the rear port that it leads to, from 4.5 on. */
export function mappingsToRear(dataset: Dataset, row: Row): readonly string[] {
  const mappings = dataset.targets(row, 'mappings').flatMap(name => dataset.row(name) ?? []);
  return mappings.filter(({ fields }) => fields.rear_port === mappings[0]?.fields.rear_port).map(({ name }) => name);
}

/** The termination at the other end of the circuit. */
export function otherTermination(dataset: Dataset, row: Row): readonly string[] {
  const terminations = dataset.alike(row, 'circuit').filter(({ fields }) => fields.term_side !== row.fields.term_side);
  return terminations.map(({ name }) => name);
}

/** The group of routers that has an address. */
export function routerGroupOf(dataset: Dataset, row: Row): readonly string[] {
  return dataset.targets(row, 'assigned_object').filter(name => name.startsWith('ipam.fhrpgroup:'));
}

/** The address of a group that stands at a place among its addresses. */
export function addressAt(place: number) {
  return (dataset: Dataset, row: Row): readonly string[] => addressesOfGroup(dataset, row).slice(place, place + 1);
}

/** Addresses of a group from a place on. */
export function furtherAddresses(place: number) {
  return (dataset: Dataset, row: Row): readonly string[] => addressesOfGroup(dataset, row).slice(place);
}

function addressesOfGroup(dataset: Dataset, row: Row): readonly string[] {
  return dataset.targets(row, 'group.addresses');
}

/** The narrowest prefix around an address, in the same VRF. Containers hold prefixes, not addresses. */
export function containingPrefix(dataset: Dataset, row: Row): readonly string[] {
  const net = parseNet(row.fields.address);
  if (!net) return [];
  const { byNet, lengths } = prefixesOf(dataset);
  for (const length of lengths) {
    const network = networkOf(net.address, length);
    const found = network && byNet.get(keyOf(row, network, length));
    if (found) return [found];
  }
  return [];
}

interface Prefixes {
  readonly byNet: ReadonlyMap<string, string>;
  /** Every length that occurs, longest first. */
  readonly lengths: readonly number[];
}

const prefixes = new WeakMap<Dataset, Prefixes>();

function prefixesOf(dataset: Dataset): Prefixes {
  const known = prefixes.get(dataset);
  if (known) return known;
  const byNet = new Map<string, string>();
  const lengths = new Set<number>();
  for (const row of dataset.rows('ipam.prefix')) {
    const net = parseNet(row.fields.prefix);
    if (!net) continue;
    lengths.add(net.length);
    byNet.set(keyOf(row, net.address.toString(), net.length), row.name);
  }
  const made = { byNet, lengths: [...lengths].sort((one, other) => other - one) };
  prefixes.set(dataset, made);
  return made;
}

function keyOf({ fields }: Row, net: string, length: number): string {
  return `${fields.vrf ?? ''} ${net}/${length}`;
}
