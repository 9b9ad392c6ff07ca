import { behaviourOf } from '../domain/behaviours/behaviour.js';

export const behaviour = behaviourOf('C__CATS__PERSON_CONTACT_ASSIGNMENT', {
  computed: { object_type: (_, seen) => seen.presentType(seen.objectAt(seen.entry, 'object')) },
});
