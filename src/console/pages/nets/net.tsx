import type { Kataster } from '../../../../generated/client.js';
import { recordIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { objectLink } from '../../attributes/links.js';
import { PageTitle } from '../../parts/heading.js';
import { Loaded } from '../../parts/loaded.js';
import { PlainTable } from '../../parts/plain-table.js';
import { to } from '../../routing/addresses.js';
import { useAnswer } from '../../service/answer.js';
import { numeral, say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { addressOf, hostsOf, numberOf } from './addresses.js';
import { netWords } from './net-words.js';

async function readNet(caller: Kataster, id: number) {
  const [object, [net], entries] = await Promise.all([
    caller.cmdb.object.read({ id }),
    caller.cmdb.category.read({ objID: id, category: 'C__CATS__NET' }),
    caller.cmdb.category.read({ objID: id, category: 'C__CATS__NET_IP_ADDRESSES' }),
  ]);
  const addresses = entries.map(recordIn).sort((one, other) => numberIn(one) - numberIn(other));
  return { object, net: recordIn(net), addresses };
}

function numberIn({ title }: Values): number {
  return numberOf(textOf(title)) ?? 0;
}

/** A net: which addresses are used and by what, and the next free one. */
export function Net({ id }: { readonly id: number }) {
  const answer = useAnswer(caller => readNet(caller, id), [id]);
  return (
    <Loaded answer={answer}>
      {({ object, net, addresses }) => (
        <>
          <p class="crumbs">
            <a href="/nets">{say(words.nets)}</a> · {textOf(net.address_range)}
          </p>
          <PageTitle title={object.title}>
            <a class="link-button" href={to.object(id)}>
              {say(netWords.object)}
            </a>
          </PageTitle>
          <AddressMap net={net} addresses={addresses} />
          <h2>{say(netWords.addresses)}</h2>
          <PlainTable
            label={say(netWords.addresses)}
            rows={addresses}
            keyOf={({ id: entry }) => textOf(entry)}
            columns={[
              { title: say(netWords.address), show: ({ title }) => <code>{textOf(title)}</code> },
              { title: say(netWords.who), show: ({ assigned_object }) => objectLink(assigned_object) },
              { title: say(netWords.assignment), show: each => textOf(each.ipv4_assignment) || textOf(each.ipv6_assignment) },
            ]}
          />
        </>
      )}
    </Loaded>
  );
}

const drawnAtMost = 1024;

interface AddressMapProps {
  readonly net: Values;
  readonly addresses: readonly Values[];
}

/** Each address of a net of IPv4 as a square. */
function AddressMap({ net, addresses }: AddressMapProps) {
  const [from, until] = [net.range_from, net.range_to].map(each => numberOf(textOf(each)));
  if (from === undefined || until === undefined) return null;
  const { first, last } = hostsOf(from, until);
  const holders = new Map(addresses.map(each => [numberIn(each), textOf(each.assigned_object)]));
  const used = [...holders.keys()].filter(each => each >= first && each <= last).length;
  let next = first;
  while (holders.has(next)) next += 1;
  const shown = Array.from({ length: Math.min(drawnAtMost, last - first + 1) }, (_, at) => first + at);
  const isCut = last - first + 1 > drawnAtMost;
  return (
    <>
      <p>{say(netWords.used, { used: numeral(used), all: numeral(last - first + 1) })}</p>
      <p>
        <b>{next > last ? say(netWords.full) : say(netWords.next, { address: addressOf(next) })}</b>
      </p>
      <div class="address-map" role="img" aria-label={say(netWords.map)}>
        {shown.map(each => (
          <span
            key={each}
            class={holders.has(each) ? 'used' : each === next ? 'next' : ''}
            title={
              holders.has(each) ? `${addressOf(each)}: ${holders.get(each)}` : say(netWords.freeOne, { address: addressOf(each) })
            }
          />
        ))}
      </div>
      {isCut && <p class="hint">{say(netWords.mapCut, { number: numeral(drawnAtMost) })}</p>}
    </>
  );
}
