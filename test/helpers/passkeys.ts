import { auditEntry } from '../../src/domain/audit.js';
import { userHandleOf } from '../../src/domain/passkeys/passkeys.js';
import type { Store } from '../../src/domain/storage/store.js';
import { somebody } from './audited.js';
import { Authenticator, type Otherwise, type PasskeyOptions, publicUrl } from './authenticator.js';
import { author } from './author.js';
import { resultOf } from './rpc.js';
import { called } from './second-factors.js';
import type { TestService } from './service.js';
import { password, sessionOf } from './users.js';

/** Settings with which a service has passkeys. */
export const withPasskeys = { KATASTER_PUBLIC_URL: publicUrl };

type Headers = Readonly<Record<string, string>>;

/** Adds a passkey of the user of a session by calls. */
export async function addPasskey(
  service: TestService,
  session: Headers,
  authenticator = new Authenticator(),
  title = 'Laptop',
): Promise<Authenticator> {
  const options = await askedFor(service, session);
  await resultOf(called(service, 'kataster.passkey.confirm', { title, ...authenticator.attest(options) }, session));
  return authenticator;
}

/** Gives a person the passkey of an authenticator, as a call would have. */
export async function insertPasskey(store: Store, person: number, authenticator = new Authenticator()): Promise<void> {
  const { id, publicKey } = authenticator;
  authenticator.userHandle = userHandleOf(person, store);
  const stored = { id, person, publicKey: publicKey.toString('base64url'), counter: 0, transports: '["internal"]' };
  const passkey = { ...stored, title: 'Laptop', created: '2026-11-20T20:01:07.000Z', lastUsed: null };
  const told = auditEntry(somebody, 'passkeyCreated', { subjectObject: person }, {});
  await store.transaction(author, ({ passkeys }) => passkeys.insert(passkey, told));
}

/** The status and the body of an attempt to sign in. */
export interface PasskeyAnswer {
  readonly status: number;
  readonly body: { readonly session?: string; readonly name?: string; readonly message?: string };
}

/** Options with which a page asks an authenticator. */
export async function askedBy({ url }: Pick<TestService, 'url'>): Promise<PasskeyOptions> {
  return (await fetch(`${url}/sign-in/session/passkey`)).json() as Promise<PasskeyOptions>;
}

/** Sends the signature of an authenticator. */
export async function sendSigned({ url }: Pick<TestService, 'url'>, body: object, headers: Headers = {}): Promise<PasskeyAnswer> {
  const answer = await fetch(`${url}/sign-in/session/passkey`, { method: 'POST', body: JSON.stringify(body), headers });
  return { status: answer.status, body: (await answer.json()) as PasskeyAnswer['body'] };
}

/** Signs in with a passkey. */
export async function signInWith(
  service: TestService,
  authenticator: Authenticator,
  otherwise: Otherwise = {},
): Promise<PasskeyAnswer> {
  return sendSigned(service, authenticator.assert(await askedBy(service), otherwise));
}

/** Options for a new passkey of the user of a session. */
export function askedFor(service: TestService, session: Headers): Promise<PasskeyOptions> {
  return resultOf<PasskeyOptions>(called(service, 'kataster.passkey.create', { password }, session));
}

/** Removes the passkeys of a user; headers of a session. */
export async function withoutPasskeys(service: TestService, login: string): Promise<Headers> {
  const { store } = service;
  const person = (await store.users.personWithLogin(login)) ?? 0;
  await store.transaction(author, async ({ passkeys }) => {
    const told = auditEntry(somebody, 'passkeyDeleted', { subjectObject: person }, {});
    for (const { id } of await passkeys.list(person)) await passkeys.remove(person, id, told);
  });
  return sessionOf(service, login);
}

/** Gives a user the one example of a passkey; headers of a session. */
export async function withPasskey(service: TestService, login: string): Promise<Headers> {
  const headers = await withoutPasskeys(service, login);
  await insertPasskey(service.store, (await service.store.users.personWithLogin(login)) ?? 0);
  return headers;
}
