import { randomBytes } from 'node:crypto';
import { isoTime } from '../../attributes/times.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { User } from '../access/user.js';
import { type Asking, auditEntry, auditSessionsEnded } from '../audit.js';
import type { DomainContext } from '../context.js';
import type { ProviderSignIn } from '../storage/identity.js';
import type { PasskeyUse } from '../storage/passkeys.js';
import type { OwnSession } from '../storage/users.js';
import { digestOf } from './keys.js';

const characters = 26;
const form = /^[0-9a-z]{26}$/;
const minute = 60_000;

/** The sign-in at a provider that opens the session with this digest, which its tokens are bound to. */
export type ProviderTokens = (digest: string) => ProviderSignIn;

/** Ways to open a session beside a password. */
export interface SessionWay {
  readonly signIn?: ProviderTokens;
  readonly passkey?: PasskeyUse;
}

type SessionContext = Asking & Pick<DomainContext, 'store'>;

/** Whether a text looks like the id of a session. */
export function isSessionId(text: string): boolean {
  return form.test(text);
}

/**
 * Opens a session of a person and answers its id, which is kept nowhere. It ends after its minutes, when it is closed, when the
 * password changes, or when the person may no longer log in; of a person's sessions the oldest end where there are too many.
 * @throws RpcError SecondFactorRequired where a second factor was set up meanwhile and was not used, or the passkey was removed or used otherwise
 */
export async function openSession(
  context: SessionContext,
  { id: person, login }: Pick<User, 'id' | 'login'>,
  minutes: number,
  isFactorUsed = false,
  { signIn, passkey }: SessionWay = {},
): Promise<string> {
  const { users, secret } = context.store;
  const now = context.now();
  const id = newId();
  const expires = new Date(now.getTime() + minutes * minute);
  const digest = digestOf(id, secret);
  const address = context.origin?.address || null;
  const opened = { digest, person, created: now.toISOString(), expires: expires.toISOString(), address };
  const session = { ...opened, passkey, signIn: signIn?.(digest) };
  const means = signIn ? 'provider' : passkey ? 'passkey' : 'session';
  const details = { means, expires: session.expires } as const;
  const told = auditEntry({ ...context, user: { id: person } }, 'loggedIn', { subjectObject: person }, details);
  const isOpen = await users.openSession(session, isFactorUsed, told, auditSessionsEnded(context, person, 'tooMany'));
  if (!isOpen) throw new RpcError('SecondFactorRequired', { login });
  return id;
}

/** The open sessions of a person, the newest first. */
export function ownSessions(context: SessionContext, { id }: Pick<User, 'id'>): Promise<OwnSession[]> {
  return context.store.users.sessionsOf(id, isoTime(context.now()));
}

/**
 * Ends one session of a person, which has this digest.
 * @throws RpcError InvalidParameters where the person has no such session
 */
export async function closeOwnSession(context: SessionContext, user: Pick<User, 'id'>, digest: string): Promise<void> {
  const isOwn = (await ownSessions(context, user)).some(session => session.digest === digest);
  const told = auditEntry(context, 'loggedOut', { subjectObject: user.id }, {});
  if (!isOwn || !(await context.store.users.closeSession(digest, told)))
    throw invalidParameter('id', text('ThereIsNoSession', { id: digest }));
}

/** Ends a session; `false` where there is none. */
export function closeSession(context: SessionContext, id: string): Promise<boolean> {
  const { users, secret } = context.store;
  const told = auditEntry(context, 'loggedOut', { subjectObject: context.user?.id }, {});
  return users.closeSession(digestOf(id, secret), told);
}

/** 134 random bits, written as existing clients expect them. */
function newId(): string {
  const number = BigInt(`0x${randomBytes(32).toString('hex')}`);
  return number.toString(36).padStart(characters, '0').slice(-characters);
}
