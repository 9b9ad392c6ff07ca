import { randomBytes } from 'node:crypto';
import type { Store } from '../storage/store.js';
import { digestOf } from './keys.js';

const characters = 26;
const form = /^[0-9a-z]{26}$/;
const minute = 60_000;

/** Whether a text looks like the id of a session. */
export function isSessionId(text: string): boolean {
  return form.test(text);
}

/**
 * Opens a session of a person and answers its id, which is kept nowhere. It ends after its minutes, when it is closed, when the
 * password changes, or when the person may no longer log in; of a person's sessions the oldest end where there are too many.
 */
export async function openSession({ users, secret }: Store, person: number, minutes: number, now: Date): Promise<string> {
  const id = newId();
  const expires = new Date(now.getTime() + minutes * minute);
  await users.openSession({ digest: digestOf(id, secret), person, created: now.toISOString(), expires: expires.toISOString() });
  return id;
}

/** Ends a session; `false` where there is none. */
export function closeSession({ users, secret }: Store, id: string): Promise<boolean> {
  return users.closeSession(digestOf(id, secret));
}

/** 134 random bits, written as existing clients expect them. */
function newId(): string {
  const number = BigInt(`0x${randomBytes(32).toString('hex')}`);
  return number.toString(36).padStart(characters, '0').slice(-characters);
}
