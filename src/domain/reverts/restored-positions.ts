import { type Text, text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { type Connector, connectorCategories } from '../models/connectors.js';
import { findSharedConnectors, type SharedConnector, takingFault, takings } from '../models/taken-positions.js';
import type { Records } from '../storage/records.js';
import type { Restoration } from '../storage/reverts.js';

/**
 * Rejects an undo after which two ends take one position of a connector, or one that it does not have. Two statements where connectors
 * come back.
 * @throws RpcError Conflict naming the entries
 */
export async function rejectTakenPositions(
  { registry }: DomainContext,
  { everything }: Records,
  restorations: readonly Restoration[],
): Promise<void> {
  const categories = connectorCategories(registry);
  const ids = restorations.flatMap(({ kind, category, target }) =>
    kind === 'entry' && categories.includes(category ?? '') && target?.own.status === 'normal' ? [Number(target.own.id)] : [],
  );
  if (ids.length === 0) return;
  const restored = await findSharedConnectors(registry, everything, ids);
  const ends = [...restored.values()].flatMap(({ connector, others }) => [connector, ...others]);
  const named = new Set(ends.filter(isTaking).flatMap(({ connected, sibling }) => [connected ?? [], sibling ?? []].flat()));
  if (named.size === 0) return;
  const data: Record<string, Text> = {};
  for (const shared of (await findSharedConnectors(registry, everything, [...named])).values())
    for (const [name, fault] of faultsAt(shared)) data[name] = fault;
  if (Object.keys(data).length === 0) return;
  throw new RpcError('Conflict', { reason: text('UndonePositionsOfConnectorsWould') }, data);
}

function isTaking({ connectedPositions, siblingPositions }: Connector): boolean {
  return connectedPositions.length > 0 || siblingPositions.length > 0;
}

function* faultsAt(shared: SharedConnector): Iterable<readonly [name: string, fault: Text]> {
  for (const other of shared.others)
    for (const taking of takings) {
      const isHere = other[taking.to] === shared.connector.entry;
      const taken = { entry: other.entry, wanted: other[taking.by] };
      const fault = isHere ? takingFault(shared, taking, taken, true) : undefined;
      if (fault !== undefined)
        yield [`${other.object}/${other.category}/${taking.key}`, text('EntryConflict', { subject: other.entry, reason: fault })];
    }
}
