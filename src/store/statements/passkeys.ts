import type { AuditEntry } from '../../domain/storage/audit.js';
import type { PasskeyRecord, PasskeyRecords, PasskeyStore, PasskeyUse, UsedChallenge } from '../../domain/storage/passkeys.js';
import type { SqlSession } from '../engines/connection.js';
import type { Engine } from '../engines/engine.js';
import { insertEvents } from './audit.js';
import { Repository } from './repository.js';

const all = `SELECT id, person, public_key AS "publicKey", counter, transports, title, created, last_used AS "lastUsed"
  FROM passkeys`;
// Index: primary key of passkeys.
const one = `${all} WHERE id = ?`;
// Index: passkeys_person.
const ofPerson = `${all} WHERE person = ? ORDER BY created, id`;
const insert = `INSERT INTO passkeys (id, person, public_key, counter, transports, title, created)
  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`;
const rename = 'UPDATE passkeys SET title = ? WHERE id = ? AND person = ?';
const remove = 'DELETE FROM passkeys WHERE id = ? AND person = ?';
const use = 'UPDATE passkeys SET counter = ?, last_used = ? WHERE id = ? AND person = ? AND counter = ?';
// Index: used_challenges_expires.
const forget = 'DELETE FROM used_challenges WHERE expires <= ?';
const useChallenge = 'INSERT INTO used_challenges (digest, expires) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING';

type PasskeyRow = Omit<PasskeyRecord, 'counter'> & { readonly counter: number | string };

/** Passkeys of a database. */
export function passkeysIn(engine: Engine): PasskeyStore {
  return {
    async find(id) {
      const [found] = await engine.reading.rows<PasskeyRow>(one, [id]);
      return found && recordOf(found);
    },
    list: async person => (await engine.reading.rows<PasskeyRow>(ofPerson, [person])).map(recordOf),
  };
}

/** Passkeys within a transaction. */
export class PasskeyRows extends Repository implements PasskeyRecords {
  async list(person: number): Promise<PasskeyRecord[]> {
    return (await this.connection.whole.rows<PasskeyRow>(ofPerson, [person])).map(recordOf);
  }

  useChallenge(challenge: UsedChallenge, time: string): Promise<boolean> {
    return isChallengeUsed(this.writes, challenge, time);
  }

  async insert(passkey: PasskeyRecord, told: AuditEntry<'passkeyCreated'>): Promise<boolean> {
    const { id, person, publicKey, counter, transports, title, created } = passkey;
    const isNew = (await this.writes.count(insert, [id, person, publicKey, counter, transports, title, created])) === 1;
    if (isNew) await insertEvents(this.writes, [told]);
    return isNew;
  }

  async rename(person: number, id: string, title: string): Promise<boolean> {
    return (await this.writes.count(rename, [title, id, person])) === 1;
  }

  async remove(person: number, id: string, told: AuditEntry<'passkeyDeleted'>): Promise<boolean> {
    const isRemoved = (await this.writes.count(remove, [id, person])) === 1;
    if (isRemoved) await insertEvents(this.writes, [told]);
    return isRemoved;
  }
}

/** Uses a passkey of a person within a transaction; `false` where it was removed, used or its challenge was signed meanwhile. */
export async function isPasskeyUsed(
  session: Pick<SqlSession, 'count'>,
  person: number,
  { id, counter, previousCounter, challenge }: PasskeyUse,
  time: string,
): Promise<boolean> {
  if (!(await isChallengeUsed(session, challenge, time))) return false;
  return (await session.count(use, [counter, time, id, person, previousCounter])) === 1;
}

async function isChallengeUsed(
  session: Pick<SqlSession, 'count'>,
  { digest, expires }: UsedChallenge,
  time: string,
): Promise<boolean> {
  await session.count(forget, [time]);
  return (await session.count(useChallenge, [digest, expires])) === 1;
}

/** Counters have 32 bits without a sign, so their column is one of long integers, which PostgreSQL returns as texts. */
function recordOf({ counter, ...row }: PasskeyRow): PasskeyRecord {
  return { ...row, counter: Number(counter) };
}
