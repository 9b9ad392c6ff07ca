import { addressOf, type Bits, bitsOf, numberOf, suffixOf } from '../../attributes/addresses.js';
import type { Kept, KeptValues } from '../../attributes/attribute-values.js';

/** The address of a host, of whichever version. */
export function hostAddress({ ipv4_address, ipv6_address }: Readonly<KeptValues>): unknown {
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
  const net = netOf(values);
  const [first, last] = net ? [net.first, net.last].map(number => addressOf(number, net.bits)) : [];
  return range({ range_from: values.range_from ?? first, range_to: values.range_to ?? last });
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

/** How many addresses of how many are assigned. */
export function useOf(assigned: number, all: bigint | undefined): string {
  return all === undefined ? String(assigned) : `${assigned} / ${all}`;
}

interface Net {
  readonly bits: Bits;
  readonly suffix: number;
  /** Range of host addresses. */
  readonly first: bigint;
  readonly last: bigint;
  /** Addresses that no host may have. */
  readonly reserved: readonly bigint[];
}

/** The net that an address and a suffix or a mask define; `undefined` where they define none. */
function netOf({ address, cidr_suffix, netmask }: Readonly<KeptValues>): Net | undefined {
  const [bits, number] = [bitsOf(address), numberOf(address)];
  const suffix = typeof cidr_suffix === 'number' ? cidr_suffix : suffixOf(netmask);
  if (bits === undefined || number === undefined || suffix === undefined || suffix < 0 || suffix > bits) return undefined;
  const hosts = BigInt(bits - suffix);
  const begin = (number >> hosts) << hosts;
  const end = begin + (1n << hosts) - 1n;
  if (bits === 128 || hosts < 2n) return { bits, suffix, first: begin, last: end, reserved: [] };
  return { bits, suffix, first: begin + 1n, last: end - 1n, reserved: [begin, end] };
}
