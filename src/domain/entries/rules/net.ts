import { addressOf, type Bits, bitsOf, maskOf, numberOf, suffixOf } from '../../../attributes/addresses.js';
import { type Kept, type KeptValues, setValue } from '../../../attributes/attribute-values.js';
import { blockOf, type HostRange, hostRange, netOf } from '../../../attributes/nets.js';
import { text } from '../../../messages/text.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import type { DomainContext } from '../../context.js';
import type { EntryDraft, EntryOccasions, EntryRule } from '../entry-rule.js';
import { netFaults, netKeys, rangeKeys } from './net-faults.js';
import { bitsOfType, constantOf, typeOfAddress } from './places/address-types.js';

const sized = ['address', 'netmask', 'cidr_suffix'];

/** Netmask and suffix of a net follow from each other, its range follows from both, its type from its address; every address is one, and those of a range are in the net. */
export const net: EntryRule = {
  name: 'net',
  appliedTo: ({ category }) => (category.net ? ofNets : undefined),
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

const ofNets: EntryOccasions = {
  received: 'nothing',
  prepare({ context }, drafts) {
    for (const draft of drafts) if (!draft.isCopy) completeNet(context, draft);
  },
  stored: 'nothing',
  written: 'nothing',
  copied: 'nothing',
  beforeTransition: 'nothing',
  afterTransition: 'nothing',
};

/** @throws RpcError ValidationFailed */
function completeNet({ registry, dialect }: DomainContext, draft: EntryDraft): void {
  const { sent, before, values } = draft;
  if (!netKeys.some(key => Object.hasOwn(sent, key)) || !bitsOfType.has(constantOf(registry, values.type))) return;
  const length = Object.hasOwn(sent, 'address') ? splitAddress(values, Object.hasOwn(sent, 'cidr_suffix')) : undefined;
  const isSent = (key: string): boolean => Object.hasOwn(sent, key) || (key === 'cidr_suffix' && length !== undefined);
  if (Object.hasOwn(sent, 'address') && !Object.hasOwn(sent, 'type'))
    setValue(values, 'type', typeOfAddress(registry, values.address, values.type));
  const bits = bitsOfType.get(constantOf(registry, values.type)) ?? bitsOf(values.address) ?? bitsOf(values.netmask);
  const isSized = sized.some(isSent) || values.type !== before.type;
  if (isSized) forgetRange(values, hostRange(before), isSent);
  follow(values, isSent, bits);
  const faults = netFaults(draft, bits, dialect);
  if (Object.keys(faults).length > 0) throw new RpcError('ValidationFailed', {}, faults);
  if (isSized) followRange(values, isSent);
}

/**
 * Splits an address with its length, such as 10.0.0.0/24, into both; answers the length, `undefined` where there is none.
 * @throws RpcError ValidationFailed where another length was given with it
 */
function splitAddress(values: KeptValues, isSuffixSent: boolean): number | undefined {
  const [address, size, ...others] = String(values.address).split('/');
  const [bits, length] = [bitsOf(address), /^[0-9]{1,3}$/.test(size ?? '') ? Number(size) : suffixOf(size)];
  if (bits === undefined || length === undefined || length > bits || others.length > 0) return undefined;
  if (isSuffixSent && values.cidr_suffix !== length) {
    const reason = text('IsAndIsOfLength', {
      suffix: String(values.cidr_suffix),
      address: String(values.address),
      count: length,
    });
    throw new RpcError('ValidationFailed', {}, { cidr_suffix: reason });
  }
  const net = netOf({ address, cidr_suffix: length });
  setValue(values, 'address', net && addressOf(blockOf(net)[0], bits));
  setValue(values, 'cidr_suffix', length);
  return length;
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
