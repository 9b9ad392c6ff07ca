import { behaviourOf } from '../domain/behaviours/behaviour.js';

export const behaviour = behaviourOf('C__CATS__GROUP', {
  computed: {
    object_type: (_, seen) =>
      seen.registry.objectType(seen.objectAt(seen.entry, 'object')?.type ?? '')?.title[seen.language] ?? '',
  },
});
