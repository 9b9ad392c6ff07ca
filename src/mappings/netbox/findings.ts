import type { Dataset } from '../dataset.js';
import type { Row } from '../dump.js';
import { networkOf, parsedNet } from './addresses.js';

/** The ends of the same cable on its other side. */
export function oppositeEnds(dataset: Dataset, row: Row): readonly string[] {
  const ends = dataset.targets(row, 'cable.ends');
  return ends.filter(name => dataset.row(name)?.fields.cable_end !== row.fields.cable_end);
}

/** The narrowest prefix around an address, in the same VRF. Containers hold prefixes, not addresses. */
export function containingPrefix(dataset: Dataset, row: Row): readonly string[] {
  const net = parsedNet(row.fields.address);
  if (!net) return [];
  const { byNet, lengths } = prefixesOf(dataset);
  for (const length of lengths) {
    const network = networkOf(net.address, length);
    const found = network && byNet.get(keyOf(row, network, length));
    if (found) return [found];
  }
  return [];
}

interface Prefixes {
  readonly byNet: ReadonlyMap<string, string>;
  /** Every length that occurs, longest first. */
  readonly lengths: readonly number[];
}

const prefixes = new WeakMap<Dataset, Prefixes>();

function prefixesOf(dataset: Dataset): Prefixes {
  const known = prefixes.get(dataset);
  if (known) return known;
  const byNet = new Map<string, string>();
  const lengths = new Set<number>();
  for (const row of dataset.rows('ipam.prefix')) {
    const net = row.fields.status === 'container' ? undefined : parsedNet(row.fields.prefix);
    if (!net) continue;
    lengths.add(net.length);
    byNet.set(keyOf(row, net.address.toString(), net.length), row.name);
  }
  const made = { byNet, lengths: [...lengths].sort((one, other) => other - one) };
  prefixes.set(dataset, made);
  return made;
}

function keyOf({ fields }: Row, net: string, length: number): string {
  return `${fields.vrf ?? ''} ${net}/${length}`;
}
