import { addressOf, type Bits, bitsOf, numberOf, suffixOf } from './addresses.js';
import type { Kept, KeptValues } from './attribute-values.js';

/** A net as its address and its size define it. */
export interface Net {
  readonly bits: Bits;
  readonly suffix: number;
  /** Range of host addresses. */
  readonly first: bigint;
  readonly last: bigint;
  /** Addresses that no host may have. */
  readonly reserved: readonly bigint[];
}

/** The net that an address and a suffix or a mask define; `undefined` where they define none. */
export function netOf({ address, cidr_suffix, netmask }: Readonly<KeptValues>): Net | undefined {
  const [bits, number] = [bitsOf(address), numberOf(address)];
  const suffix = typeof cidr_suffix === 'number' ? cidr_suffix : suffixOf(netmask);
  if (bits === undefined || number === undefined || suffix === undefined || suffix < 0 || suffix > bits) return undefined;
  const hosts = BigInt(bits - suffix);
  const begin = (number >> hosts) << hosts;
  const end = begin + (1n << hosts) - 1n;
  if (bits === 128 || hosts < 2n) return { bits, suffix, first: begin, last: end, reserved: [] };
  return { bits, suffix, first: begin + 1n, last: end - 1n, reserved: [begin, end] };
}

/** The first and the last of all addresses of a net. */
export function blockOf({ bits, suffix, first }: Net): readonly [first: bigint, last: bigint] {
  const hosts = BigInt(bits - suffix);
  const begin = (first >> hosts) << hosts;
  return [begin, begin + (1n << hosts) - 1n];
}

/** Whether an address is in a net, those that no host may have among them. */
export function contains(net: Net, address: Kept): boolean {
  const [number, [first, last]] = [numberOf(address), blockOf(net)];
  return number !== undefined && bitsOf(address) === net.bits && first <= number && number <= last;
}

/** The first and the last address that hosts of a net may have, by the keys of a net. */
export interface HostRange {
  readonly range_from?: string;
  readonly range_to?: string;
}

/** The range that follows from the address and the size of a net; empty where these define none. */
export function hostRange(values: Readonly<KeptValues>): HostRange {
  const net = netOf(values);
  return net ? { range_from: addressOf(net.first, net.bits), range_to: addressOf(net.last, net.bits) } : {};
}
