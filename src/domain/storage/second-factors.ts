import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { AuditEntry } from './audit.js';

/** The second factor of a person as it is stored: secrets encrypted, recovery codes as digests. */
export interface SecondFactorRecord {
  readonly person: number;
  /** The secret that codes are computed with; `null` until a code of the proposed one has confirmed it. */
  readonly secret: string | null;
  /** A secret that no code has confirmed yet. */
  readonly proposed: string | null;
  /** The last time step (RFC 6238) whose code was used: no code works twice. */
  readonly step: number;
  /** Digests of the recovery codes that are left, a JSON text. */
  readonly recovery: string;
}

/** A confirmed second factor, with the secret that was proposed. */
export type ConfirmedFactor = Pick<SecondFactorRecord, 'person' | 'step' | 'recovery'> & { readonly proposed: string };

/** Second factors outside of transactions. One statement each; a code that is used at the same time works for one caller alone. */
export interface SecondFactorStore {
  find(person: number): Promise<SecondFactorRecord | undefined>;
  /** Uses up the codes until this time step; `false` where they were used. */
  useStep(person: number, step: number): Promise<boolean>;
  /** Replaces the digests of the recovery codes; `false` where they are others by now. */
  useRecoveryCode(record: SecondFactorRecord, left: string, told: AuditEntry<'recoveryCodeUsed'>): Promise<boolean>;
}

/** Second factors within a transaction. */
export interface SecondFactorRecords {
  /** Keeps other transactions that ask for this from writing secrets until this one ends. */
  lock(): Promise<void>;
  list(): MaybePromise<SecondFactorRecord[]>;
  /** Stores a secret beside the one that is used until it is confirmed. */
  propose(person: number, proposed: string): MaybePromise<void>;
  /** Uses the proposed secret from now on; `false` where another was proposed meanwhile. */
  confirm(factor: ConfirmedFactor, told: AuditEntry<'secondFactorSet'>): Promise<boolean>;
  remove(person: number, told: AuditEntry<'secondFactorRemoved'>): Promise<void>;
  /** Stores the same secrets with another key. */
  rewriteSecrets(person: number, secrets: Pick<SecondFactorRecord, 'secret' | 'proposed'>): MaybePromise<void>;
}
