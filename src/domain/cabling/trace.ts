import type { Id } from '../../../generated/types.js';
import type { Positions } from '../../attributes/positions.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { type Connector, connectorCategories, connectorIn, linksCountingAs } from '../models/connectors.js';
import { objectsWithIds } from '../relations/related-objects.js';
import type { FactQuestion, FactRow } from '../storage/facts.js';
import type { ObjectRecord } from '../storage/objects.js';
import { extendWalk, type Hop, positionsOn, reverseWalk, type Walk, walkFrom } from './walk.js';

/** A way of cables through panels, from end to end. */
export interface Trace {
  readonly points: readonly Connector[];
  /** Positions of each point by which the way goes; empty where it has none. */
  readonly positions: readonly Positions[];
  /** Hops between the points: one less than these. */
  readonly hops: readonly Hop[];
  /** Whether it goes on at its first or last point by several connectors, so that nobody knows by which. */
  readonly splits: readonly boolean[];
}

/** Ways of cables, and the objects and cables that they touch. */
export interface Traces {
  readonly object: ObjectRecord;
  readonly traces: readonly Trace[];
  readonly objects: ReadonlyMap<number, ObjectRecord>;
  /** Every connector of the object was traced to the end of each of its ways. */
  readonly isComplete: boolean;
}

const hopsAtMost = 100;
const startsAtMost = 400;
const walksAtMost = 2000;

/** Connectors that were read: those that one leads to, by its id. */
type Neighbours = Map<number, Connector[]>;

/**
 * The ways of cables from the connectors of an object, from one of them, or over a cable. Three statements, and one for each connector of
 * the longest way.
 * @throws RpcError ObjectNotFound, InvalidParameters
 */
export async function tracesOf(context: DomainContext, id: Id, entry: Id | undefined): Promise<Traces> {
  const { store } = context;
  const object = await store.reads.objects.find(id);
  if (!object) throw new RpcError('ObjectNotFound', { object: id });
  const found = connectorsIn(context, await store.reads.facts.find(startsOf(context, object)));
  const starts = entry === undefined ? found : found.filter(each => String(each.entry) === String(entry));
  if (entry !== undefined && starts.length === 0) throw invalidParameter('entry', text('ExpectedConnectorOrPortOf'));
  const { ways, isComplete } = await waysFrom(context, starts.slice(0, startsAtMost));
  const traces = distinct(ways).filter(({ points }) => points.length > 1);
  const touched = traces.flatMap(({ points }) =>
    points.flatMap(({ object: owner, cable }) => [owner, ...(cable ? [cable] : [])]),
  );
  const objects = await objectsWithIds(context, new Set(touched));
  return { object, traces, objects, isComplete: isComplete && starts.length <= startsAtMost };
}

/** Connectors on the object, and those that name it as their cable. */
function startsOf({ registry }: DomainContext, { id }: ObjectRecord): readonly FactQuestion[] {
  return [
    { kind: 'beside', ids: [id], names: connectorCategories(registry) },
    { kind: 'linking', ids: [id], names: linksCountingAs(registry).cable },
  ];
}

function connectorsIn({ registry }: Pick<DomainContext, 'registry'>, rows: readonly FactRow[]): readonly Connector[] {
  const byEntry = new Map(rows.flatMap(row => connectorIn(registry, row) ?? []).map(each => [each.entry, each]));
  return [...byEntry.values()].sort((one, other) => one.entry - other.entry);
}

/** The ways back from each start to the ends behind it, and from there over the start to the ends before it. */
async function waysFrom(context: DomainContext, starts: readonly Connector[]) {
  const known: Neighbours = new Map();
  const begun = starts.map(start => walkFrom(start, 'inside'));
  const back = await followWalks(context, begun, known);
  const onward = back.walks.map(walk => reverseWalk(walk, 'cable'));
  const out = await followWalks(context, onward, known);
  return { ways: out.walks.map(wayOf), isComplete: back.isComplete && out.isComplete };
}

/** Walks to their ends. One statement for each hop to connectors that are not known yet. */
async function followWalks(context: DomainContext, begun: readonly Walk[], known: Neighbours) {
  let walks = begun;
  for (let hop = 0; hop < hopsAtMost && walks.length <= walksAtMost && walks.some(isOpen); hop += 1) {
    await meet(context, walks.filter(isOpen), known);
    walks = walks.flatMap(walk => extendWalk(walk, known.get(endOf(walk)?.entry ?? 0) ?? []));
  }
  return { walks: walks.slice(0, walksAtMost), isComplete: walks.length <= walksAtMost && !walks.some(isOpen) };
}

function isOpen({ next }: Walk): boolean {
  return next !== undefined;
}

function endOf({ stops }: Walk): Connector | undefined {
  return stops.at(-1)?.connector;
}

/** Reads the connectors that the ends of walks name, and those that name these. One statement. */
async function meet({ registry, store }: DomainContext, walks: readonly Walk[], known: Neighbours): Promise<void> {
  const met = new Map(walks.flatMap(walk => endOf(walk) ?? []).map(end => [end.entry, end]));
  const ends = [...met.values()].filter(({ entry }) => !known.has(entry));
  if (ends.length === 0) return;
  const named = new Set(ends.flatMap(({ connected, sibling }) => [connected ?? [], sibling ?? []].flat()));
  const { connected, sibling } = linksCountingAs(registry);
  const rows = await store.reads.facts.find([
    { kind: 'entries', ids: [...named], names: [] },
    { kind: 'using', ids: ends.map(({ entry }) => entry), names: [...connected, ...sibling] },
  ]);
  const found = connectorsIn({ registry }, rows);
  const byEntry = new Map(found.map(each => [each.entry, each]));
  for (const { entry } of ends) known.set(entry, []);
  for (const end of ends) link(known, end, [byEntry.get(end.connected ?? 0), byEntry.get(end.sibling ?? 0)]);
  for (const one of found) for (const to of [one.connected, one.sibling]) link(known, met.get(to ?? 0), [one]);
}

function link(known: Neighbours, end: Connector | undefined, beside: readonly (Connector | undefined)[]): void {
  const there = end && known.get(end.entry);
  for (const one of beside) if (one && there && !there.some(({ entry }) => entry === one.entry)) there.push(one);
}

function wayOf(walk: Walk): Trace {
  const { stops, hops, splits } = walk;
  return { points: stops.map(({ connector }) => connector), positions: positionsOn(walk), hops, splits };
}

/** The same way begun at several of its connectors is one. */
function distinct(traces: readonly Trace[]): readonly Trace[] {
  const byEnds = new Map<string, Trace>();
  for (const trace of traces) {
    const key = trace.points
      .map(({ entry }) => entry)
      .sort((one, other) => one - other)
      .join(' ');
    if (!byEnds.has(key)) byEnds.set(key, trace);
  }
  return [...byEnds.values()];
}
