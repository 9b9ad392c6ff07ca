import { comparableTime } from '../../attributes/times.js';
import { text } from '../../messages/text.js';
import { rejectParameter } from '../../rpc/invalid-parameters.js';
import type { DomainContext } from '../context.js';
import { type CursorBinding, cursorAfter, positionOf } from '../lists/cursors.js';
import { behindAll } from '../storage/feed.js';
import type { ChangeConditions, ChangePosition, HistoryBounds } from '../storage/history.js';
import type { Moment } from '../storage/retention.js';
import {
  type ChangePage,
  changesAtMost,
  conditionsInHistory,
  pageLimitOf,
  pageOf,
  requireObject,
  seesPurged,
} from './change-filter.js';
import { presentSets, type ShownSet } from './shown-sets.js';

/** Change sets that a caller wants to see. */
export interface HistoryRequest extends ChangePage {
  /** The last of them: a change set or a time. */
  readonly until?: number | string | undefined;
  readonly newestFirst: boolean;
}

/** A page of the history. */
export interface HistoryPage {
  readonly sets: readonly ShownSet[];
  /** Position of the next page; `null` on the last. */
  readonly cursor: string | null;
}

/** Numbers that one page looks through at most where no index leads to what is asked for. */
export const numbersAtMost = 100_000;

/** The part of the numbers that a page looks through. */
interface Window extends Pick<HistoryBounds, 'since' | 'until'> {
  /** Where the next page begins when this part is looked through; `undefined` where it is all. */
  readonly next: ChangePosition | undefined;
}

/**
 * The change sets that meet every condition, with the changes that do and that the caller may see, in at most seven statements; one more for what is gone from the schema.
 * @throws RpcError ObjectNotFound, CategoryNotFound, CategoryWithoutAttributes, ObjectTypeNotFound, InvalidParameters, LimitExceeded, Forbidden
 */
export async function readHistory(context: DomainContext, request: HistoryRequest): Promise<HistoryPage> {
  const limit = pageLimitOf(context, request.limit);
  const { newestFirst } = request;
  const conditions = await conditionsInHistory(context, request);
  const binding = bindingOf(context, request, conditions);
  const after = positionAsked(request, binding);
  const { history } = context.store.reads;
  const window = windowOf(request, await boundsAsked(context, request), after);
  const purged = seesPurged(context);
  const query = { conditions, newestFirst, ...window, after, limit: changesAtMost + 1 };
  const found = await history.places(query);
  if (found.length === 0 && !window.next && !after) await requireObject(context, request.object, purged);
  const page = pageOf(found, limit);
  const places = (await context.pasts?.fitting(page, context.registry)) ?? page;
  const next = places.length < found.length ? places.at(-1) : window.next;
  const sets = await presentSets(context, places, { kept: request.kept, purged });
  return { sets, cursor: next ? cursorAfter({ value: next.number, id: next.position }, binding) : null };
}

function bindingOf({ store }: DomainContext, request: HistoryRequest, conditions: ChangeConditions): CursorBinding {
  const { since, until, newestFirst } = request;
  return {
    secret: store.secret,
    query: ['kataster.changes.read', conditions, since ?? null, until ?? null, newestFirst],
    right: text('ExpectedCursorOfHistory'),
  };
}

function positionAsked({ cursor = '' }: HistoryRequest, binding: CursorBinding): ChangePosition | undefined {
  const position = positionOf(cursor, binding);
  return position && { number: Number(position.value), position: position.id };
}

/**
 * The numbers that the moments stand for.
 * @throws RpcError InvalidParameters where what was changed then was pruned
 */
async function boundsAsked({ store }: DomainContext, request: HistoryRequest): Promise<HistoryBounds> {
  const { since = 0, until = Number.MAX_SAFE_INTEGER } = request;
  if (request.since !== undefined || request.until !== undefined) rejectPruned(request, await store.reads.history.begin());
  const [sinceTime, untilTime] = [since, until].map(each =>
    typeof each === 'string' ? comparableTime(Date.parse(each)) : undefined,
  );
  const { last, ...found } = await store.reads.history.bounds(sinceTime, untilTime);
  return {
    last,
    since: typeof since === 'string' ? found.since : since,
    until: Math.min(last, typeof until === 'string' ? found.until : until),
  };
}

function rejectPruned(request: HistoryRequest, begin: Moment | undefined): void {
  if (!begin) return;
  for (const parameter of ['since', 'until'] as const) {
    const asked = request[parameter];
    const isPruned =
      typeof asked === 'number' ? asked < begin.number : asked !== undefined && Date.parse(asked) < Date.parse(begin.time);
    const right = text('ExpectedChangeSetOrOr', { number: begin.number, time: begin.time });
    if (isPruned) rejectParameter(parameter, text('WhatWasChangedThenIs', { right }));
  }
}

function windowOf(request: HistoryRequest, { since, until }: HistoryBounds, after: ChangePosition | undefined): Window {
  const { object, entry, user, key, newestFirst } = request;
  const whole = { since, until, next: undefined };
  if ([object, entry, user, key].some(each => each !== undefined)) return whole;
  if (newestFirst) {
    const first = Math.min(until, after?.number ?? until) - numbersAtMost;
    return first > since ? { since: first, until, next: { number: first + 1, position: -1 } } : whole;
  }
  const last = Math.max(since, after?.number ?? since) + numbersAtMost;
  return last < until ? { since, until: last, next: { number: last, position: behindAll } } : whole;
}
