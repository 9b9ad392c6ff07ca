import { isQuantity } from '../attributes/numbers.js';
import { behaviourOf } from '../domain/behaviours/behaviour.js';

export const behaviour = behaviourOf('C__CATG__MEMORY', {
  computed: {
    total_capacity: ({ quantity, capacity }) => (isQuantity(capacity) ? String(capacity.base * Number(quantity ?? 1)) : ''),
  },
});
