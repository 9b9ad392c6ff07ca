import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entriesOnLinked } from '../domain/behaviours/needs.js';

export const behaviour = behaviourOf('C__CATG__GUEST_SYSTEMS', {
  needs: { addresses: entriesOnLinked('connected_object', 'C__CATG__IP') },
  computed: { hostname: (_, { facts }) => facts.addresses.find(({ values }) => values.primary)?.values.hostname ?? '' },
});
