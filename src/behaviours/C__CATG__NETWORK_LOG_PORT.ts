import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { connectedEnd, connectedObject } from './parts/connections.js';

export const behaviour = behaviourOf('C__CATG__NETWORK_LOG_PORT', {
  needs: { end: connectedEnd },
  computed: { connected_object: connectedObject },
});
