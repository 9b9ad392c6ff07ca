import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Kept } from './attribute-values.js';

/** How many bits the addresses of a version have. */
export type Bits = 32 | 128;

/** Name of each version, with an example of its addresses and masks. */
export const versions = {
  32: { name: 'IPv4', address: '10.0.0.0', mask: '255.255.255.0' },
  128: { name: 'IPv6', address: '2001:db8::', mask: 'ffff:ffff:ffff:ffff::' },
} as const satisfies Record<Bits, object>;

/** Ranges of addresses that are known on one link or one host alone. */
const ofOneLink: ReadonlySet<string> = new Set(['loopback', 'linkLocal', 'unspecified']);

/** The version of an address; `undefined` for a text that is none. */
export function bitsOf(address: Kept): Bits | undefined {
  if (typeof address !== 'string') return undefined;
  return isIPv4(address) ? 32 : isIPv6(address) ? 128 : undefined;
}

/** An address as one number; `undefined` for a text that is none. */
export function numberOf(address: Kept): bigint | undefined {
  return (
    bitsOf(address) &&
    parseAddress(String(address))
      .toByteArray()
      .reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  );
}

/** The address that a number stands for. */
export function addressOf(number: bigint, bits: Bits): string {
  const hex = number.toString(16).padStart(bits / 4, '0');
  return ipaddr.fromByteArray([...Buffer.from(hex, 'hex')]).toString();
}

/** How many bits a mask leaves to the net; `undefined` for a text that is no mask. */
export function suffixOf(mask: Kept): number | undefined {
  return bitsOf(mask) && (parseAddress(String(mask)).prefixLengthFromSubnetMask() ?? undefined);
}

/** The mask that leaves so many bits to the net. */
export function maskOf(suffix: number, bits: Bits): string {
  return (bits === 32 ? ipaddr.IPv4 : ipaddr.IPv6).subnetMaskFromPrefixLength(suffix).toString();
}

/** Whether many hosts may have an address at once, as it is known on one link or one host alone: of a loopback, link-local, or none (RFC 6890). */
export function isOfOneLink(address: Kept): boolean {
  return bitsOf(address) !== undefined && ofOneLink.has(parseAddress(String(address)).range());
}

/** An address without the zone it may name. */
function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  return ipaddr.parse(address.replace(/%.*$/, ''));
}
