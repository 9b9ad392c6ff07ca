import ipaddr from 'ipaddr.js';
import type { ComponentChildren } from 'preact';
import type { Kataster } from '../../../generated/client.js';
import { listIn, recordIn, textOf, type Values } from '../attributes/attribute-view.js';
import { bitsOf } from '../attributes/ip-addresses.js';
import { objectsOf, useAnswer } from '../service/answer.js';
import { say } from '../texts/say.js';
import { draftWords } from './draft-words.js';
import { changeDraft } from './drafts.js';

const netCategory = 'C__CATS__NET';

/** Values that a filter compares with at once. */
const maxValues = 100;

/** Whether an attribute is an address that is in a net. */
export function isInNet(category: string, key: string): boolean {
  return category === 'C__CATG__IP' && (key === 'ipv4_address' || key === 'ipv6_address');
}

interface ContainingNetProps {
  /** The key of the draft. */
  readonly name: string;
  readonly address: string;
  /** The net that is chosen. */
  readonly chosen: unknown;
  /** The control of the address. */
  readonly children: ComponentChildren;
}

/** The control of an address with the net that contains it, where another one or none is chosen: Enter takes it. */
export function ContainingNet({ name, address, chosen, children }: ContainingNetProps) {
  const net = useAnswer(caller => narrowestNet(caller, address.trim()), [address.trim()]).value;
  const offered = net && textOf(net.id) !== textOf(recordIn(chosen).id) ? net : undefined;
  const take = (): void => changeDraft(name, 'net', { id: offered?.id, title: offered?.title });
  return (
    <div
      role="group"
      aria-label={say(draftWords.netOfAddress)}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !offered) return;
        event.preventDefault();
        take();
      }}
    >
      {children}
      <p class="field-hint" role="status">
        {offered && (
          <button type="button" class="small" onClick={take}>
            {say(draftWords.takeNet, { net: `${textOf(offered.title)} · ${textOf(offered.size)}` })} <kbd>Enter</kbd>
          </button>
        )}
      </p>
    </div>
  );
}

/** The narrowest net that contains an address; undefined where there is none, and for any other text. */
async function narrowestNet(caller: Kataster, text: string): Promise<Values | undefined> {
  const networks = networksOf(text);
  const parts = Array.from({ length: Math.ceil(networks.length / maxValues) }, (_, at) => networks.slice(at * maxValues));
  const found = await Promise.all(parts.map(part => netsAt(caller, part.slice(0, maxValues))));
  const nets = found.flat().filter(({ address, suffix }) => networkOf(text, Number(suffix)) === address);
  return nets.toSorted((one, other) => Number(other.suffix) - Number(one.suffix) || Number(one.id) - Number(other.id))[0];
}

async function netsAt(caller: Kataster, addresses: readonly string[]): Promise<readonly Values[]> {
  const found = await caller.cmdb.objects.read({
    filter: { attributes: [{ category: netCategory, key: 'address', comparison: 'in', value: [...addresses] }] },
    fields: ['id', 'title'],
    categories: [netCategory],
  });
  return objectsOf(found).map(({ id, title, categories }) => {
    const net = listIn(recordIn(categories)[netCategory])[0] ?? {};
    return { id, title, address: textOf(net.address), suffix: textOf(net.cidr_suffix), size: net.address_with_suffix };
  });
}

/** The addresses of all nets that an address can be in; none for any other text. */
function networksOf(text: string): readonly string[] {
  const bits = text.includes('%') ? 0 : (bitsOf(text) ?? 0);
  return [...new Set(Array.from({ length: bits }, (_, host) => networkOf(text, bits - host)))];
}

/** The address of the net with so many bits that an address is in. */
function networkOf(text: string, suffix: number): string {
  const version = bitsOf(text) === 32 ? ipaddr.IPv4 : ipaddr.IPv6;
  return version.networkAddressFromCIDR(`${text}/${suffix}`).toString();
}
