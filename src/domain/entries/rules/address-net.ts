import { addressOf, bitsOf, versions } from '../../../attributes/addresses.js';
import { type Kept, type KeptValues, setValue } from '../../../attributes/attribute-values.js';
import { blockOf, contains, netOf } from '../../../attributes/nets.js';
import { type Text, text } from '../../../messages/text.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { asViewer } from '../../access/permission.js';
import { readableValues } from '../../storage/damage.js';
import type { Records } from '../../storage/records.js';
import type { EntryDraft, EntryOccasions, EntryRule } from '../entry-rule.js';
import type { Writing } from '../writing.js';
import { addressCategory } from './places/address-conflicts.js';
import { typeOfAddress } from './places/address-types.js';
import { narrowestNet, netCategory } from './places/narrowest-net.js';

const addressKeys = ['ipv4_address', 'ipv6_address'] as const;

/** An address is of its version and in its net: a net that was given is checked, one that was not follows from the address, the narrowest that contains it. */
export const addressNet: EntryRule = {
  name: 'addressNet',
  appliedTo: ({ category }) => (category.const === addressCategory ? ofAddresses : undefined),
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

const ofAddresses: EntryOccasions = {
  received: 'nothing',
  async prepare(writing, drafts) {
    for (const draft of drafts) {
      if (draft.isCopy) continue;
      settleType(writing, draft);
      await settleNet(writing, draft);
    }
  },
  stored: 'nothing',
  written: 'nothing',
  copied: 'nothing',
  beforeTransition: 'nothing',
  afterTransition: 'nothing',
};

/** The type follows from the address, unless the caller says one. */
function settleType({ context: { registry } }: Writing, { sent, before, values }: EntryDraft): void {
  const address = values.ipv4_address ?? values.ipv6_address;
  if (Object.hasOwn(sent, 'net_type') || movedKeys(before, values).length === 0) return;
  setValue(values, 'net_type', typeOfAddress(registry, address, values.net_type));
}

function movedKeys(before: EntryDraft['before'], values: EntryDraft['values']) {
  return addressKeys.filter(key => values[key] !== undefined && values[key] !== before[key]);
}

/** @throws RpcError ValidationFailed */
async function settleNet(writing: Writing, { sent, before, values }: EntryDraft): Promise<void> {
  const moved = movedKeys(before, values);
  const isNetGiven = Object.hasOwn(sent, 'net') && values.net !== undefined;
  if (isNetGiven && (moved.length > 0 || values.net !== before.net)) return rejectForeign(writing, moved[0], values);
  const [key] = moved;
  if (key === undefined || Object.hasOwn(sent, 'net')) return;
  if (typeof values.net === 'number' && !isForeign(await valuesOfNet(writing.records.everything, values.net), values)) return;
  const narrowest = await narrowestFor(writing, values[key]);
  setValue(values, 'net', narrowest?.id);
}

async function rejectForeign(writing: Writing, key: string | undefined, values: Readonly<KeptValues>): Promise<void> {
  const net = Number(values.net);
  if (!writing.context.dialect.checksPlausibility || !isForeign(await valuesOfNet(writing.records.everything, net), values))
    return;
  const at = key ?? 'net';
  const address = values[key ?? (values.ipv4_address === undefined ? 'ipv6_address' : 'ipv4_address')];
  throw new RpcError('ValidationFailed', {}, { [at]: await inWords(writing, net, address) });
}

/** Whether a net has a version or addresses, and the entry has an address and none that is in it. */
function isForeign(net: Readonly<KeptValues>, values: Readonly<KeptValues>): boolean {
  const addresses = addressKeys.map(key => values[key]).filter(address => bitsOf(address) !== undefined);
  const [known, bits] = [netOf(net), bitsOf(net.address)];
  if (addresses.length === 0 || bits === undefined) return false;
  return !addresses.some(address => (known ? contains(known, address) : bitsOf(address) === bits));
}

/** Why an address is none of a net: the net and the one that contains the address are described to those who may view them. */
async function inWords(writing: Writing, id: number, address: Kept): Promise<Text> {
  const viewed = asViewer(writing.context, writing.records);
  const [object, values] = [await viewed.objects.find(id), await valuesOfNet(viewed, id)];
  const [net, bits] = [netOf(values), bitsOf(values.address)];
  const given = JSON.stringify(address);
  if (!object || bits === undefined) return text('IsNotInThisNet', { given });
  const name = `${JSON.stringify(object.title)} (object ${id})`;
  if (!net) return text('IsNotInNetExpected', { given, net: name, version: versions[bits].name });
  const [first, last] = blockOf(net).map(each => addressOf(each, net.bits));
  const reason = text('IsNotInNetExpectedAddress', {
    given,
    address: String(values.address),
    suffix: net.suffix,
    name,
    first,
    last,
  });
  const right = await narrowestFor(writing, address);
  return right ? text('OrNetThatContains', { reason, title: JSON.stringify(right.title), id: right.id }) : reason;
}

function narrowestFor({ context, records }: Writing, address: Kept) {
  return narrowestNet({ registry: context.registry, records: asViewer(context, records) }, address);
}

async function valuesOfNet({ facts }: Pick<Records, 'facts'>, id: number): Promise<Readonly<KeptValues>> {
  const [row] = await facts.find([{ kind: 'beside', ids: [id], names: [netCategory] }]);
  return readableValues(row?.values ?? '{}') ?? {};
}
