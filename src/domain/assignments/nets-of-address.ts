import { type Bits, bitsOf, numberOf, suffixOf } from '../../attributes/addresses.js';
import type { KeptValues } from '../../attributes/attribute-values.js';
import type { Registry } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import type { DomainContext } from '../context.js';
import { listObjectsMeeting } from '../lists/object-lists.js';
import { modelOf } from '../models/category-model.js';
import { valuesLeftOf } from '../models/stored-values.js';
import type { ManyEntryRecord } from '../storage/entries.js';
import type { ObjectCondition, Pattern } from '../storage/object-query.js';
import type { ObjectRecord } from '../storage/objects.js';

/** A layer-3 net, and what it says of its addresses. */
export interface NetOfAddress {
  readonly object: ObjectRecord;
  readonly values: Readonly<KeptValues>;
}

const category = 'C__CATS__NET';

/**
 * The normal layer-3 nets whose range holds an address, the smallest first; nets of all addresses, such as Global v4, are left out. Two
 * statements.
 * @throws RpcError InvalidParameters where it is no address, LimitExceeded
 */
export async function netsOfAddress(context: DomainContext, address: string): Promise<readonly NetOfAddress[]> {
  const { registry, store } = context;
  const [bits, number] = [bitsOf(address), numberOf(address)];
  if (bits === undefined || number === undefined) throw invalidParameter('ip', text('ExpectedAddressSuchAs192'));
  const likely = await listObjectsMeeting(context, [
    { kind: 'status', status: 'normal' },
    { kind: 'types', types: typesOfNets(registry) },
    { kind: 'any', of: patternsFor(number, bits).map(pattern => [addressLike(pattern)]) },
  ]);
  const objects = new Map(likely.map(object => [object.id, object]));
  const entries = await store.reads.entries.ofMany({ objects: [...objects.keys()], categories: [category], links: [] });
  const nets = entries.flatMap(entry => {
    const [object, values] = [objects.get(entry.object), valuesIn(registry, entry)];
    const range = rangeOf(values, bits);
    if (!(object && range && range.from <= number && number <= range.to)) return [];
    const size = range.to - range.from;
    return size < everyAddress(bits) ? [{ object, values, size }] : [];
  });
  return nets.toSorted((one, other) => Number(one.size - other.size) || one.object.id - other.object.id);
}

/** How far the last address of a version is from the first, without those that no host has: Global v4 and v6 say so or more. */
function everyAddress(bits: Bits): bigint {
  return (1n << BigInt(bits)) - 3n;
}

function typesOfNets({ objectTypes }: Registry): readonly string[] {
  return objectTypes.filter(type => type.categories.includes(category)).map(type => type.const);
}

/**
 * Patterns of the addresses of nets that may hold an address: those that begin with the same octet or group, and of IPv4 the nets of fewer
 * bits than that. No other condition on a kept text is true of each net that holds an address.
 */
function patternsFor(number: bigint, bits: Bits): readonly Pattern[] {
  if (bits === 128) {
    const group = (number >> 112n).toString(16);
    const beginnings = group === '0' ? [':', '0:'] : [`${group}:`];
    return beginnings.map(beginning => [beginning, '']);
  }
  const octet = Number(number >> 24n);
  const larger = [1, 2, 3, 4, 5, 6, 7].map(length => [`${octet & (0xff << (8 - length))}.0.0.0`]);
  return [[`${octet}.`, ''], ...larger];
}

function addressLike(pattern: Pattern): ObjectCondition {
  return { kind: 'entry', source: { category }, place: { of: 'entry', key: 'address' }, test: { is: 'like', pattern } };
}

function valuesIn(registry: Registry, entry: ManyEntryRecord): KeptValues {
  const known = registry.category(category);
  return known ? valuesLeftOf(modelOf(registry, known), entry) : {};
}

interface Range {
  readonly from: bigint;
  readonly to: bigint;
}

/** The range that a net names, else the addresses that its own and its suffix or mask define; `undefined` for a net of the other version. */
function rangeOf({ address, cidr_suffix, netmask, range_from, range_to }: KeptValues, bits: Bits): Range | undefined {
  const number = bitsOf(address) === bits ? numberOf(address) : undefined;
  if (number === undefined) return undefined;
  const [from, to] = [numberOf(range_from), numberOf(range_to)];
  if (from !== undefined && to !== undefined) return { from, to };
  const length = typeof cidr_suffix === 'number' ? cidr_suffix : suffixOf(netmask);
  if (length === undefined || length < 0 || length > bits) return undefined;
  const hosts = BigInt(bits - length);
  const begin = (number >> hosts) << hosts;
  return { from: begin, to: begin + (1n << hosts) - 1n };
}
