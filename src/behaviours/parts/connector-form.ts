import type { KeptValues } from '../../attributes/attribute-values.js';
import type { Shown } from '../../domain/behaviours/behaviour.js';
import type { FoundEntry, WithOwner, WithReferents } from '../../domain/behaviours/facts.js';
import { asSupertype, subtypesOf } from '../../domain/models/subtype.js';
import { type Connected, connectedEnd } from './connections.js';

const connectors = 'C__CATG__CONNECTOR';

/** Form of a connector or a port: the connected object, and the connector there as a reference. */
export const connectorForm = {
  needs: { end: connectedEnd },
  show: (shown: Shown, seen: Connected): Shown => {
    const { end } = seen.facts;
    return { ...shown, assigned_connector: end ? farEnd(end, seen) : null };
  },
};

function farEnd(end: FoundEntry & WithOwner, seen: Connected): object | null {
  const owner = seen.ownerOf(end);
  if (!owner) return null;
  const connector = asConnector(end, seen);
  const { type = null, assigned_category = connectors } = connector.values;
  return {
    connector_type: type === null ? null : String(type),
    name: end.title,
    id: String(owner.id),
    title: owner.title,
    sysid: owner.sysid,
    type: owner.type,
    assigned_category,
    ref_id: String(end.id),
    ref_title: end.title,
    ref_type: connectors,
    con_type: seen.choiceAt(connector, 'connection_type', 'connection_type') || null,
  };
}

interface Connector extends WithReferents<'connection_type'> {
  readonly values: Readonly<KeptValues>;
}

/** Values of an entry by the keys of a connector; a port has those that `connectedEnd` names under another key. */
function asConnector({ category, values }: FoundEntry, { registry }: Connected): Connector {
  const like = subtypesOf(registry, connectors).get(category);
  return { values: like ? asSupertype(like, values) : values } as Connector;
}
