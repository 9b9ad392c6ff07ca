import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entriesLinked } from '../domain/behaviours/needs.js';

export const behaviour = behaviourOf('C__CATG__DATABASE_TABLE', {
  needs: { databases: entriesLinked('assigned_database', 'C__CATG__DATABASE_SA', 'assigned_instance') },
  computed: {
    instance: (_, seen) => {
      const [database] = seen.facts.databases;
      const [instance] = database ? seen.entriesAt(database, 'assigned_instance') : [];
      return instance?.title ?? '';
    },
  },
});
