import type { Author } from '../domain/storage/change-sets.js';
import type { Records } from '../domain/storage/records.js';
import { ChangeSet } from './changes/change-set.js';
import { seal } from './changes/sealing.js';
import type { SqlSession } from './engines/connection.js';
import type { Engine } from './engines/engine.js';
import { SqlRecords } from './statements/records.js';

/** Runs work on records in a transaction, and writes its change set at the end. */
export function recordTransaction<T>(
  engine: Engine,
  author: Author,
  work: (records: Records) => Promise<T>,
  seenBy: (session: SqlSession) => SqlSession = session => session,
): Promise<T> {
  return engine.run(async session => {
    const changes = new ChangeSet();
    const result = await work(new SqlRecords(seenBy(session), changes));
    await seal(session, changes, author);
    return result;
  });
}
