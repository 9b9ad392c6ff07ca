import { isDeepStrictEqual } from 'node:util';
import { addressOf, type Bits, bitsOf, numberOf, suffixOf, versions } from '../../../attributes/addresses.js';
import type { KeptValues } from '../../../attributes/attribute-values.js';
import { blockOf, contains, netOf } from '../../../attributes/nets.js';
import { type Text, type TextValue, text } from '../../../messages/text.js';
import type { EntryDraft } from '../entry-rule.js';

/** An attribute, and what is wrong with its value. */
type Fault = readonly [key: string, reason: Text];

type NetDraft = Pick<EntryDraft, 'sent' | 'before' | 'values'>;

export const rangeKeys = ['range_from', 'range_to'] as const;

/** Attributes that define a net; those first that others have to go with. */
export const netKeys = ['address', 'netmask', 'cidr_suffix', 'type', ...rangeKeys] as const;

/** Why values are no net, by the attributes that were sent: what was kept and does not go with these is named at one of them. */
export function netFaults(
  draft: NetDraft,
  bits: Bits | undefined,
  { checksPlausibility }: { readonly checksPlausibility: boolean },
): Readonly<Record<string, Text>> {
  const { sent, before, values } = draft;
  const outside = checksPlausibility ? outsideFaults(draft) : [];
  const faults = [...new Map<string, Text>([...outside, ...addressFaults(values, bits), ...sizeFaults(values, bits)])];
  const own = faults.filter(([key]) => Object.hasOwn(sent, key));
  const kept = faults.flatMap(([key]) => (!Object.hasOwn(sent, key) && values[key] === before[key] ? key : []));
  const at = sentKey(draft);
  if (at === undefined || own.length + kept.length === 0) return Object.fromEntries(faults);
  return Object.fromEntries([...(kept.length > 0 ? [[at, faultOfStored(kept, values)] as const] : []), ...own]);
}

/** The attribute that others have to go with: the first that was sent and changes, otherwise the first that was sent. */
function sentKey({ sent, before, values }: NetDraft): string | undefined {
  const keys = netKeys.filter(key => Object.hasOwn(sent, key));
  return keys.find(key => values[key] !== before[key]) ?? keys[0];
}

function faultOfStored(keys: readonly string[], values: Readonly<KeptValues>): Text {
  return text('DoesNotGoWithWhatNet', { kept: keys.map(key => `${key} ${JSON.stringify(values[key])}`).join(', ') });
}

/** A range is within its net. One that existing clients saved elsewhere stays until it or the net changes. */
function* outsideFaults({ before, values }: NetDraft): Iterable<Fault> {
  const net = netOf(values);
  if (!net) return;
  const isMoved = !isDeepStrictEqual(net, netOf(before));
  const [first, last] = blockOf(net).map(each => addressOf(each, net.bits));
  for (const key of rangeKeys)
    if (values[key] !== undefined && !contains(net, values[key]) && (isMoved || values[key] !== before[key]))
      yield [key, text('ExpectedAddressOfThisNet', { first, last, given: JSON.stringify(values[key]) })];
}

function* addressFaults(values: Readonly<KeptValues>, bits: Bits | undefined): Iterable<Fault> {
  const { name, address } = versionOf(bits);
  for (const key of ['address', ...rangeKeys]) {
    const given = bitsOf(values[key]);
    if (values[key] === undefined || (given !== undefined && given === (bits ?? given))) continue;
    yield [
      key,
      text('ExpectedAddressSuchAsNot', { net: name, example: JSON.stringify(address), given: JSON.stringify(values[key]) }),
    ];
  }
  const [from, to] = [numberOf(values.range_from), numberOf(values.range_to)];
  if (from !== undefined && to !== undefined && to < from)
    yield ['range_to', text('ExpectedAddressAfter', { first: String(values.range_from) })];
}

function* sizeFaults({ netmask, cidr_suffix }: Readonly<KeptValues>, bits: Bits | undefined): Iterable<Fault> {
  const { name, mask } = versionOf(bits);
  const most = bits ?? 128;
  const length = suffixOf(netmask);
  if (netmask !== undefined && (length === undefined || bitsOf(netmask) !== bits)) {
    yield [
      'netmask',
      text('ExpectedNetmaskSuchAsNot', { net: name, example: JSON.stringify(mask), given: JSON.stringify(netmask) }),
    ];
  } else if (length !== undefined && length !== cidr_suffix) {
    yield ['netmask', text('IsThatOfSuffixNot', { suffix: length, other: String(cidr_suffix) })];
  }
  const isLength = cidr_suffix === undefined || (Number(cidr_suffix) >= 0 && Number(cidr_suffix) <= most);
  if (!isLength) yield ['cidr_suffix', text('ExpectedIntegerFromToNot', { min: 0, max: most, given: String(cidr_suffix) })];
}

function versionOf(bits: Bits | undefined): { readonly name: TextValue; readonly address: string; readonly mask: string } {
  return bits ? versions[bits] : { ...versions[32], name: text('IPv4OrIPv6') };
}
