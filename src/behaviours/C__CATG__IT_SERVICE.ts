import { behaviourOf } from '../domain/behaviours/behaviour.js';

export const behaviour = behaviourOf('C__CATG__IT_SERVICE', {
  computed: { sysid: (_, seen) => seen.objectAt(seen.entry, 'connected_object')?.sysid ?? '' },
});
