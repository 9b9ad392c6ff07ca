import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { tryParse } from '../../rpc/json-text.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = readonly [network: Address, bits: number];

const mappedBits = 96;

/**
 * An address range in its usual form, such as `10.0.0.0/8`: a single address has all bits, host bits are cleared, and IPv4-mapped
 * IPv6 is IPv4. `undefined` for a text that is none.
 */
export function addressRangeIn(text: string): string | undefined {
  const [address = '', bits, ...rest] = text.split('/');
  const isWritten = bits === undefined || /^(0|[1-9][0-9]{0,2})$/.test(bits);
  if (rest.length > 0 || !isWritten || !isAddress(address)) return undefined;
  const range = unmapRange(ipaddr.parse(address), bits === undefined ? undefined : Number(bits));
  return range && textOf(range);
}

/** Whether an address of a peer is in one of these ranges; an IPv4-mapped one counts as IPv4. */
export function isWithin(address: string, ranges: readonly string[]): boolean {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return false;
  const peer = ipaddr.process(plain);
  return parseRanges(ranges).some(([network, bits]) => network.kind() === peer.kind() && peer.match(network, bits));
}

/** Whether every address of these ranges is in one of the others. */
export function areWithin(ranges: readonly string[], others: readonly string[]): boolean {
  const wider = parseRanges(others);
  return parseRanges(ranges).every(([network, bits]) =>
    wider.some(([other, fewer]) => other.kind() === network.kind() && bits >= fewer && network.match(other, fewer)),
  );
}

const most = 1000;
const known = new Map<string, boolean>();

/** Whether an address of a peer is in one of the ranges kept as this text: asked at every call, and worked out once. */
export function isWithinKept(address: string, text: string): boolean {
  const question = `${address} ${text}`;
  const isIn = known.get(question) ?? isWithin(address, rangesKeptAs(text));
  if (known.size >= most) known.clear();
  known.set(question, isIn);
  return isIn;
}

/** The address ranges that are kept as this text. A text that is damaged permits no address. */
export function rangesKeptAs(text: string): readonly string[] {
  const ranges = tryParse(text);
  return Array.isArray(ranges) ? ranges : [];
}

/** ipaddr.js also takes IPv4 in octal, hexadecimal, and with fewer than four parts, and throws an error at most texts that are none, which takes long. */
function isAddress(text: string): boolean {
  return isIP(text) !== 0 && !text.includes('%') && ipaddr.isValid(text);
}

function unmapRange(address: Address, bits: number | undefined): Range | undefined {
  const all = address.kind() === 'ipv4' ? 32 : 128;
  if (bits !== undefined && bits > all) return undefined;
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && (bits ?? all) >= mappedBits)
    return [address.toIPv4Address(), (bits ?? all) - mappedBits];
  return [address, bits ?? all];
}

function textOf([address, bits]: Range): string {
  const range = `${address}/${bits}`;
  const network =
    address.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(range) : ipaddr.IPv6.networkAddressFromCIDR(range);
  return `${network}/${bits}`;
}

/** A range that is damaged has no address. */
function parseRanges(ranges: readonly string[]): readonly Range[] {
  return ranges.filter(ipaddr.isValidCIDR).map(text => ipaddr.parseCIDR(text));
}
