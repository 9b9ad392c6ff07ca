import { isIPv4, isIPv6 } from 'node:net';
import type { Kept, KeptValues } from '../attributes/attribute-type.js';

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

/** How many addresses a net has for hosts: those of its range or, without one, of its suffix. */
export function addressCount({ range_from, range_to, address, cidr_suffix }: Readonly<KeptValues>): bigint | undefined {
  const [first, last] = [numberOf(range_from), numberOf(range_to)];
  if (first !== undefined && last !== undefined) return last >= first ? last - first + 1n : undefined;
  const bits = isIPv4(String(address)) ? 32 : isIPv6(String(address)) ? 128 : -1;
  const free = bits - Number(cidr_suffix ?? Number.NaN);
  if (!(free >= 0 && free <= bits)) return undefined;
  const all = 2n ** BigInt(free);
  return bits === 32 && free > 1 ? all - 2n : all;
}

/** How many addresses of how many are assigned. */
export function useOf(assigned: number, all: bigint | undefined): string {
  return all === undefined ? String(assigned) : `${assigned} / ${all}`;
}

function numberOf(address: Kept): bigint | undefined {
  const text = typeof address === 'string' ? address.replace(/%.*$/, '') : '';
  if (isIPv4(text)) return joined(text.split('.').map(Number), 8n);
  return isIPv6(text) ? joined(groupsOf(text), 16n) : undefined;
}

function joined(parts: readonly number[], bits: bigint): bigint {
  return parts.reduce((sum, part) => (sum << bits) | BigInt(part), 0n);
}

/** The eight groups of an IPv6 address; a dotted tail counts as two. */
function groupsOf(text: string): readonly number[] {
  const plain = text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [before = '', after] = plain.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16)));
  if (after === undefined) return groups(before);
  const [head, tail] = [groups(before), groups(after)];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
