import type { Grant } from '../../src/domain/access/rights.js';
import { auditEntry, auditGrantsChanged, auditSessionsEnded } from '../../src/domain/audit.js';
import type { Store } from '../../src/domain/storage/store.js';
import { digestOf } from '../../src/domain/users/keys.js';
import { openSession } from '../../src/domain/users/sessions.js';
import { somebody } from './audited.js';
import { author } from './author.js';
import { cheapHashing } from './cheap-hashing.js';
import type { TestService } from './service.js';
import { someEntry, someObject } from './stores.js';

export const password = 'correct horse battery staple';
const hashes = new Map<string, Promise<string>>();

/** A person who logs in with the password of the tests or another one, and what is granted to them; answers their id. */
export async function withUser(store: Store, login: string, grants: readonly Grant[] = [], text = password): Promise<number> {
  const hashing = hashes.get(text) ?? cheapHashing().hashOf(text);
  hashes.set(text, hashing);
  const hash = await hashing;
  const person = await store.transaction(author, async records => {
    const [id = 0] = await records.nextIds('objects', 1);
    const [entry = 0] = await records.nextIds('entries', 1);
    await records.objects.insert(someObject(id, { type: 'C__OBJTYPE__PERSON', title: `Person ${login}` }));
    const fields = { category: 'C__CATS__PERSON_LOGIN', title: login, single: true, values: JSON.stringify({ title: login }) };
    await records.entries.insert([someEntry(entry, id, fields)]);
    await records.passwords.keepLogin(entry, login);
    await records.passwords.set(entry, hash, auditEntry(somebody, 'passwordSet', { subjectObject: id }, {}));
    return id;
  });
  await grantTo(store, person, grants);
  return person;
}

/** The password of a person has to be changed before anything else. */
export async function passwordExpired(store: Store, login: string): Promise<void> {
  const person = await store.users.personWithLogin(login);
  const asked = { object: person ?? 0, category: 'C__CATS__PERSON_LOGIN', statuses: ['normal'], limit: 1, offset: 0 } as const;
  const [entry] = (await store.reads.entries.list(asked)) ?? [];
  await store.transaction(author, ({ passwords }) => passwords.expire(entry?.id ?? 0));
}

/** Grants this, and no more, to a person or a person group. */
export function grantTo(store: Store, to: number, grants: readonly Grant[]): Promise<void> {
  return store.transaction(author, ({ access }) =>
    access.grant(to, JSON.stringify(grants), auditGrantsChanged(somebody, to, [], grants)),
  );
}

/** Headers of a user who sends their password with every request. */
export function byPassword(login: string, text = password): Readonly<Record<string, string>> {
  return { 'X-RPC-Auth-Username': login, 'X-RPC-Auth-Password': text };
}

/** Headers of a user who has logged in. */
export async function bySession(
  store: Store,
  person: number,
  now: Date,
  minutes = 60,
): Promise<Readonly<Record<string, string>>> {
  return { 'X-RPC-Auth-Session': await openSession({ ...somebody, store, now: () => now }, { id: person, login: '' }, minutes) };
}

/** Fingerprint of the session that `withOtherSession` opens. */
export const otherSession = 'f'.repeat(64);

/** Opens another session of a user, unless it is open; headers of one more. */
export async function withOtherSession(service: TestService, login: string): Promise<Readonly<Record<string, string>>> {
  await openOnce(service, login, otherSession);
  return sessionOf(service, login);
}

/** Headers of the same session of a user at each call. */
export async function lastingSession(service: TestService, login: string): Promise<Readonly<Record<string, string>>> {
  const session = 'a'.repeat(26);
  await openOnce(service, login, digestOf(session, service.store.secret));
  return { 'X-RPC-Auth-Session': session };
}

async function openOnce({ store, clock }: TestService, login: string, digest: string): Promise<void> {
  const person = (await store.users.personWithLogin(login)) ?? 0;
  // Later than those of the same moment: of too many the oldest end.
  const [created, expires] = [1000, 3_600_000].map(ms => new Date(clock.now().getTime() + ms).toISOString()) as [string, string];
  if ((await store.users.sessionsOf(person, created)).some(session => session.digest === digest)) return;
  const told = auditEntry(somebody, 'loggedIn', { subjectObject: person }, { means: 'session', expires });
  const session = { digest, person, created, expires, address: null };
  await store.users.openSession(session, true, told, auditSessionsEnded(somebody, person, 'tooMany'));
}

/** Headers of a session of a user who is known by their login. */
export async function sessionOf({ store, clock }: TestService, login: string): Promise<Readonly<Record<string, string>>> {
  const user = await store.users.withLogin(login);
  if (!user) throw new Error(`There is no user ${login}`);
  return bySession(store, user.person, clock.now());
}
