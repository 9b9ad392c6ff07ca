import type { AuditEntry } from './audit.js';

/** A webhook as it is kept. Times are ISO 8601 in UTC. */
export interface WebhookRecord {
  readonly id: string;
  readonly title: string;
  /** Where its deliveries are sent. */
  readonly url: string;
  /** Id of the key whose rights decide what it sees. */
  readonly key: string;
  /** Filters by which it chooses changes, and conditions on their values: JSON texts. */
  readonly filter: string;
  readonly conditions: string;
  /** The secret that signs, sealed. */
  readonly secret: string;
  /** The one before, sealed, which signs as well until a moment. */
  readonly formerSecret: string | null;
  readonly formerUntil: string | null;
  /** How far the feed of changes is looked through for it: a JSON text. */
  readonly place: string;
  /** 1 where it delivers, 0 where it is paused or was stopped. */
  readonly enabled: number;
  readonly created: string;
  /** When something was last delivered. */
  readonly delivered: string | null;
  /** The latest failure, and its time. */
  readonly problem: string | null;
  readonly problemTime: string | null;
}

/** Columns of a webhook that may change after its creation. */
export type WebhookChanges = Partial<Omit<WebhookRecord, 'id' | 'created'>>;

/** `pending`: tried in the order of the changes. `resent`: tried again on demand, in no order. `failed`: given up, and kept. */
export type DeliveryState = 'pending' | 'resent' | 'failed';

/** A delivery that is still to be made, or failed for good. It names changes and has no values of them: those are read when it is sent. */
export interface DeliveryRecord {
  /** The same at every attempt: receivers recognize repetitions by it. */
  readonly id: string;
  readonly webhook: string;
  /** The change set, and the positions of its first and last change. */
  readonly number: number;
  readonly first: number;
  readonly last: number;
  /** Ids of the objects that changed, as a JSON text; 0 stands for everything that is part of no object. */
  readonly objects: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly created: string;
  /** When it is tried next. */
  readonly due: string;
  /** When it was last tried, and what came of it. */
  readonly attempted: string | null;
  readonly outcome: string | null;
}

/** The changes that a failed attempt makes. */
export type DeliveryAttempt = Pick<DeliveryRecord, 'state' | 'attempts' | 'due' | 'attempted' | 'outcome'>;

/** Deliveries in the order of their changes; `after` is the last one of the page before. */
export interface DeliveryPage {
  readonly webhook: string;
  readonly state?: DeliveryState | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Details of the events of webhooks in the audit. */
export type WebhookEvent = AuditEntry<'webhookCreated' | 'webhookChanged' | 'webhookDeleted' | 'webhookStopped'>;

/** Webhooks in a transaction. */
export interface WebhookRecords {
  /** Keeps other transactions that ask for this from changing webhooks until this one ends. */
  lock(): Promise<void>;
  count(): Promise<number>;
  find(id: string): Promise<WebhookRecord | undefined>;
  /** By creation. */
  list(): Promise<WebhookRecord[]>;
  insert(webhook: WebhookRecord, told: WebhookEvent): Promise<void>;
  update(id: string, changes: WebhookChanges, told: WebhookEvent): Promise<void>;
  /** Keeps the same secrets of a webhook with another key: nothing changes for anybody. */
  rewriteSecrets(id: string, secrets: Pick<WebhookRecord, 'secret' | 'formerSecret'>): Promise<void>;
  /** Removes it with its deliveries. */
  remove(id: string, told: WebhookEvent): Promise<void>;
  /** Removes deliveries that are still to be made. */
  dropPending(webhook: string): Promise<void>;
  /** Tries failed deliveries of a webhook again: these, or all of them. Answers how many there were. */
  resend(webhook: string, deliveries: readonly string[] | undefined, time: string): Promise<number>;
}

/** A lease: who delivers, and a number that ascends as long as it lives. */
export interface Lease {
  readonly holder: string;
  readonly beat: number;
}

/** Webhooks and their deliveries outside of transactions of records. */
export interface WebhookStore {
  /** By creation. */
  list(): Promise<WebhookRecord[]>;
  deliveries(page: DeliveryPage): Promise<DeliveryRecord[]>;
  /** Deliveries that are still to be made, in the order of their changes. */
  open(webhook: string): Promise<DeliveryRecord[]>;
  /** Those of all webhooks that are tried again on demand. */
  resent(): Promise<DeliveryRecord[]>;
  /** Goes on from a place to the next and keeps what is to be delivered in between; `false` where somebody else went on from there. */
  advance(webhook: string, from: string, to: string, found: readonly DeliveryRecord[]): Promise<boolean>;
  /** Removes what was delivered. */
  recordDelivered(delivery: DeliveryRecord, time: string): Promise<void>;
  /** Keeps what came of an attempt, unless somebody else tried meanwhile. */
  noteAttempt(delivery: DeliveryRecord, attempt: DeliveryAttempt): Promise<void>;
  /** Notes what went wrong; one that is no longer enabled is stopped, of which the event tells. */
  trouble(webhook: string, changes: WebhookChanges, told?: WebhookEvent): Promise<void>;
  /** Removes failed deliveries that are older than a time, and the oldest beyond so many of a webhook. */
  removeFailed(webhook: string, before: string, most: number): Promise<void>;
  /** The lease on delivering. */
  lease(): Promise<Lease | undefined>;
  /** Takes or renews the lease where it is still as it was found; answers whether it was. */
  takeLease(found: Lease | undefined, next: Lease): Promise<boolean>;
}
