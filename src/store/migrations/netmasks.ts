import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How many bits an address has; `undefined` for a text that is none. */
export function bitsOf(address: string): 32 | 128 | undefined {
  return isIPv4(address) ? 32 : isIPv6(address) ? 128 : undefined;
}

/** The length of the prefix that a mask stands for; `undefined` for a text that is no mask. */
export function suffixOf(mask: string): number | undefined {
  return ipaddr.parse(mask.replace(/%.*$/, '')).prefixLengthFromSubnetMask() ?? undefined;
}

/** The mask of a prefix of this length. */
export function maskOf(suffix: number, bits: 32 | 128): string {
  return (bits === 32 ? ipaddr.IPv4 : ipaddr.IPv6).subnetMaskFromPrefixLength(suffix).toString();
}
