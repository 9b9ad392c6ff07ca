import { useState } from 'preact/hooks';
import type { Kataster } from '../../../../generated/client.js';
import { recordIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { addressOf } from '../../attributes/ip-addresses.js';
import { objectLink } from '../../attributes/links.js';
import { PageTitle } from '../../parts/heading.js';
import { Icon } from '../../parts/icon.js';
import { OfObject } from '../../parts/not-there.js';
import { PlainTable } from '../../parts/plain-table.js';
import { to } from '../../routing/addresses.js';
import { useAccess } from '../../service/access.js';
import { useAnswer } from '../../service/answer.js';
import { root } from '../../service/root.js';
import { numeral, say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AddressMap } from './address-map.js';
import { type AddressSpace, addressSpace, nextFree } from './address-space.js';
import { AddressTable } from './address-table.js';
import { netWords } from './net-words.js';
import { sizeInWords } from './sizes.js';
import { TakeAddress } from './take-address.js';

const outsideAtMost = 100;

async function readNet(caller: Kataster, id: number) {
  const [object, [entry], addresses, ranges] = await Promise.all([
    caller.cmdb.object.read({ id }),
    caller.cmdb.category.read({ objID: id, category: 'C__CATS__NET' }),
    caller.cmdb.category.read({ objID: id, category: 'C__CATS__NET_IP_ADDRESSES' }),
    caller.cmdb.category.read({ objID: id, category: 'C__CATS__NET_DHCP' }),
  ]);
  return { title: object.title, net: recordIn(entry), addresses: addresses.map(recordIn), ranges: ranges.map(recordIn) };
}

/** A net: which addresses are used, reserved and free, who has them, and the next free one, which an object can be given. */
export function Net({ id }: { readonly id: number }) {
  const answer = useAnswer(caller => readNet(caller, id), [id]);
  const [taken, setTaken] = useState<string>();
  const { may, ofType } = useAccess();
  return (
    <OfObject named={String(id)} answer={answer}>
      {({ title, net, addresses, ranges }) => {
        const space = addressSpace(net, addresses, ranges);
        return (
          <>
            <p class="crumbs">
              <a href={`${root}nets`}>{say(words.nets)}</a> · {textOf(net.address_range)}
            </p>
            <PageTitle title={title}>
              {ofType('create', 'C__OBJTYPE__LAYER3_NET') && (
                <a class="link-button" aria-keyshortcuts="n" href={`${root}nets?new=${id}`}>
                  <Icon name="plus-lg" /> {say(netWords.newWithin)}
                </a>
              )}
              <a class="link-button" href={to.object(id)}>
                {say(netWords.object)}
              </a>
            </PageTitle>
            {space && <Usage space={space} onTake={may('edit', 'C__CATG__IP') ? setTaken : undefined} />}
            {space && space.outside.length > 0 && <OutsideAddresses addresses={space.outside} />}
            {ranges.length > 0 && <ReservedRanges ranges={ranges} />}
            <AddressTable addresses={addresses} />
            {taken !== undefined && <TakeAddress net={{ id, title }} address={taken} onClose={() => setTaken(undefined)} />}
          </>
        );
      }}
    </OfObject>
  );
}

interface UsageProps {
  readonly space: AddressSpace;
  /** Absent where the caller may give nobody an address. */
  readonly onTake: ((address: string) => void) | undefined;
}

function Usage({ space, onTake }: UsageProps) {
  const { hosts, holders, reserved, bits } = space;
  const next = nextFree(space);
  const used = [...holders.keys()].filter(each => hosts.from <= each && each <= hosts.to).length;
  const sum = reserved.reduce((all, { from, to: last }) => all + last - from + 1n, 0n);
  const all = sizeInWords(hosts.to - hosts.from + 1n);
  return (
    <>
      <p>{say(netWords.used, { used: numeral(used), all, reserved: sizeInWords(sum) })}</p>
      {next === undefined ? (
        <p>
          <b>{say(netWords.full)}</b>
        </p>
      ) : (
        <p class="next-address">
          <b>{say(netWords.next, { address: addressOf(next, bits) })}</b>{' '}
          {onTake && (
            <button type="button" class="primary" onClick={() => onTake(addressOf(next, bits))}>
              {say(netWords.take)}
            </button>
          )}
        </p>
      )}
      <ul class="legend">
        <li class="used">{say(netWords.usage)}</li>
        <li class="reserved">{say(netWords.reserved)}</li>
        <li class="free">{say(netWords.free)}</li>
        <li class="free next">{say(netWords.nextOne)}</li>
      </ul>
      <AddressMap space={space} next={next} onTake={onTake} />
    </>
  );
}

/** Addresses that are documented in the net though none of its hosts may have them. */
function OutsideAddresses({ addresses }: { readonly addresses: readonly Values[] }) {
  return (
    <div class="failure" role="alert">
      <b>{say(netWords.outside, { number: numeral(addresses.length) })}</b>
      <ul>
        {addresses.slice(0, outsideAtMost).map(({ id, title, assigned_object }) => (
          <li key={textOf(id)}>
            <code>{textOf(title)}</code> {objectLink(assigned_object)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReservedRanges({ ranges }: { readonly ranges: readonly Values[] }) {
  return (
    <>
      <h2>{say(netWords.reservedRanges)}</h2>
      <PlainTable
        label={say(netWords.reservedRanges)}
        rows={ranges}
        keyOf={({ id }) => textOf(id)}
        columns={[
          {
            title: say(netWords.range),
            show: ({ range_from, range_to }) => (
              <code>
                {textOf(range_from)} – {textOf(range_to)}
              </code>
            ),
          },
          { title: say(words.type), show: ({ type, typev6 }) => textOf(type) || textOf(typev6) },
        ]}
      />
    </>
  );
}
