import type { AuditEventName } from '../../../generated/types.js';
import type { DetailsOf } from './audit-events.js';

/** By whom, when and from where something was done. Titles are those of the moment it is written. */
export interface AuditAuthor {
  /** ISO 8601 in UTC. */
  readonly time: string;
  /** The method or command. */
  readonly method: string;
  /** Id of the key. */
  readonly key: string | null;
  /** Id of the person. */
  readonly user: number | null;
  readonly address: string | null;
}

/** Id of the key, or of the person or person group, that an event is about; neither is the service. */
export interface AuditSubject {
  readonly subjectKey?: string | undefined;
  readonly subjectObject?: number | undefined;
}

/** An event that is to be written: its details are those of its name. */
export type AuditEntry<Name extends AuditEventName = AuditEventName> = Name extends AuditEventName
  ? AuditAuthor & AuditSubject & { readonly event: Name; readonly details: DetailsOf<Name> }
  : never;

/** The event that sessions were ended, once it is known how many there were. */
export type SessionsEnded = (sessions: number) => AuditEntry<'sessionsEnded'>;

/** An event as it is kept. */
export interface AuditRecord extends AuditAuthor {
  readonly number: number;
  readonly event: AuditEventName;
  readonly keyTitle: string | null;
  readonly userTitle: string | null;
  readonly subjectKey: string | null;
  readonly subjectObject: number | null;
  readonly subjectTitle: string | null;
  /** A JSON text without secrets. */
  readonly details: string;
}

/** Where a page of the audit ended. */
export type AuditPosition = Pick<AuditRecord, 'time' | 'number'>;

/** Which events are read, in the order of their times; those between both times, both included. */
export interface AuditQuery {
  readonly event?: AuditEventName | undefined;
  /** The key that did it, or that it is about. */
  readonly key?: string | undefined;
  /** The person who did it, or whom it is about. */
  readonly user?: number | undefined;
  /** ISO 8601 in UTC. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly descending: boolean;
  readonly after?: AuditPosition | undefined;
  readonly limit: number;
}

/** The end of the audit. */
export interface LatestEvents {
  /** The number of the last event; 0 where there is none. */
  readonly last: number;
  readonly hasTakenAccess: boolean;
}

/** The audit outside of transactions of records. */
export interface AuditStore {
  read(query: AuditQuery): Promise<readonly AuditRecord[]>;
  /** The last event, and whether one after a number takes access away. One statement. */
  latest(after: number): Promise<LatestEvents>;
  /** Writes what no transaction of records tells. */
  add(entries: readonly AuditEntry[]): Promise<void>;
}

/** The audit in a transaction: what it tells is committed with what it is about. */
export interface AuditWrites {
  add(entries: readonly AuditEntry[]): Promise<void>;
}
