import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { countUsingIt } from '../domain/behaviours/needs.js';

export const behaviour = behaviourOf('C__CATS__LICENCE_LIST', {
  needs: { uses: countUsingIt('C__CATG__APPLICATION.assigned_license', 'C__CATG__OPERATING_SYSTEM.assigned_license') },
  computed: {
    used_licences: (_, { facts }) => String(facts.uses),
    lic_not_in_use: ({ amount }, { facts }) => (amount === undefined ? '' : String(Number(amount) - facts.uses)),
    overall_costs: ({ cost, amount }) => (cost === undefined ? '' : (Number(cost) * Number(amount ?? 1)).toFixed(2)),
  },
});
