import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { itself, titlesLinkingHere } from '../domain/behaviours/needs.js';
import { addressCount, addressesWithin, addressWithSuffix, rangeOfNet, useOf } from './parts/nets.js';

export const behaviour = behaviourOf('C__CATS__NET', {
  needs: { self: itself(), addresses: titlesLinkingHere('C__CATG__IP.net') },
  computed: {
    title: (_, seen) => seen.ownerOf(seen.facts.self)?.title ?? '',
    address_range: rangeOfNet,
    address_with_suffix: addressWithSuffix,
    address_v6: ({ address }) => (String(address).includes(':') ? address : ''),
    free_addresses: (values, { facts }) => useOf(addressesWithin(values, facts.addresses), addressCount(values)),
  },
});
