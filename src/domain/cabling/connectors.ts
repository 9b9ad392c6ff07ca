import type { KeptValues } from '../../attributes/attribute-values.js';
import { madeOnceOf } from '../../attributes/made-once.js';
import type { Registry } from '../../catalog/registry.js';
import { modelOf } from '../models/category-model.js';
import { valuesLeftOf } from '../models/stored-values.js';
import { asSupertype, subtypesOf } from '../models/subtype.js';
import type { FactRow } from '../storage/facts.js';

const connectors = 'C__CATG__CONNECTOR';

/** A connector or a port. */
export interface Connector {
  readonly entry: number;
  readonly object: number;
  readonly category: string;
  readonly title: string;
  /** Id of the direction, a choice of the dialog `connector_type`; absent where it has none. */
  readonly direction: number | undefined;
  /** Id of the connector that it is connected with. */
  readonly connected: number | undefined;
  /** Id of the connector on the other side of its object. */
  readonly sibling: number | undefined;
  /** Id of the cable that is plugged in. */
  readonly cable: number | undefined;
}

/** Categories of connectors and ports. */
export const connectorCategories = madeOnceOf((registry: Registry): readonly string[] => [
  connectors,
  ...subtypesOf(registry, connectors).keys(),
]);

/** Links of connectors and ports that count as one of connectors, as `category.attribute`. */
export const linksCountingAs = madeOnceOf((registry: Registry) => ({
  cable: linksOf(registry, 'cable_connection'),
  sibling: linksOf(registry, 'connector_sibling'),
}));

function linksOf(registry: Registry, key: string): readonly string[] {
  const ofSubtypes = [...subtypesOf(registry, connectors)].flatMap(([category, { keys }]) =>
    keys.filter(([there]) => there === key).map(([, here]) => `${category}.${here}`),
  );
  return [`${connectors}.${key}`, ...ofSubtypes];
}

/** A connector or port in the words of connectors; `undefined` for entries that are neither. */
export function connectorIn(registry: Registry, row: FactRow): Connector | undefined {
  const category = registry.category(row.category);
  if (!category || !connectorCategories(registry).includes(row.category)) return undefined;
  const kept = valuesLeftOf(modelOf(registry, category), { id: row.id, values: row.values, primary: row.primary === 1 });
  const subtype = subtypesOf(registry, connectors).get(row.category);
  const values: KeptValues = subtype ? asSupertype(subtype, kept) : kept;
  const id = (key: string): number | undefined => {
    const value = values[key];
    return typeof value === 'number' ? value : undefined;
  };
  return {
    ...{ entry: row.id, object: row.object, category: row.category, title: row.title },
    direction: id('type'),
    ...{ connected: id('assigned_connector'), sibling: id('connector_sibling'), cable: id('cable_connection') },
  };
}
