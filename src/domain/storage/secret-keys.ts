import type { EntryRecord } from './entries.js';

/**
 * Ids of the keys that secrets are encrypted with: none where they are kept as they are; the key that encrypts, and while it is being
 * changed the former one. Of a key that is being given up the id is the former one, after an empty one.
 */
export type SecretKeyIds = readonly string[];

/** Operations of a transaction on the keys of secrets. */
export interface SecretKeyRecords {
  /** The keys in use; none is added or removed until the transaction ends. */
  inUse(): Promise<SecretKeyIds>;
  /** `false` where other keys are in use than expected. */
  replace(expected: SecretKeyIds, next: SecretKeyIds): Promise<boolean>;
  /** Keeps the same values of an entry, in which secrets are encrypted with another key: its history does not change. */
  rewrite(entry: number, values: string): Promise<void>;
  /** Entries of these categories with ids beyond one, ascending, whatever their status. */
  entriesAfter(id: number, categories: readonly string[], limit: number): Promise<EntryRecord[]>;
}
