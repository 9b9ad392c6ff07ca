import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entriesOnLinked } from '../domain/behaviours/needs.js';

export const behaviour = behaviourOf('C__CATG__RM_CONTROLLER', {
  needs: { accesses: entriesOnLinked('connected_object', 'C__CATG__ACCESS') },
  computed: { remote_url: (_, { facts }) => facts.accesses.find(({ values }) => values.primary)?.values.url ?? '' },
});
