import { behaviourOf } from '../domain/behaviours/behaviour.js';

export const behaviour = behaviourOf('C__CATS__PERSON_MASTER', {
  form: { show: (shown, { entry }) => ({ ...shown, salutation: entry.values.salutation ?? null }) },
});
