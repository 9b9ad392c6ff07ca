import type { Id } from '../../../generated/types.js';
import { idsIn } from '../../attributes/links.js';
import { madeOnceOf } from '../../attributes/made-once.js';
import type { Registry } from '../../catalog/registry.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { modelOf } from '../models/category-model.js';
import { valuesLeftOf } from '../models/stored-values.js';
import { asSupertype, subtypesOf } from '../models/subtype.js';
import { objectWithId } from '../objects/objects.js';
import type { FactRow } from '../storage/facts.js';
import type { ObjectRecord } from '../storage/objects.js';
import { normalObjects } from './normal-objects.js';

/** A connector or port at an end of a cable. */
export interface CableEnd {
  readonly object: ObjectRecord;
  readonly entry: number;
  readonly title: string;
  readonly category: string;
  /** Id of the direction, a choice of the dialog `connector_type`; absent where the end has none. */
  readonly direction: number | undefined;
}

const connectors = 'C__CATG__CONNECTOR';

/** The attributes of connectors and ports that lead to a cable, as `category.attribute`. */
const cableLinks = madeOnceOf((registry: Registry): readonly string[] => {
  const ofSubtypes = [...subtypesOf(registry, connectors)].flatMap(([category, { keys }]) =>
    keys.filter(([there]) => there === 'cable_connection').map(([, here]) => `${category}.${here}`),
  );
  return [`${connectors}.cable_connection`, ...ofSubtypes];
});

/**
 * The two ends of a cable on normal objects, ascending by entry: those that name it, or one that does and what that is connected with. Four
 * statements at most.
 * @throws RpcError ObjectNotFound
 */
export async function endsOfCable(context: WritingContext, cable: Id): Promise<readonly CableEnd[]> {
  const { registry, store } = context;
  const { id } = await objectWithId(context, cable);
  const naming = await store.reads.facts.find([{ kind: 'linking', ids: [id], names: cableLinks(registry) }]);
  const named = inOrder(naming).slice(0, 2);
  const connected = named.flatMap(row => idsIn(connectorOf(registry, row).assigned_connector));
  const far =
    named.length === 1 && connected.length > 0
      ? await store.reads.facts.find([{ kind: 'entries', ids: connected.slice(0, 1), names: [] }])
      : [];
  const rows = inOrder([...named, ...far]);
  const objects = await normalObjects(
    context,
    rows.map(({ object }) => object),
  );
  return rows.flatMap(row => {
    const object = objects.get(row.object);
    return object ? [endOf(registry, row, object)] : [];
  });
}

function inOrder(rows: readonly FactRow[]): readonly FactRow[] {
  return rows.toSorted((one, other) => one.id - other.id);
}

function endOf(registry: Registry, row: FactRow, object: ObjectRecord): CableEnd {
  const { type } = connectorOf(registry, row);
  const direction = typeof type === 'number' ? type : undefined;
  return { object, entry: row.id, title: row.title, category: row.category, direction };
}

/** Values by the keys of connectors, for ports as well. */
function connectorOf(registry: Registry, { id, category: name, values, primary }: FactRow) {
  const category = registry.category(name);
  if (!category) return {};
  const kept = valuesLeftOf(modelOf(registry, category), { id, values, primary: primary === 1 });
  const subtype = subtypesOf(registry, connectors).get(name);
  return subtype ? asSupertype(subtype, kept) : kept;
}
