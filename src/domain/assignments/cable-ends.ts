import type { Id } from '../../../generated/types.js';
import type { Registry } from '../../catalog/registry.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { type Connector, connectorIn, linksCountingAs } from '../models/connectors.js';
import { objectWithId } from '../objects/objects.js';
import type { FactRow } from '../storage/facts.js';
import type { ObjectRecord } from '../storage/objects.js';
import { normalObjects } from './normal-objects.js';

/** A connector or port at an end of a cable. */
export interface CableEnd extends Pick<Connector, 'entry' | 'title' | 'category' | 'direction'> {
  readonly object: ObjectRecord;
}

/**
 * The two ends of a cable on normal objects, ascending by entry: those that name it, or one that does and what that is connected with. Four
 * statements at most.
 * @throws RpcError ObjectNotFound
 */
export async function endsOfCable(context: WritingContext, cable: Id): Promise<readonly CableEnd[]> {
  const { registry, store } = context;
  const { id } = await objectWithId(context, cable);
  const naming = await store.reads.facts.find([{ kind: 'linking', ids: [id], names: linksCountingAs(registry).cable }]);
  const named = twoOf(connectorsIn(registry, naming));
  const [connected] = named.flatMap(each => each.connected ?? []);
  const far =
    named.length === 1 && connected !== undefined
      ? await store.reads.facts.find([{ kind: 'entries', ids: [connected], names: [] }])
      : [];
  const ends = inOrder([...named, ...connectorsIn(registry, far)]);
  const objects = await normalObjects(
    context,
    ends.map(({ object }) => object),
  );
  return ends.flatMap(({ object: owner, entry, title, category, direction }) => {
    const object = objects.get(owner);
    return object ? [{ object, entry, title, category, direction }] : [];
  });
}

/** The first and what it is connected with: of a breakout cable, whose ends are more, one at each side. */
function twoOf([first, ...others]: readonly Connector[]): readonly Connector[] {
  const other = others.find(({ entry }) => entry === first?.connected) ?? others[0];
  return [first, other].filter(each => each !== undefined);
}

function connectorsIn(registry: Registry, rows: readonly FactRow[]): readonly Connector[] {
  return inOrder(rows.flatMap(row => connectorIn(registry, row) ?? []));
}

function inOrder(connectors: readonly Connector[]): readonly Connector[] {
  return connectors.toSorted((one, other) => one.entry - other.entry);
}
