import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { licenceKey, licenceUsed } from './parts/licences.js';

export const behaviour = behaviourOf('C__CATS__DATABASE_INSTALLATION', {
  needs: { licence: licenceUsed },
  computed: {
    assigned_license_key: licenceKey,
    assigned_databases: (_, seen) => seen.objectAt(seen.entry, 'object')?.title ?? '',
  },
});
