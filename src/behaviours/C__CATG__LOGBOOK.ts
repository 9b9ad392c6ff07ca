import { behaviourOf } from '../domain/behaviours/behaviour.js';

export const behaviour = behaviourOf('C__CATG__LOGBOOK', {
  // Messages changed nothing.
  computed: { changes: values => values.changes ?? '' },
});
