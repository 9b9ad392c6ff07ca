import { textOf } from '../../../csv/cell-text.js';
import { listIn, recordIn, type Values } from '../../attributes/entry-values.js';
import { addressOf, type Bits, bitsOf, numberOf } from '../../attributes/ip-addresses.js';
import type { AddressRange } from './address-space.js';

/** A net of the list. */
export interface ListedNet {
  readonly id: string;
  readonly title: string;
  readonly net: Values;
  /** All its addresses; undefined where its entry states none. */
  readonly extent: (AddressRange & { readonly bits: Bits }) | undefined;
}

/** A net in the tree: its depth is how many others contain it. */
export interface NetInTree extends ListedNet {
  readonly depth: number;
}

/** A net by its object and its entry. */
export function listedNet({ id, title = '', categories }: { id: string; title?: string; categories?: unknown }): ListedNet {
  const net = listIn(recordIn(categories).C__CATS__NET)[0] ?? {};
  return { id, title, net, extent: extentOf(textOf(net.address_with_suffix)) };
}

/** The addresses of a net that is written such as `10.0.0.0/24`. */
function extentOf(text: string): ListedNet['extent'] {
  const [address = '', suffix = ''] = text.split('/');
  const [bits, number] = [bitsOf(address), numberOf(address)];
  if (bits === undefined || number === undefined || !/^\d+$/.test(suffix) || Number(suffix) > bits) return undefined;
  const size = sizeOf(bits, Number(suffix));
  const from = (number / size) * size;
  return { bits, from, to: from + size - 1n };
}

function sizeOf(bits: Bits, suffix: number): bigint {
  return 1n << BigInt(bits - suffix);
}

/** Nets in the order of a tree: each after the one that contains it, those without addresses last. */
export function netTree(nets: readonly ListedNet[]): readonly NetInTree[] {
  const around: NonNullable<ListedNet['extent']>[] = [];
  return nets.toSorted(inOrder).map(net => {
    const { extent } = net;
    if (!extent) return { ...net, depth: 0 };
    while (around.length > 0 && !contains(around.at(-1), extent)) around.pop();
    around.push(extent);
    return { ...net, depth: around.length - 1 };
  });
}

/** By version, first address, and the wider one first. */
function inOrder({ extent: one }: ListedNet, { extent: other }: ListedNet): number {
  if (!one || !other) return Number(!one) - Number(!other);
  const [first] = [one.bits - other.bits, compare(one.from, other.from), compare(other.to, one.to)].filter(Boolean);
  return first ?? 0;
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : Number(one > other);
}

function contains(outer: ListedNet['extent'], inner: NonNullable<ListedNet['extent']>): boolean {
  return outer !== undefined && outer.bits === inner.bits && outer.from <= inner.from && inner.to <= outer.to;
}

/** The first net of a size in another one that overlaps none in it, such as `10.0.4.0/24`; undefined where none is left. */
export function nextFreeNet(outer: ListedNet, suffix: number, nets: readonly ListedNet[]): string | undefined {
  const { extent } = outer;
  if (!extent || suffix > extent.bits || sizeOf(extent.bits, suffix) > extent.to - extent.from) return undefined;
  const size = sizeOf(extent.bits, suffix);
  const isWithin = (each: ListedNet): boolean =>
    each.extent !== undefined && each.id !== outer.id && contains(extent, each.extent);
  let from = extent.from;
  // In the order of their first addresses each net is passed once.
  for (const { extent: taken } of nets.filter(isWithin).toSorted(inOrder)) {
    if (!taken || taken.to < from || taken.to - taken.from === extent.to - extent.from) continue;
    if (from + size <= taken.from) break;
    from = ((taken.to + size) / size) * size;
  }
  return from + size - 1n <= extent.to ? `${addressOf(from, extent.bits)}/${suffix}` : undefined;
}
