import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entriesOnLinked } from '../domain/behaviours/needs.js';

export const behaviour = behaviourOf('C__CATG__FILE', {
  needs: { files: entriesOnLinked('file', 'C__CATS__FILE_ACTUAL') },
  computed: { revision: (_, { facts }) => facts.files[0]?.values.revision ?? '' },
});
