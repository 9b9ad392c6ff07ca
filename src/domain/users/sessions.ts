import { randomBytes } from 'node:crypto';
import { type Asking, audited, auditedEnd } from '../audit.js';
import type { DomainContext } from '../context.js';
import { digestOf } from './keys.js';

const characters = 26;
const form = /^[0-9a-z]{26}$/;
const minute = 60_000;

type SessionContext = Asking & Pick<DomainContext, 'store'>;

/** Whether a text looks like the id of a session. */
export function isSessionId(text: string): boolean {
  return form.test(text);
}

/**
 * Opens a session of a person and answers its id, which is kept nowhere. It ends after its minutes, when it is closed, when the
 * password changes, or when the person may no longer log in; of a person's sessions the oldest end where there are too many.
 */
export async function openSession(context: SessionContext, person: number, minutes: number): Promise<string> {
  const { users, secret } = context.store;
  const now = context.now();
  const id = newId();
  const expires = new Date(now.getTime() + minutes * minute);
  const session = { digest: digestOf(id, secret), person, created: now.toISOString(), expires: expires.toISOString() };
  const details = { means: 'session', expires: session.expires } as const;
  const told = audited({ ...context, user: { id: person } }, 'loggedIn', { subjectObject: person }, details);
  await users.openSession(session, told, auditedEnd(context, person, 'tooMany'));
  return id;
}

/** Ends a session; `false` where there is none. */
export function closeSession(context: SessionContext, id: string): Promise<boolean> {
  const { users, secret } = context.store;
  const told = audited(context, 'loggedOut', { subjectObject: context.user?.id }, {});
  return users.closeSession(digestOf(id, secret), told);
}

/** 134 random bits, written as existing clients expect them. */
function newId(): string {
  const number = BigInt(`0x${randomBytes(32).toString('hex')}`);
  return number.toString(36).padStart(characters, '0').slice(-characters);
}
