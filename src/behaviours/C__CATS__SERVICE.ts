import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { installations } from './parts/installations.js';

export const behaviour = behaviourOf('C__CATS__SERVICE', {
  needs: { installations },
  computed: { installation_count: (_, { facts }) => String(facts.installations) },
});
