import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { installationForm } from './parts/installed-parts.js';
import { licenceKey, licenceUsed } from './parts/licences.js';

export const behaviour = behaviourOf('C__CATG__APPLICATION', {
  needs: { licence: licenceUsed },
  computed: { assigned_license_key: licenceKey },
  form: installationForm,
});
