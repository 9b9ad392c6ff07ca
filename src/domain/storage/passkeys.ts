import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { AuditEntry } from './audit.js';

/** A passkey as it is stored: its public key alone, in COSE and base64url. Times are ISO 8601 in UTC. */
export interface PasskeyRecord {
  /** The credential id that the authenticator chose, in base64url. */
  readonly id: string;
  readonly person: number;
  readonly publicKey: string;
  /** The signature counter of the last use; 0 for authenticators that count nothing. */
  readonly counter: number;
  /** How browsers reach the authenticator, a JSON text. */
  readonly transports: string;
  readonly title: string;
  readonly created: string;
  /** `null` until it signs somebody in. */
  readonly lastUsed: string | null;
}

/** A challenge that was signed, by its digest, with the moment from which nobody accepts it anyway. */
export interface UsedChallenge {
  readonly digest: string;
  readonly expires: string;
}

/** A use of a passkey: it counts if the counter is still the one that was read, and the challenge was not used. */
export interface PasskeyUse extends Pick<PasskeyRecord, 'id' | 'counter'> {
  readonly previousCounter: number;
  readonly challenge: UsedChallenge;
}

/** Passkeys outside of transactions. */
export interface PasskeyStore {
  find(id: string): Promise<PasskeyRecord | undefined>;
  /** The passkeys of a person, the oldest first. */
  list(person: number): Promise<PasskeyRecord[]>;
}

/** Passkeys within a transaction. */
export interface PasskeyRecords {
  list(person: number): MaybePromise<PasskeyRecord[]>;
  /** Marks a challenge as used and forgets those that are over; `false` where it was used before. `time` is now. */
  useChallenge(challenge: UsedChallenge, time: string): Promise<boolean>;
  /** Stores a passkey; `false` where there is one with its id. */
  insert(passkey: PasskeyRecord, told: AuditEntry<'passkeyCreated'>): Promise<boolean>;
  /** `false` where the person has no such passkey. */
  rename(person: number, id: string, title: string): Promise<boolean>;
  /** `false` where the person has no such passkey. */
  remove(person: number, id: string, told: AuditEntry<'passkeyDeleted'>): Promise<boolean>;
}
