import type { Id } from '../../../generated/types.js';
import { text } from '../../messages/text.js';
import { rejectParameter } from '../../rpc/invalid-parameters.js';
import { limitExceeded, RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { type CursorBinding, cursorAfter, positionOf } from '../lists/cursors.js';
import { placementLinks } from '../models/placement-links.js';
import { numberAt } from '../revisions/moments.js';
import { type ChangeAction, type ChangedKind, changedKinds, stepsTo } from '../storage/change-sets.js';
import type { ChangeRecord, NetChange, NetPosition, RecordVersion } from '../storage/history.js';
import { recordStatuses } from '../storage/objects.js';
import { changesAtMost, requireObject, seesPurged } from './change-filter.js';
import { type Moments, presentChanges, type ShownChange } from './shown-sets.js';

/** Two moments of an object, of a place with all in it, or of several objects. */
export interface ComparisonRequest {
  readonly object?: Id | undefined;
  readonly place?: Id | undefined;
  readonly objects?: readonly Id[] | undefined;
  /** Numbers of change sets, or times; the second is now where it is absent. */
  readonly from: number | string;
  readonly to?: number | string | undefined;
  /** Values as they are kept, not as they read. */
  readonly kept: boolean;
  readonly cursor?: string | undefined;
}

/** A page of the differences between two moments. It has no numbers of change sets: those count what its reader may not see. */
export interface ComparedMoments {
  readonly changes: readonly ShownChange[];
  /** Position of the next page; `null` on the last. */
  readonly cursor: string | null;
}

/**
 * The records that are otherwise at the second moment than at the first, each as one change, whatever became of it in between. In at most
 * nine statements.
 * @throws RpcError InvalidParameters, ObjectNotFound, LimitExceeded
 */
export async function compareMoments(context: DomainContext, request: ComparisonRequest): Promise<ComparedMoments> {
  const moments = await momentsOf(context, request);
  const { from, to } = moments;
  const binding = bindingOf(context, request);
  const after = afterOf(request, binding);
  const purged = seesPurged(context);
  const objects = await objectsOf(context, request, moments);
  const { history } = context.store.reads;
  const found = await history.net({ objects, since: from, until: to, after, limit: changesAtMost + 1 });
  if (found.length === 0 && !after) await requireObject(context, request.object, purged);
  const page = found.slice(0, changesAtMost);
  const last = found.length > page.length ? page.at(-1) : undefined;
  const records = await netRecords(context, page, moments);
  const shown = await presentChanges(context, records, moments, { kept: request.kept, purged });
  const changes = shown.filter(({ action, attributes }) => action !== 'edited' || attributes.length > 0);
  return { changes, cursor: last ? cursorAfter(positionIn(last), binding) : null };
}

async function momentsOf(context: DomainContext, { from, to }: ComparisonRequest): Promise<Moments> {
  const { last } = await context.store.reads.history.bounds(undefined, undefined);
  const first = Math.min(last, await numberAt(context, from, 'from'));
  const second = to === undefined ? last : Math.min(last, await numberAt(context, to, 'to'));
  if (first > second) rejectParameter('from', text('ExpectedMomentThatIsNot'));
  return { from: first, to: second };
}

/** The objects that are asked for; those that were in a place at either moment. */
async function objectsOf(context: DomainContext, request: ComparisonRequest, moments: Moments): Promise<readonly number[]> {
  const { object, place, objects } = request;
  if ([object, place, objects].filter(each => each !== undefined).length !== 1)
    rejectParameter('object', text('ExpectedOneOfObjectPlace'));
  if (place === undefined) return [object ?? [], objects ?? []].flat().map(Number);
  const placed = [await listPlacedAt(context, place, moments.from), await listPlacedAt(context, place, moments.to)].flat();
  if (placed.length === 0) throw new RpcError('ObjectNotFound', { object: place });
  return [...new Set(placed)];
}

/** The place and all in it at a moment, whatever their status. */
async function listPlacedAt(context: DomainContext, root: Id, number: number): Promise<readonly number[]> {
  const { pageLimit } = context.settings;
  const query = {
    ...{ links: placementLinks(context.registry), root, depth: deepest },
    ...{ statuses: recordStatuses, between: [], limit: pageLimit + 1 },
  };
  const found = await context.store.asOf(number).reads.objects.placedIn(query);
  if (found.length > pageLimit) throw tooMany(pageLimit);
  return found.map(({ id }) => id);
}

const deepest = 1000;

function tooMany(limit: number): RpcError {
  const place = text('ExpectedPlaceWithAtMost', { limit });
  return limitExceeded(text('PlaceThatIsComparedHolds', { limit }), { place, setting: 'KATASTER_PAGE_LIMIT' });
}

/** Each record from its state before its first change to that after its last one: those at the two moments, as far as they are seen. */
async function netRecords(
  { store }: DomainContext,
  page: readonly NetChange[],
  { from: since, to: until }: Moments,
): Promise<readonly ChangeRecord[]> {
  const places = page.flatMap(({ first, last }) => (first.number === last.number ? [first] : [first, last]));
  const found = await store.reads.history.changes(places, { between: { since, until } });
  const byPlace = new Map(found.map(record => [`${record.number} ${record.position}`, record]));
  return page.flatMap(({ first, last }) => {
    const [one, other] = [first, last].map(({ number, position }) => byPlace.get(`${number} ${position}`));
    return one && other ? netRecord(one, other) : [];
  });
}

function netRecord({ before, secrets }: ChangeRecord, last: ChangeRecord): ChangeRecord[] {
  const action = actionOf(before, last.after);
  return action ? [{ ...last, before, action, secrets: [...new Set([...secrets, ...last.secrets])] }] : [];
}

/** `undefined` where a record came and went in between. */
function actionOf(before: RecordVersion | null, after: RecordVersion | null): ChangeAction | undefined {
  if (!before) return after ? 'created' : undefined;
  if (!after) return 'purged';
  const status = before.row.status === after.row.status ? undefined : recordStatuses.find(each => each === after.row.status);
  return status ? stepsTo[status] : 'edited';
}

function bindingOf({ store }: DomainContext, { object, place, objects, from, to }: ComparisonRequest): CursorBinding {
  return {
    secret: store.secret,
    query: ['kataster.changes.compare', object ?? null, place ?? null, objects ?? null, from, to ?? null],
    right: text('ExpectedCursorOfComparison'),
  };
}

function positionIn({ object, kind, subject }: NetPosition) {
  return { value: `${object} ${kind}`, id: subject };
}

function afterOf({ cursor = '' }: ComparisonRequest, binding: CursorBinding): NetPosition | undefined {
  const position = positionOf(cursor, binding);
  if (!position) return undefined;
  const [object, name] = String(position.value).split(' ');
  const kind: ChangedKind = changedKinds.find(each => each === name) ?? 'object';
  return { object: Number(object), kind, subject: position.id };
}
