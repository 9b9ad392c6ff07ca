import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { daysLeft, stateBetween } from './parts/dates.js';

export const behaviour = behaviourOf('C__CATG__SUPPORT_ENTITLEMENT', {
  computed: {
    state: ({ startDate, endDate }, { now, language }) => stateBetween(startDate, endDate, now, language),
    expires: ({ endDate }, { now, language }) => daysLeft(endDate, now, language),
  },
});
