import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { connectedEnd, connectedObject } from './parts/connections.js';
import { categoryChoice, connectorForm } from './parts/connector-form.js';

export const behaviour = behaviourOf('C__CATG__CONNECTOR', {
  needs: { end: connectedEnd },
  computed: { connected_object: connectedObject },
  form: {
    needs: connectorForm.needs,
    show: (shown, seen) => ({
      ...connectorForm.show(shown, seen),
      assigned_category: categoryChoice(shown.assigned_category, seen),
    }),
  },
});
