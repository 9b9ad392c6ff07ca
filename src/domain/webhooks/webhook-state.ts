import { isoTime } from '../../attributes/times.js';
import { inLanguage, isText, type TextValue } from '../../messages/text.js';
import { messageOf, RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import type { KeyRecord } from '../storage/keys.js';
import type { Store } from '../storage/store.js';
import type { WebhookRecord } from '../storage/webhooks.js';
import { followerOf, keyOf, type WebhookFollower } from './delivery-content.js';
import { webhookStopped } from './webhook-events.js';

/** Dependencies of the state of a webhook. */
export interface StateParts {
  readonly store: Store;
  now(): Date;
  /** The context in which a key reads changes. */
  viewing(key: KeyRecord): DomainContext;
}

/** A webhook that delivers until it is stopped. */
export class WebhookState {
  readonly record: WebhookRecord;
  /** It was stopped, changed or deleted. */
  isEnded = false;
  /** Milliseconds since 1970 until which the receiver asks to be left alone. */
  restsUntil = 0;
  private readonly parts: StateParts;

  constructor(record: WebhookRecord, parts: StateParts) {
    this.record = record;
    this.parts = parts;
  }

  /** Looks for changes with the rights of its key; where the key is over, or its filter no longer fits the catalogue, it is stopped. */
  async follower(): Promise<WebhookFollower | undefined> {
    const key = await keyOf(this.parts, this.record.key);
    if (isText(key)) return this.stop(key);
    try {
      return followerOf(this.parts.viewing(key), this.record);
    } catch (error) {
      if (error instanceof RpcError) return this.stop(messageOf(error));
      throw error;
    }
  }

  /** Stops it until somebody enables it, and says why. */
  async stop(problem: TextValue): Promise<undefined> {
    this.isEnded = true;
    const { store, now } = this.parts;
    const stored = inLanguage(problem, 'en');
    const changes = { enabled: 0, problem: stored, problemTime: isoTime(now()) };
    await store.webhooks.trouble(this.record.id, changes, webhookStopped(now, this.record, stored));
    return undefined;
  }

  /** Sends nothing before a moment, in milliseconds since 1970. */
  restUntil(time: number): void {
    this.restsUntil = Math.max(this.restsUntil, time);
  }

  /** Says what went wrong. */
  async note(problem: TextValue): Promise<void> {
    const { store, now } = this.parts;
    await store.webhooks.trouble(this.record.id, { problem: inLanguage(problem, 'en'), problemTime: isoTime(now()) });
  }
}
