import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { connectedEnd, connectedObject } from './parts/connections.js';
import { connectorForm } from './parts/connector-form.js';

export const behaviour = behaviourOf('C__CATG__CONNECTOR', {
  needs: { end: connectedEnd },
  computed: { connected_object: connectedObject },
  form: connectorForm,
});
