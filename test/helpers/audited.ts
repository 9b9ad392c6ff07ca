import { type Asking, auditEntry } from '../../src/domain/audit.js';
import type { KeyEvents, KeyRecord, KeyStore, KeyUse } from '../../src/domain/storage/keys.js';
import { keyCreated } from '../../src/domain/users/key-events.js';

/** The author of what tests do past the service. */
export const somebody: Asking = { key: 'k1', method: 'test', now: () => new Date('2026-10-20T09:00:00.000Z') };

/** Keeps a key as if somebody had made it. */
export function insertKey(keys: Pick<KeyStore, 'insert'>, key: KeyRecord): Promise<void> {
  return keys.insert(key, keyCreated(somebody, key));
}

/** The events of a key that is revoked. */
export function revocation(id: string): KeyEvents {
  return [auditEntry(somebody, 'keyRevoked', { subjectKey: id }, {})];
}

/** Uses of keys at these moments. */
export function usesAt(moments: Readonly<Record<string, string>>): readonly KeyUse[] {
  return Object.entries(moments).map(([id, last]) => {
    return { id, time: last, firstUse: auditEntry(somebody, 'keyFirstUsed', { subjectKey: id }, {}) };
  });
}
