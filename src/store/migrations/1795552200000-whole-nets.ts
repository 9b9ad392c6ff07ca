import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rewriteEntries } from './entry-rewriting.js';
import { bitsOf, maskOf, suffixOf } from './netmasks.js';

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
