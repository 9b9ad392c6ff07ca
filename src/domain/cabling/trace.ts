import type { Id } from '../../../generated/types.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { objectsWithIds } from '../relations/related-objects.js';
import type { FactQuestion, FactRow } from '../storage/facts.js';
import type { ObjectRecord } from '../storage/objects.js';
import { type Connector, connectorCategories, connectorIn, linksCountingAs } from './connectors.js';

/** How one connector of a way leads to the next: by a cable, or through the object that both are on. */
export type Hop = 'cable' | 'inside';

/** A way of cables through panels, from end to end. */
export interface Trace {
  readonly points: readonly Connector[];
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
  /** Every connector of the object was traced. */
  readonly isComplete: boolean;
}

const hopsAtMost = 100;
const startsAtMost = 400;

/** One end of a way that is not known yet. */
interface Walk {
  readonly points: Connector[];
  readonly hops: Hop[];
  next: Hop | undefined;
  splits: boolean;
}

/**
 * The ways of cables from the connectors of an object, from one of them, or over a cable. Three statements, and one for each hop of the
 * longest way.
 * @throws RpcError ObjectNotFound, InvalidParameters
 */
export async function tracesOf(context: DomainContext, id: Id, entry: Id | undefined): Promise<Traces> {
  const { store } = context;
  const object = await store.reads.objects.find(id);
  if (!object) throw new RpcError('ObjectNotFound', { object: id });
  const found = connectorsIn(context, await store.reads.facts.find(startsOf(context, object)));
  const starts = entry === undefined ? found : found.filter(each => String(each.entry) === String(entry));
  if (entry !== undefined && starts.length === 0) throw invalidParameter('entry', 'expected a connector or port of the object');
  const walks = starts.slice(0, startsAtMost).map(start => [walkFrom(start, 'inside'), walkFrom(start, 'cable')] as const);
  const open = walks.flat();
  for (let hop = 0; hop < hopsAtMost && open.some(isOpen); hop += 1) await advance(context, open.filter(isOpen));
  const traces = distinct(walks.map(([back, out]) => joined(back, out))).filter(({ points }) => points.length > 1);
  const touched = traces.flatMap(({ points }) =>
    points.flatMap(({ object: owner, cable }) => [owner, ...(cable ? [cable] : [])]),
  );
  const objects = await objectsWithIds(context, new Set(touched));
  return { object, traces, objects, isComplete: starts.length <= startsAtMost && !open.some(isOpen) };
}

/** Connectors on the object, and those that name it as their cable. */
function startsOf({ registry }: DomainContext, { id }: ObjectRecord): readonly FactQuestion[] {
  return [
    { kind: 'beside', ids: [id], names: connectorCategories(registry) },
    { kind: 'linking', ids: [id], names: linksCountingAs(registry).cable },
  ];
}

function connectorsIn({ registry }: DomainContext, rows: readonly FactRow[]): readonly Connector[] {
  const byEntry = new Map(rows.flatMap(row => connectorIn(registry, row) ?? []).map(each => [each.entry, each]));
  return [...byEntry.values()].sort((one, other) => one.entry - other.entry);
}

function walkFrom(start: Connector, next: Hop): Walk {
  return { points: [start], hops: [], next, splits: false };
}

function isOpen({ next }: Walk): boolean {
  return next !== undefined;
}

/** Takes each walk one hop further, or ends it. One statement. */
async function advance(context: DomainContext, walks: readonly Walk[]): Promise<void> {
  const { registry, store } = context;
  const ends = walks.map(walk => ({ walk, end: walk.points.at(-1) }));
  const inside = ends.flatMap(({ walk, end }) => (end && walk.next === 'inside' ? [end.entry] : []));
  const named = ends.flatMap(({ walk, end }) => (walk.next === 'inside' ? end?.sibling : end?.connected) ?? []);
  const rows = await store.reads.facts.find([
    { kind: 'entries', ids: [...new Set(named)], names: [] },
    { kind: 'using', ids: [...new Set(inside)], names: linksCountingAs(registry).sibling },
  ]);
  const known = connectorsIn(context, rows);
  for (const { walk, end } of ends) if (end) step(walk, nextOf(walk, end, known));
}

/** Connectors that a walk goes on with: one, unless several are on the other side of the object. */
function nextOf({ next }: Walk, end: Connector, known: readonly Connector[]): readonly Connector[] {
  if (next === 'cable') return known.filter(each => each.entry === end.connected);
  return known.filter(
    each => each.object === end.object && each.entry !== end.entry && (each.entry === end.sibling || each.sibling === end.entry),
  );
}

function step(walk: Walk, found: readonly Connector[]): void {
  const [one, ...others] = found;
  const hop = walk.next;
  walk.next = undefined;
  walk.splits = others.length > 0;
  if (!one || !hop || others.length > 0 || walk.points.some(({ entry }) => entry === one.entry)) return;
  walk.points.push(one);
  walk.hops.push(hop);
  walk.next = hop === 'cable' ? 'inside' : 'cable';
}

/** Of a ring one direction is all of it. */
function joined(back: Walk, out: Walk): Trace {
  const met = new Set(back.points.map(({ entry }) => entry));
  const isRing = out.points.slice(1).some(({ entry }) => met.has(entry));
  return wayOf(back, isRing ? { ...out, points: [], hops: [], splits: false } : out);
}

function wayOf(back: Walk, out: Walk): Trace {
  const points = [...back.points.toReversed(), ...out.points.slice(1)];
  const hops = [...back.hops.toReversed(), ...out.hops];
  return { points, hops, splits: [back.splits, out.splits] };
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
