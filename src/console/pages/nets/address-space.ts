import { textOf } from '../../../csv/cell-text.js';
import { recordIn, type Values } from '../../attributes/entry-values.js';
import { type Bits, bitsOf, numberOf } from '../../attributes/ip-addresses.js';

/** Addresses from the first to the last. */
export interface AddressRange {
  readonly from: bigint;
  readonly to: bigint;
}

/** An address that somebody has. */
export interface Holder {
  readonly number: bigint;
  readonly object: Values;
}

/** The addresses of a net. */
export interface AddressSpace extends AddressRange {
  readonly bits: Bits;
  /** Addresses that hosts may have. */
  readonly hosts: AddressRange;
  /** By address. */
  readonly holders: ReadonlyMap<bigint, Holder>;
  /** Entries of addresses that no host of the net may have: of another net, its own, or that for broadcasts. */
  readonly outside: readonly Values[];
  /** Ranges that are given out by DHCP. */
  readonly reserved: readonly AddressRange[];
}

/** The addresses of a net by its entry, the addresses in it, and its DHCP ranges; undefined where it states no range. */
export function addressSpace(net: Values, addresses: readonly Values[], ranges: readonly Values[]): AddressSpace | undefined {
  const bits = bitsOf(textOf(net.range_from));
  const range = rangeIn(net);
  if (!bits || !range) return undefined;
  const holders = addresses.flatMap(({ title, assigned_object: object }) => {
    const number = bitsOf(textOf(title)) === bits ? numberOf(textOf(title)) : undefined;
    return number === undefined ? [] : [[number, { number, object: recordIn(object) }] as const];
  });
  const hosts = hostsOf(range, net, bits);
  return {
    ...range,
    bits,
    hosts,
    holders: new Map(holders),
    outside: addresses.filter(({ title }) => isOutside(hosts, bits, textOf(title))),
    reserved: ranges.flatMap(each => rangeIn(each) ?? []),
  };
}

/** Whether a text is an address and none of the range; host names without one are neither. */
function isOutside({ from, to }: AddressRange, bits: Bits, text: string): boolean {
  const number = numberOf(text);
  return number !== undefined && (bitsOf(text) !== bits || number < from || number > to);
}

function rangeIn({ range_from, range_to }: Values): AddressRange | undefined {
  const [from, to] = [range_from, range_to].map(each => numberOf(textOf(each)));
  return from === undefined || to === undefined || to < from ? undefined : { from, to };
}

/** The range without the address of the net itself and the broadcasts of IPv4; nets of one or two addresses have neither. */
function hostsOf({ from, to }: AddressRange, { address, cidr_suffix: suffix }: Values, bits: Bits): AddressRange {
  const own = numberOf(textOf(address));
  const hostBits = bits - Number(textOf(suffix) || bits);
  if (own === undefined || hostBits < 2) return { from, to };
  const first = (own >> BigInt(hostBits)) << BigInt(hostBits);
  const last = first + 2n ** BigInt(hostBits) - 1n;
  return { from: from === first ? from + 1n : from, to: to === last && bits === 32 ? to - 1n : to };
}

/** Whether nobody is to take an address: DHCP gives it out, or it is not for hosts. */
export function isReserved({ reserved, hosts }: AddressSpace, number: bigint): boolean {
  return number < hosts.from || number > hosts.to || reserved.some(({ from, to }) => from <= number && number <= to);
}

/** The first address that nobody has and that is not reserved; it takes as many steps as there are holders and ranges. */
export function nextFree({ hosts, holders, reserved }: AddressSpace): bigint | undefined {
  let next = hosts.from;
  while (next <= hosts.to) {
    const within = reserved.find(({ from, to }) => from <= next && next <= to);
    if (!within && !holders.has(next)) return next;
    next = within ? within.to + 1n : next + 1n;
  }
  return undefined;
}

/** One square of a map: an address, or a block of them. */
export interface Block extends AddressRange {
  readonly holders: readonly Holder[];
  readonly isReserved: boolean;
}

const blocksAtMost = 1024n;

/** Addresses of a range in at most 1024 blocks of equal size, each a power of two: a net of IPv6 is never gone through one by one. */
export function blocksOf(space: AddressSpace, { from, to }: AddressRange): readonly Block[] {
  let size = 1n;
  while ((to - from) / size >= blocksAtMost) size *= 2n;
  const byBlock = new Map<number, Holder[]>();
  for (const holder of space.holders.values()) {
    if (holder.number < from || holder.number > to) continue;
    const block = Number((holder.number - from) / size);
    byBlock.set(block, [...(byBlock.get(block) ?? []), holder]);
  }
  return Array.from({ length: Number((to - from) / size) + 1 }, (_, at) => {
    const first = from + BigInt(at) * size;
    const last = first + size - 1n < to ? first + size - 1n : to;
    const isWithin = space.reserved.some(range => range.from <= first && last <= range.to);
    return { from: first, to: last, holders: byBlock.get(at) ?? [], isReserved: isWithin };
  });
}
