import { type Bits, bitsOf, numberOf } from './addresses.js';
import type { Kept } from './attribute-values.js';
import { blockOf, type Net } from './nets.js';

/** A net, and the object that documents it. */
export interface NetOfObject {
  readonly net: Net;
  readonly object: number;
}

/** Many nets by their blocks: the narrowest that contains an address is found by one look for each size of a net. */
export class NetIndex {
  private readonly byBlock = new Map<string, NetOfObject>();
  private readonly suffixes: Readonly<Record<Bits, Set<number>>> = { 32: new Set(), 128: new Set() };

  /** Adds a net, unless it is one of all addresses, such as Global v4; of two equal ones the first counts. */
  add(net: Net, object: number): void {
    const { bits, suffix } = net;
    const name = blockName(bits, suffix, blockOf(net)[0]);
    if (suffix === 0 || this.byBlock.has(name)) return;
    this.byBlock.set(name, { net, object });
    this.suffixes[bits].add(suffix);
  }

  /** The narrowest net that contains an address. */
  narrowest(address: Kept): NetOfObject | undefined {
    const [bits, number] = [bitsOf(address), numberOf(address)];
    if (bits === undefined || number === undefined) return undefined;
    const containing = [...this.suffixes[bits]].filter(suffix => this.byBlock.has(blockName(bits, suffix, number)));
    return containing.length === 0 ? undefined : this.byBlock.get(blockName(bits, Math.max(...containing), number));
  }
}

function blockName(bits: Bits, suffix: number, address: bigint): string {
  return `${bits}/${suffix} ${address >> BigInt(bits - suffix)}`;
}
