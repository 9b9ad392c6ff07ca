import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { longAddress } from './parts/nets.js';

export const behaviour = behaviourOf('C__CATS__NET_ZONE', {
  computed: {
    range_from_long: ({ range_from }) => longAddress(range_from),
    range_to_long: ({ range_to }) => longAddress(range_to),
  },
});
