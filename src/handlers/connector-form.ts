import type { KeptValues } from '../attributes/attribute-type.js';
import { choiceTitle } from '../domain/computed/computed-names.js';
import type { FoundEntry } from '../domain/computed/facts.js';
import { asSupertype, subtypesOf } from '../domain/entries/subtype.js';
import type { EntryForm, FormSource } from './forms.js';

const connectors = 'C__CATG__CONNECTOR';

/** What a connector or a port is connected with: the object, and the connector there as a reference. */
export const connectorForm: EntryForm = {
  show: (shown, source) => {
    const { assigned_connector: end } = source.values;
    return { ...shown, assigned_connector: typeof end === 'number' ? farEnd(source.facts.linked(end), source) : null };
  },
};

function farEnd(end: FoundEntry | undefined, { showing, showing: { found } }: FormSource): object | null {
  const owner = end && found.object(end.object);
  if (!owner) return null;
  const values = asConnector(end, showing);
  const { type = null, assigned_category = connectors } = values;
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
    con_type: choiceTitle(values.connection_type, 'connection_type', showing) || null,
  };
}

function asConnector({ category, values }: FoundEntry, { registry }: FormSource['showing']): Readonly<KeptValues> {
  const like = subtypesOf(registry, connectors).get(category);
  return like ? asSupertype(like, values) : values;
}
