import type { AuditEntry } from './audit.js';

/** A key as it is kept: never its text. Times are ISO 8601 in UTC. */
export interface KeyRecord {
  readonly id: string;
  /** HMAC-SHA-256 of the key's text, in hexadecimal. */
  readonly digest: string;
  readonly title: string;
  readonly created: string;
  readonly expires: string | null;
  readonly revoked: string | null;
  readonly lastUsed: string | null;
  /** A JSON text of grants; `null` is every right. */
  readonly rights: string | null;
  /** A JSON text of the address ranges it may be used from; `null` is everywhere. */
  readonly addresses: string | null;
  /** Id of the key that a rotation put in its place. */
  readonly supersededBy: string | null;
}

/** Columns of a key that may change after its creation. */
export type KeyChanges = Partial<Pick<KeyRecord, 'title' | 'expires' | 'revoked' | 'rights' | 'addresses' | 'supersededBy'>>;

/** Events that tell of a change of a key: one at least. */
export type KeyEvents = readonly [KeyEvent, ...KeyEvent[]];
type KeyEvent = AuditEntry<'keyChanged' | 'keyRenewed' | 'keyRevoked'>;

/** When a key was last used, and the event of its first use, which is written where it is that. */
export interface KeyUse {
  readonly id: string;
  readonly time: string;
  readonly firstUse: AuditEntry<'keyFirstUsed'>;
}

/** Which keys a list has, ascending by creation. */
export interface KeyPage {
  readonly limit: number;
  readonly offset: number;
}

/** The keys of the service. */
export interface KeyStore {
  find(id: string): KeyRecord | undefined | Promise<KeyRecord | undefined>;
  /** Every key where no page is named. */
  list(page?: KeyPage): Promise<KeyRecord[]>;
  insert(key: KeyRecord, told: AuditEntry<'keyCreated'>): Promise<void>;
  /** Keeps when these were last used; what is kept already and later stays. */
  touch(uses: readonly KeyUse[]): Promise<void>;
  /** From then on keys are found as they are committed. */
  refresh(): Promise<void>;
}

/** Keys in a transaction. */
export interface KeyRecords {
  /** Keeps other transactions that ask for this from changing keys until this one ends. */
  lock(): Promise<void>;
  find(id: string): Promise<KeyRecord | undefined>;
  /** Keys beside this one that are neither revoked nor expired at this time and may administer something. */
  administering(except: string, time: string): Promise<KeyRecord[]>;
  insert(key: KeyRecord, told: AuditEntry<'keyCreated'>): Promise<void>;
  update(id: string, changes: KeyChanges, told: KeyEvents): Promise<void>;
}
