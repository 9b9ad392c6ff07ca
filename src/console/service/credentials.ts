import { signal } from '@preact/signals';
import { keepInTab, ofTab } from './tab-storage.js';

/** How calls say who asks. They live in memory and in the session storage of the tab, never in cookies, so no other site can use them. */
export interface Credentials {
  readonly key?: string | undefined;
  readonly session?: string | undefined;
  /** The provider that signed the person in, where one did. */
  readonly provider?: string | undefined;
  /** Present where a passkey signed the person in. */
  readonly passkey?: true;
  /** Name of the person, or title of the key. */
  readonly name: string;
  /** The id of the person; absent where a key says who asks. */
  readonly person?: string | undefined;
}

const storedAs = 'credentials';

/** Credentials of the calls; undefined before signing in. */
export const credentials = signal<Credentials | undefined>(ofTab<Credentials>(storedAs));

/** Whether the service no longer accepts the credentials: the page stays, and asks to sign in again. */
export const isExpired = signal(false);

/** Uses these credentials from now on. */
export function signIn(given: Credentials): void {
  keepInTab(storedAs, given);
  isExpired.value = false;
  credentials.value = given;
}

/** Forgets the credentials. */
export function signOut(): void {
  keepInTab(storedAs, undefined);
  isExpired.value = false;
  credentials.value = undefined;
}

/** Headers that carry a session. */
export function sessionHeaders({ session }: Pick<Credentials, 'session'>): Readonly<Record<string, string>> {
  return session === undefined ? {} : { 'X-RPC-Auth-Session': session };
}
