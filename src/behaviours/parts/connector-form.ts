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

/** Form of a port: the same, and its own number, which the link of the other port takes. */
export const portForm = {
  needs: connectorForm.needs,
  show: (shown: Shown, seen: Connected & WithId): Shown => ({
    ...connectorForm.show(shown, seen),
    connector: String(seen.entry.id),
  }),
};

interface WithId {
  readonly entry: { readonly id: number };
}

/** The category of an entry that counts as a connector, as a choice by its number. */
export function categoryChoice(constant: unknown, { registry, language }: Connected): object | unknown {
  const category = registry.category(String(constant || connectors));
  if (!category) return constant;
  return { value: String(category.id), title: category.titleIn(language), const: category.const };
}

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
