import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entryBehind } from '../domain/behaviours/needs.js';

export const behaviour = behaviourOf('C__CATG__DATABASE', {
  needs: {
    program: entryBehind(
      'assigned_dbms',
      'C__CATG__APPLICATION.application',
      ['C__CATS__APPLICATION', 'C__CATS__MIDDLEWARE', 'C__CATS__OPERATING_SYSTEM', 'C__CATS__SERVICE'],
      'manufacturer',
    ),
  },
  computed: {
    manufacturer: (_, seen) => {
      const { program } = seen.facts;
      return program ? seen.choiceAt(program, 'manufacturer', 'application_manufacturer') : '';
    },
  },
});
