import { lastCatalogueChoice } from '../attributes/references.js';
import type { Author } from '../domain/storage/change-sets.js';
import type { Records } from '../domain/storage/records.js';
import { choiceItem, dialogItem, type Item, objectItem, type WriteSet } from '../domain/storage/write-set.js';
import { type Awaitable, after } from '../rpc/awaitable.js';
import { ChangeSet } from './changes/change-set.js';
import { seal } from './changes/sealing.js';
import type { SqlSession } from './engines/connection.js';
import type { Engine } from './engines/engine.js';
import { SqlRecords } from './statements/records.js';

/** Runs work on records in a transaction, and writes its change set at the end. */
export function recordTransaction<T>(
  engine: Engine,
  author: Author,
  work: (records: Records) => Awaitable<T>,
  seenBy: (session: SqlSession) => SqlSession = session => session,
): Promise<T> {
  // A member that is set later: the engine keeps the function of a getter among the old objects, with the call and its request.
  const written: { writeSet: WriteSet } = { writeSet: undefined };
  return engine.run(session => {
    const changes = new ChangeSet();
    return after(work(new SqlRecords(seenBy(session), changes)), result =>
      after(seal(session, changes, author, { isAwaited: false }), () => {
        written.writeSet = writeSetOf(changes);
        return result;
      }),
    );
  }, written);
}

/** The write set of a transaction, from its change set: an entry is a part of its object. */
function writeSetOf({ changes }: ChangeSet): WriteSet {
  const items = new Set<Item>();
  for (const { kind, subject, object, name } of changes) {
    if (object !== null) items.add(objectItem(object));
    if (kind !== 'choice') continue;
    if (name === null) return undefined;
    items.add(choiceItem(Number(subject) + lastCatalogueChoice)).add(dialogItem(name));
  }
  return items;
}
