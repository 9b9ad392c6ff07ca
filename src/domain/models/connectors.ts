import type { Kept } from '../../attributes/attribute-values.js';
import { memoizeByPart } from '../../attributes/memoize.js';
import { type Positions, positionsIn } from '../../attributes/positions.js';
import type { Registry } from '../../catalog/registry.js';
import type { FactRow } from '../storage/facts.js';
import { modelOf } from './category-model.js';
import { valuesLeftOf } from './stored-values.js';
import { subtypesOf } from './subtype.js';

const connectors = 'C__CATG__CONNECTOR';

/** A connector or a port. */
export interface Connector {
  readonly entry: number;
  readonly object: number;
  readonly category: string;
  readonly title: string;
  /** Id of the direction, a choice of the dialog `connector_type`; absent where it has none. */
  readonly direction: number | undefined;
  /** How many positions it has; absent where nobody says. */
  readonly positions: number | undefined;
  /** Id of the connector that it is connected with. */
  readonly connected: number | undefined;
  /** Positions of that which it takes, where the cable between them has several other ends; empty where it has one. */
  readonly connectedPositions: Positions;
  /** Id of the connector on the other side of its object. */
  readonly sibling: number | undefined;
  /** Positions of that which it leads to; empty where it leads to all of it. */
  readonly siblingPositions: Positions;
  /** Id of the cable that is plugged in. */
  readonly cable: number | undefined;
}

/** Categories of connectors and ports. */
export const connectorCategories = memoizeByPart((registry: Registry): readonly string[] => [
  connectors,
  ...subtypesOf(registry, connectors).keys(),
]);

/** Links of connectors and ports that count as one of connectors, as `category.attribute`. */
export const linksCountingAs = memoizeByPart((registry: Registry) => ({
  cable: linksOf(registry, 'cable_connection'),
  connected: linksOf(registry, 'assigned_connector'),
  sibling: linksOf(registry, 'connector_sibling'),
}));

function linksOf(registry: Registry, key: string): readonly string[] {
  const ofSubtypes = [...subtypesOf(registry, connectors)].flatMap(([category, { keys }]) =>
    keys.filter(([there]) => there === key).map(([, here]) => `${category}.${here}`),
  );
  return [`${connectors}.${key}`, ...ofSubtypes];
}

/** Keys of connectors, each with the key that says the same in a category. */
type KeysThere = ReadonlyMap<string, string>;

const itself: KeysThere = new Map();

/** Where categories of connectors keep what connectors say, by category: looked up per key, as an entry is read for few of them. */
const keysByCategory = memoizeByPart(
  (registry: Registry): ReadonlyMap<string, KeysThere> =>
    new Map<string, KeysThere>([
      [connectors, itself],
      ...[...subtypesOf(registry, connectors)].map(([category, { keys }]) => [category, new Map(keys)] as const),
    ]),
);

/** A connector or port in the words of connectors; `undefined` for entries that are neither. */
export function connectorIn(registry: Registry, row: Omit<FactRow, 'kind' | 'attribute' | 'target'>): Connector | undefined {
  const keys = keysByCategory(registry).get(row.category);
  const category = keys && registry.category(row.category);
  if (!category) return undefined;
  const values = valuesLeftOf(modelOf(registry, category), { id: row.id, values: row.values, primary: row.primary === 1 });
  const find = (key: string): Kept => values[keys === itself ? key : (keys.get(key) ?? '')];
  const number = (key: string): number | undefined => {
    const value = find(key);
    return typeof value === 'number' ? value : undefined;
  };
  return {
    entry: row.id,
    object: row.object,
    category: row.category,
    title: row.title,
    direction: number('type'),
    positions: number('positions'),
    connected: number('assigned_connector'),
    sibling: number('connector_sibling'),
    cable: number('cable_connection'),
    connectedPositions: positionsIn(find('assigned_positions')),
    siblingPositions: positionsIn(find('sibling_positions')),
  };
}
