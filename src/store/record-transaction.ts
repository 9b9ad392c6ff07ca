import { lastCatalogueChoice } from '../attributes/references.js';
import type { Author } from '../domain/storage/change-sets.js';
import type { Records } from '../domain/storage/records.js';
import { choiceItem, dialogItem, type Item, objectItem, type WrittenItems } from '../domain/storage/write-set.js';
import { andThen, type MaybePromise } from '../rpc/maybe-promise.js';
import { commitChangeSet } from './change-set-commit.js';
import { ChangeSet } from './changes/change-set.js';
import type { SqlSession } from './engines/connection.js';
import type { Engine } from './engines/engine.js';
import { SqlRecords } from './statements/records.js';

/** Runs work on records in a transaction, and writes its change set at the end. */
export function recordTransaction<T>(
  engine: Engine,
  author: Author,
  work: (records: Records) => MaybePromise<T>,
  seenBy?: (session: SqlSession) => SqlSession,
): Promise<T> {
  // A member that is set later: the engine keeps the function of a getter among the old objects, with the call and its request.
  const written: { items: WrittenItems } = { items: undefined };
  return engine.run(session => {
    const changes = new ChangeSet();
    return andThen(work(new SqlRecords(seenBy ? seenBy(session) : session, changes)), result =>
      andThen(commitChangeSet(session, changes, author, { isAwaited: false }), () => {
        written.items = itemsOf(changes);
        return result;
      }),
    );
  }, written);
}

/** The items of a change set: an entry is a part of its object. Everything depends on definitions. */
function itemsOf({ changes }: ChangeSet): WrittenItems {
  const items: Item[] = [];
  for (const { kind, subject, object, name } of changes) {
    if (kind === 'definition') return undefined;
    if (object !== null) items.push(objectItem(object));
    if (kind !== 'choice') continue;
    if (name === null) return undefined;
    items.push(choiceItem(Number(subject) + lastCatalogueChoice), dialogItem(name));
  }
  return items;
}
