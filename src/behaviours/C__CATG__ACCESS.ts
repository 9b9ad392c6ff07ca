import { behaviourOf } from '../domain/behaviours/behaviour.js';

export const behaviour = behaviourOf('C__CATG__ACCESS', {
  computed: {
    formatted_url: ({ url }) => url ?? '',
    primary_url: ({ url, primary }) => (primary && url) || '',
  },
});
