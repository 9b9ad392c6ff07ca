import { bitsOf, numberOf } from '../../attributes/addresses.js';
import type { Kept, KeptValues } from '../../attributes/attribute-values.js';
import { hostRange, netOf } from '../../attributes/nets.js';

/** The address of a host, of whichever version. */
export function hostAddress({ ipv4_address, ipv6_address }: Readonly<KeptValues>): Kept {
  return ipv4_address ?? ipv6_address ?? '';
}

/** From the first address to the last. */
export function range({ range_from, range_to }: Readonly<KeptValues>): string {
  return [range_from, range_to].filter(Boolean).join(' - ');
}

/** An address as one decimal number; `''` for what is none. */
export function longAddress(address: Kept): string {
  return numberOf(address)?.toString() ?? '';
}

/** The address of a net with the length of it; `''` where either is unknown. */
export function addressWithSuffix(values: Readonly<KeptValues>): string {
  const net = netOf(values);
  return net ? `${values.address}/${net.suffix}` : '';
}

/** The range of a net: what was given of it, else what the net has for hosts. */
export function rangeOfNet(values: Readonly<KeptValues>): string {
  const { range_from, range_to } = values;
  const derived = hostRange(values);
  return range({ range_from: range_from ?? derived.range_from, range_to: range_to ?? derived.range_to });
}

/** How many addresses a net has for hosts: those of its range or, without one, all. Its own and that for broadcasts never count. */
export function addressCount(values: Readonly<KeptValues>): bigint | undefined {
  const net = netOf(values);
  const first = numberOf(values.range_from) ?? net?.first;
  const last = numberOf(values.range_to) ?? net?.last;
  if (first === undefined || last === undefined || last < first) return undefined;
  const others = (net?.reserved ?? []).filter(number => number >= first && number <= last);
  return last - first + 1n - BigInt(others.length);
}

/** How many different ones of these addresses hosts of a net may have; of a net without addresses, how many addresses there are. */
export function addressesWithin(values: Readonly<KeptValues>, addresses: readonly string[]): number {
  const [net, derived] = [netOf(values), hostRange(values)];
  const range = { range_from: values.range_from ?? derived.range_from, range_to: values.range_to ?? derived.range_to };
  const isRange = numberOf(range.range_from) !== undefined && numberOf(range.range_to) !== undefined;
  const usable = addresses.filter(address => (isRange ? holdsAddress(range, address) : bitsOf(address) !== undefined));
  const numbers = new Set(usable.map(address => numberOf(address)));
  for (const number of net?.reserved ?? []) numbers.delete(number);
  return numbers.size;
}

/** How many addresses of how many are assigned. */
export function useOf(assigned: number, all: bigint | undefined): string {
  return all === undefined ? String(assigned) : `${assigned} / ${all}`;
}

/** Whether an address is within a range of addresses of its version. */
export function holdsAddress({ range_from, range_to }: Readonly<KeptValues>, address: Kept): boolean {
  const [from, to, number] = [range_from, range_to, address].map(numberOf);
  if (from === undefined || to === undefined || number === undefined) return false;
  return bitsOf(range_from) === bitsOf(address) && from <= number && number <= to;
}
