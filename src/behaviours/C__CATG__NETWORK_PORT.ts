import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entriesLinked } from '../domain/behaviours/needs.js';
import { connectedEnd, connectedObject, idOfFirst } from './parts/connections.js';
import { portForm } from './parts/connector-form.js';

export const behaviour = behaviourOf('C__CATG__NETWORK_PORT', {
  needs: { end: connectedEnd, hosts: entriesLinked('addresses', 'C__CATG__IP') },
  computed: {
    connected_object: connectedObject,
    addresses: (_, seen) =>
      seen.entriesAt(seen.entry, 'addresses').map(({ id, title, category }) => {
        const host = seen.facts.hosts.find(each => each.id === id);
        return { id: String(id), title, hostname: host?.values.hostname ?? null, type: category };
      }),
    connector: (_, seen) => idOfFirst(seen.entriesAt(seen.entry, 'assigned_connector')),
  },
  form: portForm,
});
