import { type Text, text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { sealText, unsealText } from '../secrets/sealed-texts.js';
import type { Signed } from '../secrets/signatures.js';
import { behindAll, type FeedHead, type FeedPosition } from '../storage/feed.js';
import type { ChangeConditions } from '../storage/history.js';

/** A place in the feed that a follower has reached. */
export interface FollowedPlace {
  /** Identity of the history that it is a place of. */
  readonly history: string;
  readonly position: FeedPosition;
  /** Change sets up to this number are left out. */
  readonly since: number;
}

type Parts = [history: string, from: string, until: string, number: number, position: number, since: number];

/** Binding of the cursors of a follower: the secret of the installation, and its conditions. */
export interface FeedBinding {
  readonly secret: string;
  readonly bound: Signed;
}

/** Cursors of followers with these conditions. */
export function feedBinding({ store }: DomainContext, conditions: ChangeConditions): FeedBinding {
  return { secret: store.secret, bound: ['cursor of followers', conditions] };
}

/** The cursor that leads to what comes after a place. It is encrypted, as numbers tell how much is written that its follower does not see. */
export function feedCursor({ history, position, since }: FollowedPlace, { bound, secret }: FeedBinding): string {
  const { from, until, number, position: change } = position;
  const parts: Parts = [history, from, until, number, change, since];
  return sealText(JSON.stringify(parts), bound, secret);
}

/**
 * The place that a cursor stands for.
 * @throws RpcError InvalidParameters
 */
export function placeAt(cursor: string, { bound, secret }: FeedBinding): FollowedPlace {
  const json = unsealText(cursor, bound, secret);
  if (json === undefined) throw invalidParameter('cursor', right, text('CursorBelongsToAnotherQuery'));
  const [history, from, until, number, position, since] = JSON.parse(json) as Parts;
  return { history, position: { from, until, number, position }, since };
}

const right = text('ExpectedCursorOfSameFilters');

/** The place behind everything that is there. */
export function placeAtEnd({ history, snapshot, last }: FeedHead): FollowedPlace {
  return { history, position: { from: snapshot, until: snapshot, number: last, position: behindAll }, since: 0 };
}

/**
 * Rejects a place from which the feed cannot go on: of another history, or before what is still kept.
 * @throws RpcError CursorEnded
 */
export async function requireKept(
  context: DomainContext,
  place: FollowedPlace,
  head: FeedHead,
  binding: FeedBinding,
): Promise<void> {
  const reason = await endOf(context, place, head);
  if (reason !== undefined) throw cursorEnded(reason, head, binding);
}

/** Why the feed cannot go on from a place; `undefined` where it can. */
export async function endOf(
  { store }: Pick<DomainContext, 'store'>,
  { history, position, since }: FollowedPlace,
  head: FeedHead,
): Promise<Text | undefined> {
  if (history !== head.history) return text('DatabaseWasRestoredOrMoved');
  const earliest = await store.reads.revisions.earliest();
  if (!earliest || Math.max(position.number, since) >= earliest.number) return undefined;
  return text('ChangesUpToAreNo', { time: earliest.time });
}

/** The error of a place from which the feed cannot go on, with the cursor with which its follower starts over. */
export function cursorEnded(reason: Text, head: FeedHead, binding: FeedBinding): RpcError {
  const right = text('StartOverWithCursorThen');
  return new RpcError(
    'CursorEnded',
    { reason: text('Clauses', { first: reason, second: right }) },
    { cursor: feedCursor(placeAtEnd(head), binding), last: String(head.last) },
  );
}
