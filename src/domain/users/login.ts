import type { Store } from '../store.js';
import { digestOf } from './keys.js';
import { isPassword } from './passwords.js';
import { type User, userOf } from './users.js';

const failuresAtMost = 10;
const refusedFor = 15 * 60_000;
const mostRemembered = 10_000;
const longestPassword = 1024;

/** Failures in a row, and when the first of them was. */
interface Failures {
  readonly count: number;
  readonly since: number;
}

/** Knows users by what they send. */
export interface Logins {
  /** The user with this login and password; `undefined` for every reason. */
  byPassword(login: string, password: string): Promise<User | undefined>;
  /** The user whose session this is. */
  bySession(id: string): Promise<User | undefined>;
}

/** Logins over the users of a store. Whoever guesses ten times waits a quarter of an hour; who is known meanwhile is not kept out. */
export function loginsOver({ users, secret }: Store, now: () => Date): Logins {
  const failures = new Map<string, Failures>();
  /** Digests of logins and passwords that were right, with what was kept of them: the dear hash is worked out once. */
  const remembered = new Map<string, true>();

  const isRefused = (login: string): boolean => {
    const failed = failures.get(login);
    if (failed && now().getTime() - failed.since >= refusedFor) failures.delete(login);
    return (failures.get(login)?.count ?? 0) >= failuresAtMost;
  };

  /** Calls that send the same at the same time are one guess. */
  const guesses = new Map<string, Promise<boolean>>();

  const guess = async (login: string, password: string, kept: string | undefined): Promise<boolean> => {
    if (isRefused(login)) return false;
    const { count, since } = failures.get(login) ?? { count: 0, since: now().getTime() };
    put(failures, login, { count: count + 1, since });
    const isRight = await isPassword(password, kept);
    if (isRight) failures.delete(login);
    return isRight;
  };

  const isRight = async (login: string, password: string, kept: string | undefined): Promise<boolean> => {
    const digest = digestOf(JSON.stringify([login, password, kept]), secret);
    if (remembered.has(digest)) return true;
    const guessed = guesses.get(digest) ?? guess(login, password, kept).finally(() => guesses.delete(digest));
    guesses.set(digest, guessed);
    const right = await guessed;
    if (right) put(remembered, digest, true);
    return right;
  };

  return {
    async byPassword(login, password) {
      if (password.length > longestPassword) return undefined;
      const record = await users.withLogin(login);
      const right = await isRight(login, password, record?.password ?? undefined);
      return record && right ? userOf(record, 'password') : undefined;
    },
    async bySession(id) {
      const record = await users.withSession(digestOf(id, secret), now().toISOString());
      return record && userOf(record, 'session');
    },
  };
}

/** Of too many the oldest is forgotten. */
function put<Value>(map: Map<string, Value>, key: string, value: Value): void {
  const [oldest] = map.size >= mostRemembered ? map.keys() : [];
  if (oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}
