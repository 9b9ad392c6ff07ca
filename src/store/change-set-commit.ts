import type { SessionEnd } from '../../generated/types.js';
import { isDisabledLogin, loginCategory } from '../domain/access/user-categories.js';
import type { Author } from '../domain/storage/change-sets.js';
import { andThen, forEachSeries, type MaybePromise } from '../rpc/maybe-promise.js';
import type { ChangeSet, NotedChange } from './changes/change-set.js';
import { changesLeft, writeChangeSet } from './changes/change-set-writing.js';
import { countSchemaVersion } from './changes/schema-version.js';
import type { SqlSession } from './engines/connection.js';
import { insertEvents } from './statements/audit.js';

const person = 'C__OBJTYPE__PERSON';
// Indexes: sessions_person, primary keys of objects and entries.
const end = 'DELETE FROM sessions WHERE person = ?';
const loggedIn = 'SELECT DISTINCT person FROM sessions WHERE person IN (?*)';
const endRetyped = `${end} AND NOT EXISTS (SELECT 1 FROM objects WHERE id = ? AND type = '${person}')`;
const login = `SELECT title, status, "values" AS "values" FROM entries WHERE id = ?`;

interface LoginRow {
  readonly title: string;
  readonly status: string;
  readonly values: string;
}

/**
 * Ends a change set as `seal` does, and before that the sessions of persons of whom it changes whether, or by which name, they may log in: their
 * status, their type, or their login. It is asked of every change set, so that no way of changing leaves a session that is good again once the
 * person may log in again.
 */
export function commitChangeSet(
  session: SqlSession,
  noted: ChangeSet,
  author: Author,
  options?: { readonly isAwaited: boolean },
): MaybePromise<number | undefined> {
  const changes = changesLeft(noted);
  if (changes.length === 0) return undefined;
  const ended = changes.some(isAboutAccess) ? endSessionsAbout(session, changes.filter(isAboutAccess), author) : undefined;
  return andThen(ended, () =>
    andThen(writeChangeSet(session, changes, author, options), number =>
      changes.some(isDefinition) ? andThen(countSchemaVersion(session), () => number) : number,
    ),
  );
}

/** One statement where none of the objects has a session. */
function endSessionsAbout(session: SqlSession, about: readonly NotedChange[], author: Author): MaybePromise<void> {
  const objects = session.dialect.list(about.flatMap(({ object }) => object ?? []));
  return andThen(session.rows<{ readonly person: number }>(loggedIn, [objects]), found => {
    const persons = new Set(found.map(each => each.person));
    const changes = about.filter(({ object }) => object !== null && persons.has(object));
    return forEachSeries(changes, change => endSessionsOf(session, change, author));
  });
}

function isDefinition({ kind }: NotedChange): boolean {
  return kind === 'definition';
}

function isAboutAccess({ kind, action, category, former }: NotedChange): boolean {
  if (!former) return false;
  if (kind === 'object') return action !== 'edited' || former.own.type === person;
  return kind === 'entry' && category === loginCategory;
}

function endSessionsOf(session: SqlSession, change: NotedChange, author: Author): MaybePromise<void> {
  const { kind, action, object } = change;
  if (object === null) return;
  if (kind === 'object')
    return action === 'edited'
      ? endSessions(session, author, object, 'personChanged', endRetyped, [object, object])
      : endSessions(session, author, object, 'personChanged');
  return andThen(session.rows<LoginRow>(login, [change.subject]), ([now]) => {
    const cause = causeOf(change, now);
    return cause && endSessions(session, author, object, cause);
  });
}

/** Other values of a login, such as when it was used last, end no session. */
function causeOf({ former }: NotedChange, now: LoginRow | undefined): SessionEnd | undefined {
  if (!now) return 'loginPurged';
  if (now.title !== former?.own.title || now.status !== former.own.status) return 'loginChanged';
  const wasDisabled = isDisabledLogin(String(former.own.values));
  return isDisabledLogin(now.values) && !wasDisabled ? 'loginDisabled' : undefined;
}

function endSessions(
  session: SqlSession,
  { sessionsEnded }: Author,
  subject: number,
  cause: SessionEnd,
  text = end,
  values = [subject],
): MaybePromise<void> {
  return andThen(session.count(text, values), count =>
    count > 0 && sessionsEnded ? insertEvents(session, [sessionsEnded(subject, cause)(count)]) : undefined,
  );
}
