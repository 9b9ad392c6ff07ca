import { isoTime } from '../../attributes/times.js';
import { inLanguage, type Text, text } from '../../messages/text.js';
import type { ShownSet } from '../history/shown-sets.js';
import type { DeliveryRecord, WebhookRecord } from '../storage/webhooks.js';
import { contentOf } from './delivery-content.js';
import type { StateParts, WebhookState } from './webhook-state.js';

/** Outcome of an attempt. */
export interface Attempt {
  /** `gone`: the receiver wants nothing any more. `interrupted`: the service ended, so it counts as none. */
  readonly outcome: 'delivered' | 'rejected' | 'gone' | 'interrupted';
  /** The status of the answer; `null` where there was none. */
  readonly status: number | null;
  /** The same in words. */
  readonly text: Text;
  /** Milliseconds that the receiver asks to be left alone for. */
  readonly retryAfter?: number | undefined;
}

/** Dependencies of attempts. */
export interface AttemptParts extends StateParts {
  /** Milliseconds before each further attempt; after the last one a delivery has failed for good. */
  readonly delays: readonly number[];
  /** Sends the changes of a delivery. */
  send(webhook: WebhookRecord, delivery: DeliveryRecord, set: ShownSet): Promise<Attempt>;
  /** Counts what came of an attempt, and deliveries that failed for good. */
  counted(outcome: Attempt['outcome'] | 'failed'): void;
}

/** A share of the delay by which it is longer, at random: deliveries that failed together are not tried together. */
const jitter = 0.2;

/** A receiver may put further attempts off for so long: beyond, a delivery would be tried for days. Milliseconds. */
const putOffAtMost = 3_600_000;

const failedKept = 1000;
const failedKeptFor = 30 * 86_400_000;

/** Tries a delivery once, and keeps what came of it; answers the delivery where it is still to be made. */
export async function tryDelivery(
  delivery: DeliveryRecord,
  state: WebhookState,
  parts: AttemptParts,
): Promise<DeliveryRecord | undefined> {
  const follower = await state.follower();
  if (!follower) return delivery;
  const set = await contentOf(delivery, follower);
  const attempt = set && (await parts.send(state.record, delivery, set));
  if (attempt?.outcome === 'interrupted') return delivery;
  if (attempt) parts.counted(attempt.outcome);
  if (attempt && attempt.outcome !== 'delivered') return rejected(delivery, attempt, state, parts);
  await parts.store.webhooks.recordDelivered(delivery, isoTime(parts.now()));
  return undefined;
}

async function rejected(
  delivery: DeliveryRecord,
  { outcome, text: outcomeText, retryAfter = 0 }: Attempt,
  state: WebhookState,
  parts: AttemptParts,
): Promise<DeliveryRecord | undefined> {
  const { store, delays, now } = parts;
  const time = now();
  const delay = outcome === 'gone' ? 0 : delays[delivery.attempts];
  const putOff = Math.min(retryAfter, putOffAtMost);
  const due = new Date(time.getTime() + Math.max((delay ?? 0) * (1 + Math.random() * jitter), putOff));
  if (putOff > 0) state.restUntil(time.getTime() + putOff);
  const tried: DeliveryRecord = {
    ...delivery,
    ...{ state: delay === undefined ? 'failed' : delivery.state, attempts: delivery.attempts + 1 },
    ...{ due: isoTime(due), attempted: isoTime(time), outcome: inLanguage(outcomeText, 'en') },
  };
  await store.webhooks.noteAttempt(delivery, tried);
  if (outcome === 'gone') await state.stop(text('ReceiverIsGone', { text: outcomeText }));
  if (delay !== undefined) return tried;
  parts.counted('failed');
  await state.note(text('DeliveryOfChangeSetFailed', { id: delivery.id, number: delivery.number, text: outcomeText }));
  await store.webhooks.removeFailed(delivery.webhook, isoTime(new Date(time.getTime() - failedKeptFor)), failedKept);
  return undefined;
}
