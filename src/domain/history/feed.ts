import { comparableTime } from '../../attributes/times.js';
import { text } from '../../messages/text.js';
import type { DomainContext } from '../context.js';
import { beforeAll, behindAll, type FeedHead, type FeedSet } from '../storage/feed.js';
import type { ChangeConditions, ChangePosition } from '../storage/history.js';
import { type ChangePage, changesAtMost, conditionsOf, pageLimitOf, pageOf, requireObject, seesPurged } from './change-filter.js';
import {
  cursorEnded,
  type FeedBinding,
  type FollowedPlace,
  feedBinding,
  feedCursor,
  placeAt,
  placeAtEnd,
  requireKept,
} from './feed-cursor.js';
import { type LongPoll, waitingFor } from './long-poll.js';
import { presentSets, type ShownSet } from './shown-sets.js';

/** Changes that a caller wants to learn of: without `since` and cursor what comes from now on. */
export interface FeedRequest extends ChangePage {
  /** Seconds; a call waits 45 at most. */
  readonly wait: number;
}

/** Change sets that came, and where to go on. */
export interface FeedPage {
  readonly sets: readonly ShownSet[];
  readonly cursor: string;
  /** Milliseconds that the call waited. */
  readonly waited: number;
}

/** Change sets, and changes in them, that are looked through at once. */
const lookedThroughAtOnce = 500;

/** Change sets that one call looks through. Beyond, it returns its cursor without any. */
const looksPerCall = 20;

/**
 * The change sets after a cursor, in the order of their commits, as soon as there are some; after the time to wait also without.
 * @throws RpcError CursorEnded, ObjectNotFound, CategoryNotFound, CategoryWithoutAttributes, ObjectTypeNotFound, InvalidParameters, LimitExceeded
 */
export function followChanges(context: DomainContext, request: FeedRequest, patience: LongPoll | undefined): Promise<FeedPage> {
  if (!patience) return changesAfter(context, request, undefined);
  const { key, origin, settings } = context;
  return patience.watch.follow(origin?.key ?? key, settings.followerLimit, () => changesAfter(context, request, patience));
}

async function changesAfter(context: DomainContext, request: FeedRequest, patience: LongPoll | undefined): Promise<FeedPage> {
  let follower = followerOf(context, request);
  const binding = feedBinding(context, follower.conditions);
  const waiting = waitingFor(request.wait, patience);
  let place = request.cursor ? placeAt(request.cursor, binding) : await beginning(follower, request, binding);
  for (let looks = 1; ; looks += 1) {
    const arrival = waiting.arrival();
    const { feed } = follower.context.store.reads;
    const head = await feed.head();
    const position = await feed.next(place.position, head);
    if (position || place.history !== head.history) await requireKept(follower.context, place, head, binding);
    const step = position ? await changesFrom({ ...place, position }, follower) : { sets: [], place };
    place = step.place;
    const isDone = step.sets.length > 0 || looks === looksPerCall || (!position && !(await arrival()));
    if (isDone) return { sets: step.sets, cursor: feedCursor(place, binding), waited: waiting.waited };
    if (position) continue;
    looks = 0;
    // Rights may have been taken away meanwhile.
    if (patience) follower = followerOf(await patience.renewed(), request);
  }
}

/** @throws RpcError CategoryNotFound, CategoryWithoutAttributes, ObjectTypeNotFound, LimitExceeded */
function followerOf(context: DomainContext, request: FeedRequest): Follower {
  const { kept, limit } = request;
  const page = { kept, limit: pageLimitOf(context, limit), atMost: changesAtMost };
  return { context, conditions: conditionsOf(context, request), ...page, purged: seesPurged(context) };
}

/** A reader of the feed, with its rights and its filter. */
export interface Follower {
  readonly context: DomainContext;
  readonly conditions: ChangeConditions;
  /** Values as they are kept, not as they read. */
  readonly kept: boolean;
  /** Change sets that one step returns at most, and changes in all of them. */
  readonly limit: number;
  readonly atMost: number;
  readonly purged: boolean;
}

/** Change sets that were found in a part of the feed, and where the next one begins. */
export interface FeedStep {
  readonly sets: readonly ShownSet[];
  readonly place: FollowedPlace;
}

/** @throws RpcError ObjectNotFound, CursorEnded */
async function beginning(
  { context, purged }: Follower,
  { object, since }: FeedRequest,
  binding: FeedBinding,
): Promise<FollowedPlace> {
  await requireObject(context, object, purged);
  const head = await context.store.reads.feed.head();
  if (typeof since === 'number' && since > head.last) throw cursorEnded(text('ThereIsNoChangeSet', { since }), head, binding);
  return since === undefined ? placeAtEnd(head) : placeSince(context, since, head);
}

/** The place behind a change set, or behind what was committed until a time. */
export async function placeSince({ store }: DomainContext, since: number | string, head: FeedHead): Promise<FollowedPlace> {
  const number = typeof since === 'number' ? since : await store.reads.revisions.lastUntil(comparableTime(Date.parse(since)));
  return {
    history: head.history,
    position: { from: beforeAll, until: head.snapshot, number, position: behindAll },
    since: number,
  };
}

/** The change sets of the next part of the feed, and the place behind it. */
export async function changesFrom(place: FollowedPlace, follower: Follower): Promise<FeedStep> {
  const { context, conditions, kept, limit, atMost, purged } = follower;
  const { feed } = context.store.reads;
  const { position: after, since } = place;
  const later = await feed.sets(after, since, lookedThroughAtOnce);
  const sets = fewOf(later);
  const found = sets.length > 0 ? await feed.places({ conditions, sets, after, limit: atMost + 1 }) : [];
  const places = pageOf(found, limit, atMost);
  const isCut = places.length < found.length;
  const isPassed = !isCut && sets.length === later.length && later.length < lookedThroughAtOnce;
  return {
    sets: await presentSets(context, places, { kept, purged }),
    place: {
      ...place,
      position: { ...after, ...(isPassed && { from: after.until }), ...(isCut ? places : sets.map(behind)).at(-1) },
    },
  };
}

function behind({ number }: FeedSet): ChangePosition {
  return { number, position: behindAll };
}

/** Change sets with few changes together, and at least one. */
function fewOf(sets: readonly FeedSet[]): readonly FeedSet[] {
  let changes = 0;
  const end = sets.findIndex(({ size }, at) => {
    changes += size;
    return at > 0 && changes > lookedThroughAtOnce;
  });
  return end < 0 ? sets : sets.slice(0, end);
}
