import type { Id } from '../../../generated/types.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { categoryNamed } from '../categories.js';
import type { DomainContext } from '../context.js';
import { refuseLongPage } from '../limits/pages.js';
import { type CursorBinding, cursorAfter, positionOf } from '../lists/cursors.js';
import { modelOf } from '../models/category-model.js';
import { subtypesOf } from '../models/subtype.js';
import { objectTypeNamed } from '../objects/object-types.js';
import type { ChangeAction } from '../storage/change-sets.js';
import type { ChangeConditions, ChangePosition, HistoryBounds } from '../storage/history.js';
import { type ShownSet, shownSets } from './shown-sets.js';

/** Change sets that a caller wants to see. */
export interface HistoryRequest {
  readonly object?: Id | undefined;
  readonly entry?: Id | undefined;
  readonly category?: string | undefined;
  /** Constant or id of an object type. */
  readonly type?: string | number | undefined;
  readonly user?: Id | undefined;
  readonly key?: string | undefined;
  readonly method?: string | undefined;
  readonly action?: ChangeAction | undefined;
  /** Numbers of change sets, or times: later than the first, until the second. */
  readonly since?: number | string | undefined;
  readonly until?: number | string | undefined;
  readonly newestFirst: boolean;
  /** Values as they are kept, not as they read. */
  readonly kept: boolean;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** A page of the history. */
export interface HistoryPage {
  readonly sets: readonly ShownSet[];
  /** Position of the next page; `null` on the last. */
  readonly cursor: string | null;
}

const usualLimit = 50;

/** Changes on a page: a larger change set goes on on the next one. */
const changesAtMost = 1000;

/** Numbers that one page looks through at most where no index leads to what is asked for. */
export const numbersAtMost = 100_000;

/** The place behind every change of a change set. */
const behindAll = 2_147_483_647;

/** The part of the numbers that a page looks through. */
interface Window extends Pick<HistoryBounds, 'since' | 'until'> {
  /** Where the next page begins when this part is looked through; `undefined` where it is all. */
  readonly next: ChangePosition | undefined;
}

/**
 * The change sets that meet every condition, with the changes that do and that the caller may see, in at most six statements.
 * @throws RpcError ObjectNotFound, CategoryNotFound, CategoryWithoutAttributes, ObjectTypeNotFound, InvalidParameters, LimitExceeded, Forbidden
 */
export async function readHistory(context: DomainContext, request: HistoryRequest): Promise<HistoryPage> {
  refuseLongPage(context, request.limit);
  const { newestFirst, limit = Math.min(usualLimit, context.settings.pageLimit) } = request;
  const conditions = conditionsOf(context, request);
  const binding = bindingOf(context, request, conditions);
  const after = positionAsked(request, binding);
  const { history } = context.store.reads;
  const window = windowOf(request, await boundsAsked(context, request), after);
  const purged = seesPurged(context);
  const query = { conditions, newestFirst, ...window, after, purged, limit: changesAtMost + 1 };
  const found = await history.places(query);
  if (found.length === 0 && !window.next && !after) await requireObject(context, request.object, purged);
  const places = pageOf(found, limit);
  const next = places.length < found.length ? places.at(-1) : window.next;
  const sets = await shownSets(context, places, { kept: request.kept, purged });
  return { sets, cursor: next ? cursorAfter({ value: next.number, id: next.position }, binding) : null };
}

/** Whether the caller sees what became of objects that are gone: nobody's rights name them any more. */
export function seesPurged({ permitted }: DomainContext): boolean {
  return !permitted || (permitted.rights.permitsEverywhere('administer') && permitted.rights.permitsEverywhere('view'));
}

function conditionsOf(context: DomainContext, request: HistoryRequest): ChangeConditions {
  const { object, entry, category, type, user, key, method, action } = request;
  return {
    object,
    entry,
    categories: category === undefined ? undefined : categoriesOf(context, category),
    types: type === undefined ? undefined : [objectTypeNamed(context, type).const],
    action,
    user,
    key,
    method,
  };
}

/** The category that keeps the entries of the one that is named, and those whose entries count as entries of it. */
function categoriesOf(context: DomainContext, name: string): readonly string[] {
  const { category } = modelOf(context.registry, categoryNamed(context, name));
  return [category.const, ...subtypesOf(context.registry, category.const).keys()];
}

function bindingOf({ store }: DomainContext, request: HistoryRequest, conditions: ChangeConditions): CursorBinding {
  const { since, until, newestFirst } = request;
  return {
    secret: store.secret,
    query: ['kataster.changes.read', conditions, since ?? null, until ?? null, newestFirst],
    right: 'expected the cursor that a page of the same since, until, sort and filters answered, or "" for the first page',
  };
}

function positionAsked({ cursor = '' }: HistoryRequest, binding: CursorBinding): ChangePosition | undefined {
  const position = positionOf(cursor, binding);
  return position && { number: Number(position.value), position: position.id };
}

/** The numbers that the moments stand for. */
async function boundsAsked(
  { store }: DomainContext,
  { since = 0, until = Number.MAX_SAFE_INTEGER }: HistoryRequest,
): Promise<HistoryBounds> {
  const [sinceTime, untilTime] = [since, until].map(each =>
    typeof each === 'string' ? new Date(each).toISOString() : undefined,
  );
  const { last, ...found } = await store.reads.history.bounds(sinceTime, untilTime);
  return {
    last,
    since: typeof since === 'string' ? found.since : since,
    until: Math.min(last, typeof until === 'string' ? found.until : until),
  };
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

/** The changes of so many change sets. */
function pageOf(found: readonly ChangePosition[], limit: number): readonly ChangePosition[] {
  const numbers = new Set<number>();
  const end = found.findIndex(({ number }) => numbers.add(number).size > limit);
  return found.slice(0, Math.min(changesAtMost, end < 0 ? found.length : end));
}

/** An object of which nothing is found may be none that the caller could see. */
export async function requireObject({ store }: DomainContext, object: Id | undefined, purged: boolean): Promise<void> {
  if (object === undefined || (await store.reads.objects.find(object))) return;
  const gone = purged && typeof object === 'number' ? await store.reads.history.purged([object], []) : undefined;
  if (!gone || gone.objects.length === 0) throw new RpcError('ObjectNotFound', { object });
}
