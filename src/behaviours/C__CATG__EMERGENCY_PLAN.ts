import { isQuantity } from '../attributes/numbers.js';
import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entriesOnLinked } from '../domain/behaviours/needs.js';

export const behaviour = behaviourOf('C__CATG__EMERGENCY_PLAN', {
  needs: { plans: entriesOnLinked('emergency_plan', 'C__CATS__EMERGENCY_PLAN_ATTRIBUTE', 'time_unit') },
  computed: {
    time_needed: (_, { facts }) => {
      const needed = facts.plans[0]?.values.time_needed;
      return isQuantity(needed) ? String(needed.amount) : '';
    },
    time_needed_unit: (_, seen) => {
      const [plan] = seen.facts.plans;
      return plan ? seen.choiceAt(plan, 'time_unit', 'unit_of_time') : '';
    },
    practice_date: (_, { facts }) => String(facts.plans[0]?.values.practice_date ?? '').slice(0, 10),
  },
});
