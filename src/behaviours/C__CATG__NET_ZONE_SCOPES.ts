import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entriesLinkingHere } from '../domain/behaviours/needs.js';
import { range } from './parts/nets.js';

export const behaviour = behaviourOf('C__CATG__NET_ZONE_SCOPES', {
  needs: { ranges: entriesLinkingHere(['C__CATS__NET_ZONE.zone']) },
  computed: { from_to: (_, { facts }) => facts.ranges.map(({ values }) => range(values)).join(', ') },
});
