import { behaviourOf } from '../domain/behaviours/behaviour.js';

export const behaviour = behaviourOf('C__CATG__CLUSTER_ADM_SERVICE', {
  computed: { objtype: (_, seen) => seen.presentType(seen.objectAt(seen.entry, 'connected_object')) },
});
