import { overlap, type Positions } from '../../attributes/positions.js';
import type { Registry } from '../../catalog/registry.js';
import { type Text, text } from '../../messages/text.js';
import type { Records } from '../storage/records.js';
import { type Connector, connectorIn, linksCountingAs } from './connectors.js';

/** Attributes that name positions, each with the link to the connector whose positions they are. */
export const takings = [
  { key: 'assigned_positions', link: 'assigned_connector', to: 'connected', by: 'connectedPositions' },
  { key: 'sibling_positions', link: 'connector_sibling', to: 'sibling', by: 'siblingPositions' },
] as const;

export type Taking = (typeof takings)[number];

export const positionsAtMost = 999;
const every: Positions = Array.from({ length: positionsAtMost }, (_, at) => at + 1);

/** A connector, and those that lead to it. */
export interface SharedConnector {
  readonly connector: Connector;
  readonly others: readonly Connector[];
}

/** Connectors by their ids, with normal entries that lead to them by these links. One statement. */
export async function findSharedConnectors(
  registry: Registry,
  { facts }: Pick<Records, 'facts'>,
  ids: readonly number[],
  by: readonly Taking[] = takings,
): Promise<ReadonlyMap<number, SharedConnector>> {
  const links = linksCountingAs(registry);
  const rows = await facts.find([
    { kind: 'entries', ids, names: [] },
    { kind: 'using', ids, names: by.flatMap(({ to }) => links[to]) },
  ]);
  const found = new Map<number, { readonly connector: Connector; readonly others: Map<number, Connector> }>();
  const connectors = rows.flatMap(row => {
    const connector = connectorIn(registry, row);
    return connector ? [{ connector, row }] : [];
  });
  for (const { connector, row } of connectors) if (row.kind === 'entries') found.set(row.id, { connector, others: new Map() });
  for (const { connector, row } of connectors) if (row.kind === 'using') found.get(row.target)?.others.set(row.id, connector);
  return new Map([...found].map(([id, { connector, others }]) => [id, { connector, others: [...others.values()] }]));
}

/** The last position of a connector that others take; 0 where they take none. */
export function lastTaken({ connector: { entry }, others }: SharedConnector): number {
  return Math.max(0, ...others.flatMap(other => takings.flatMap(taking => positionsTaken(other, taking, entry))));
}

/**
 * Reason why an entry cannot take positions of a connector. Where ends without positions stay connected, they take all of them; where a
 * connection is made, they are disconnected.
 */
export function takingFault(
  { connector: { entry: of, positions: count = positionsAtMost }, others }: SharedConnector,
  taking: Taking,
  { entry, wanted }: { readonly entry: number; readonly wanted: Positions },
  areWholesTaken: boolean,
): Text | undefined {
  const last = wanted.at(-1) ?? 0;
  if (last > count) return text('PositionBeyondConnector', { connector: of, count, last: count, given: last });
  const isWholeTaken = areWholesTaken && taking.to === 'connected';
  const taken = others
    .filter(other => other.entry !== entry && other[taking.to] === of)
    .flatMap(other => (isWholeTaken && other[taking.by].length === 0 ? every : other[taking.by]));
  if (!overlap(wanted, taken)) return undefined;
  const first = wanted.find(position => taken.includes(position));
  const free = every.slice(0, count).find(position => !taken.includes(position));
  return free === undefined
    ? text('PositionIsTakenNoneFree', { first, of })
    : text('PositionIsTakenOthersFree', { first, of, free });
}

function positionsTaken(other: Connector, { to, by }: Taking, of: number): Positions {
  return other[to] === of ? other[by] : [];
}
