import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rewriteEntries } from './entry-rewriting.js';

/** Nets that were saved with a netmask or a suffix alone have both. */
export class WholeNets1795552200000 implements MigrationInterface {
  readonly name = 'WholeNets1795552200000';

  async up(runner: QueryRunner): Promise<void> {
    await rewriteEntries(runner, 'C__CATS__NET', completed);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

type Values = Readonly<Record<string, unknown>>;

function completed(values: Values): Values | undefined {
  const { address, netmask, cidr_suffix } = values;
  const bits = typeof address === 'string' ? bitsOf(address) : undefined;
  if (bits === undefined) return undefined;
  const suffix = typeof netmask === 'string' && bitsOf(netmask) === bits ? suffixOf(netmask) : undefined;
  if (cidr_suffix === undefined) return suffix === undefined ? undefined : { ...values, cidr_suffix: suffix };
  const isLength = typeof cidr_suffix === 'number' && cidr_suffix >= 0 && cidr_suffix <= bits;
  return isLength && netmask === undefined ? { ...values, netmask: maskOf(cidr_suffix, bits) } : undefined;
}

/** How many bits an address has; `undefined` for a text that is none. */
function bitsOf(address: string): 32 | 128 | undefined {
  return isIPv4(address) ? 32 : isIPv6(address) ? 128 : undefined;
}

/** The length of the prefix that a mask stands for; `undefined` for a text that is no mask. */
function suffixOf(mask: string): number | undefined {
  return ipaddr.parse(mask.replace(/%.*$/, '')).prefixLengthFromSubnetMask() ?? undefined;
}

/** The mask of a prefix of this length. */
function maskOf(suffix: number, bits: 32 | 128): string {
  return (bits === 32 ? ipaddr.IPv4 : ipaddr.IPv6).subnetMaskFromPrefixLength(suffix).toString();
}
