import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { licenceKey, licenceUsed } from './parts/licences.js';

export const behaviour = behaviourOf('C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ', {
  needs: { licence: licenceUsed },
  computed: { assigned_license_key: licenceKey },
});
