import { behaviourOf } from '../domain/behaviours/behaviour.js';
import type { ValuesOf } from '../domain/behaviours/category-values.js';

/** The entries are ports, seen from the net they are in. */
export const behaviour = behaviourOf('C__CATS__LAYER2_NET_ASSIGNED_PORTS', {
  computed: { isys_catg_port_list__mac: ({ mac }: ValuesOf<'C__CATG__NETWORK_PORT'>) => mac ?? '' },
});
