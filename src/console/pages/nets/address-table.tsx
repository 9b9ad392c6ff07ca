import { useState } from 'preact/hooks';
import { textOf, type Values } from '../../attributes/attribute-view.js';
import { bitsOf, numberOf } from '../../attributes/ip-addresses.js';
import { objectLink } from '../../attributes/links.js';
import { FilterField } from '../../parts/filter-field.js';
import { PlainTable } from '../../parts/plain-table.js';
import { numeral, say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { netWords } from './net-words.js';

const listedAtMost = 500;

/** The addresses of a net in order, with who has each. */
export function AddressTable({ addresses }: { readonly addresses: readonly Values[] }) {
  const [typed, setTyped] = useState('');
  const sought = typed.toLowerCase();
  const found = addresses
    .filter(({ title, assigned_object }) => `${textOf(title)} ${textOf(assigned_object)}`.toLowerCase().includes(sought))
    .sort(byAddress);
  return (
    <>
      <h2>{say(netWords.addresses)}</h2>
      {addresses.length > 0 && (
        <search class="filters">
          <FilterField label={say(words.search)} value={typed} onChange={setTyped} />
        </search>
      )}
      <PlainTable
        label={say(netWords.addresses)}
        rows={found.slice(0, listedAtMost)}
        keyOf={({ id }) => textOf(id)}
        columns={[
          { title: say(netWords.address), show: ({ title }) => <code>{textOf(title)}</code> },
          { title: say(netWords.who), show: ({ assigned_object }) => objectLink(assigned_object) },
          { title: say(words.type), show: ({ assigned_object }) => typeOf(assigned_object) },
          { title: say(netWords.assignment), show: assignmentOf },
        ]}
      />
      {found.length > listedAtMost && (
        <p class="hint">{say(netWords.listed, { number: numeral(listedAtMost), all: numeral(found.length) })}</p>
      )}
    </>
  );
}

function byAddress(one: Values, other: Values): number {
  const difference = (numberOf(textOf(one.title)) ?? 0n) - (numberOf(textOf(other.title)) ?? 0n);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function typeOf(object: unknown): string {
  return typeof object === 'object' && object !== null && 'type_title' in object ? textOf(object.type_title) : '';
}

function assignmentOf({ title, ipv4_assignment, ipv6_assignment }: Values): string {
  return textOf(bitsOf(textOf(title)) === 128 ? ipv6_assignment : ipv4_assignment);
}
