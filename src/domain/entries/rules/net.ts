import { type Bits, bitsOf, maskOf, numberOf, suffixOf, versions } from '../../../attributes/addresses.js';
import { type Kept, type KeptValues, setValue } from '../../../attributes/attribute-values.js';
import { type HostRange, hostRange } from '../../../attributes/nets.js';
import type { Registry } from '../../../catalog/registry.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import type { EntryDraft, EntryOccasions, EntryRule } from '../entry-rule.js';

/** An attribute, and what is wrong with its value. */
type Fault = readonly [key: string, reason: string];

/** The version that the addresses of a net of this type have; IPX and AppleTalk have texts that nothing is known of. */
const bitsOfType: ReadonlyMap<unknown, Bits | undefined> = new Map([
  ['C__CATS_NET_TYPE__IPV4', 32],
  ['C__CATS_NET_TYPE__IPV6', 128],
  [undefined, undefined],
]);

const rangeKeys = ['range_from', 'range_to'] as const;
const sized = ['address', 'netmask', 'cidr_suffix'];
const told = ['type', 'address', 'netmask', 'range_from', 'range_to', 'cidr_suffix'];

/** Netmask and suffix of a net follow from each other, its range follows from both, and every address is one. */
export const net: EntryRule = {
  name: 'net',
  appliedTo: ({ category }) => (category.net ? ofNets : undefined),
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

const ofNets: EntryOccasions = {
  received: 'nothing',
  prepare({ context: { registry } }, drafts) {
    for (const draft of drafts) if (!draft.isCopy) completeNet(registry, draft);
  },
  stored: 'nothing',
  written: 'nothing',
  copied: 'nothing',
  stepping: 'nothing',
  stepped: 'nothing',
};

/** @throws RpcError ValidationFailed */
function completeNet(registry: Registry, { sent, before, values }: EntryDraft): void {
  const isSent = (key: string): boolean => Object.hasOwn(sent, key);
  const type = registry.dialog('net_type')?.byId.get(Number(values.type))?.const;
  if (!told.some(isSent) || !bitsOfType.has(type)) return;
  const bits = bitsOfType.get(type) ?? bitsOf(values.address) ?? bitsOf(values.netmask);
  const isSized = sized.some(isSent);
  if (isSized) forgetRange(values, hostRange(before), isSent);
  follow(values, isSent, bits);
  const faults = [...addressFaults(values, bits), ...sizeFaults(values, bits)];
  if (faults.length > 0) throw new RpcError('ValidationFailed', {}, Object.fromEntries(faults));
  if (isSized) followRange(values, isSent);
}

/** Derives suffix or mask from the one that was sent; from the suffix where both or neither were. */
function follow(values: KeptValues, isSent: (key: string) => boolean, bits: Bits | undefined): void {
  const { netmask, cidr_suffix } = values;
  const [isMaskSent, isSuffixSent] = [isSent('netmask'), isSent('cidr_suffix')];
  const isLedByMask = isMaskSent === isSuffixSent ? cidr_suffix === undefined : isMaskSent;
  if (isLedByMask) setValue(values, 'cidr_suffix', suffixOf(netmask));
  else if (!isMaskSent || netmask === undefined) setValue(values, 'netmask', maskOfLength(cidr_suffix, bits));
}

/** Removes what was derived of the range before and was not sent: it may be of another version now. */
function forgetRange(values: KeptValues, derived: HostRange, isSent: (key: string) => boolean): void {
  for (const key of rangeKeys) if (!isSent(key) && values[key] === derived[key]) setValue(values, key, undefined);
}

/** Derives first and last address of hosts where they were neither sent nor given before, unless the last would come first. */
function followRange(values: KeptValues, isSent: (key: string) => boolean): void {
  const derived = hostRange(values);
  const [from, to] = rangeKeys.map(key => (isSent(key) ? values[key] : (values[key] ?? derived[key])));
  const [first, last] = [numberOf(from), numberOf(to)];
  if (first !== undefined && last !== undefined && last < first) return;
  setValue(values, 'range_from', from);
  setValue(values, 'range_to', to);
}

function maskOfLength(length: Kept, bits: Bits | undefined): string | undefined {
  const isLength = typeof length === 'number' && bits !== undefined && length >= 0 && length <= bits;
  return isLength ? maskOf(length, bits) : undefined;
}

function* addressFaults(values: Readonly<KeptValues>, bits: Bits | undefined): Iterable<Fault> {
  const { name, address } = versionOf(bits);
  for (const key of ['address', 'range_from', 'range_to']) {
    const given = bitsOf(values[key]);
    if (values[key] === undefined || (given !== undefined && given === (bits ?? given))) continue;
    yield [key, `expected an ${name} address such as ${JSON.stringify(address)}, not ${JSON.stringify(values[key])}`];
  }
  const [from, to] = [numberOf(values.range_from), numberOf(values.range_to)];
  if (from !== undefined && to !== undefined && to < from) yield ['range_to', `expected an address after ${values.range_from}`];
}

function* sizeFaults({ netmask, cidr_suffix }: Readonly<KeptValues>, bits: Bits | undefined): Iterable<Fault> {
  const { name, mask } = versionOf(bits);
  const most = bits ?? 128;
  const length = suffixOf(netmask);
  if (netmask !== undefined && (length === undefined || bitsOf(netmask) !== bits)) {
    yield ['netmask', `expected an ${name} netmask such as ${JSON.stringify(mask)}, not ${JSON.stringify(netmask)}`];
  } else if (length !== undefined && length !== cidr_suffix) {
    yield ['netmask', `is that of suffix ${length}, not of ${cidr_suffix}; give one of the two, and the other follows`];
  }
  const isLength = cidr_suffix === undefined || (Number(cidr_suffix) >= 0 && Number(cidr_suffix) <= most);
  if (!isLength) yield ['cidr_suffix', `expected an integer from 0 to ${most}, not ${cidr_suffix}`];
}

function versionOf(bits: Bits | undefined): { readonly name: string; readonly address: string; readonly mask: string } {
  return bits ? versions[bits] : { ...versions[32], name: 'IPv4 or IPv6' };
}
