import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { connectedEnd, connectedObject, idOfFirst } from './parts/connections.js';
import { portForm } from './parts/connector-form.js';

export const behaviour = behaviourOf('C__CATG__POWER_SUPPLIER', {
  needs: { end: connectedEnd },
  computed: {
    connected_object: connectedObject,
    connector: (_, seen) => idOfFirst(seen.entriesAt(seen.entry, 'assigned_connector')),
  },
  form: portForm,
});
