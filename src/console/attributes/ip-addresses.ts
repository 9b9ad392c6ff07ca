import ipaddr from 'ipaddr.js';

/** How many bits the addresses of a version have. */
export type Bits = 32 | 128;

/** The version of an address; undefined for any other text. */
export function bitsOf(address: string): Bits | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return 32;
  return ipaddr.IPv6.isValid(address) ? 128 : undefined;
}

/** An address as a number; undefined for any other text. */
export function numberOf(address: string): bigint | undefined {
  if (bitsOf(address) === undefined) return undefined;
  return ipaddr
    .parse(address)
    .toByteArray()
    .reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

/** A number as an address. */
export function addressOf(number: bigint, bits: Bits): string {
  const bytes = Array.from({ length: bits / 8 }, (_, at) => Number((number >> BigInt(bits - 8 - 8 * at)) & 255n));
  return ipaddr.fromByteArray(bytes).toString();
}
