import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entriesLinkingHere } from '../domain/behaviours/needs.js';

/** The ends that name the cable, and those that they are connected with. */
export const behaviour = behaviourOf('C__CATG__CABLE', {
  needs: {
    ends: entriesLinkingHere(['C__CATG__NETWORK_PORT.cable', 'C__CATG__CONNECTOR.cable_connection'], 'assigned_connector'),
  },
  computed: {
    connection: (_, seen) => {
      const names = new Map<number, string>();
      for (const end of seen.facts.ends) {
        names.set(end.id, nameOf(seen.ownerOf(end)?.title, end.title));
        for (const other of seen.entriesAt(end, 'assigned_connector')) names.set(other.id, nameOf(other.owner, other.title));
      }
      return [...names.values()].join(' - ');
    },
  },
});

function nameOf(...titles: readonly (string | undefined)[]): string {
  return titles.filter(Boolean).join(' ');
}
