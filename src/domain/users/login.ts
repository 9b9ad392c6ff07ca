import type { Store } from '../storage/store.js';
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
  const passwords = new KnownPasswords(secret, new Guesses(now));
  return {
    async byPassword(login, password) {
      if (password.length > longestPassword) return undefined;
      const record = await users.withLogin(login);
      const right = await passwords.isRight(login, password, record?.password ?? undefined);
      return record && right ? userOf(record, 'password') : undefined;
    },
    async bySession(id) {
      const record = await users.withSession(digestOf(id, secret), now().toISOString());
      return record && userOf(record, 'session');
    },
  };
}

/** Digests of logins and passwords that were right, with what was kept of them: the dear hash is worked out once. */
class KnownPasswords {
  private readonly remembered = new Map<string, true>();
  /** Calls that send the same at the same time are one guess. */
  private readonly guessing = new Map<string, Promise<boolean>>();
  private readonly secret: string;
  private readonly guesses: Guesses;

  constructor(secret: string, guesses: Guesses) {
    this.secret = secret;
    this.guesses = guesses;
  }

  async isRight(login: string, password: string, kept: string | undefined): Promise<boolean> {
    const digest = digestOf(JSON.stringify([login, password, kept]), this.secret);
    if (this.remembered.has(digest)) return true;
    const guess =
      this.guessing.get(digest) ?? this.guesses.guess(login, password, kept).finally(() => this.guessing.delete(digest));
    this.guessing.set(digest, guess);
    const right = await guess;
    if (right) put(this.remembered, digest, true);
    return right;
  }
}

/** Counts wrong guesses in a row of each login. */
class Guesses {
  private readonly failures = new Map<string, Failures>();
  private readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  async guess(login: string, password: string, kept: string | undefined): Promise<boolean> {
    if (this.isRefused(login)) return false;
    const { count, since } = this.failures.get(login) ?? { count: 0, since: this.now().getTime() };
    put(this.failures, login, { count: count + 1, since });
    const isRight = await isPassword(password, kept);
    if (isRight) this.failures.delete(login);
    return isRight;
  }

  private isRefused(login: string): boolean {
    const failed = this.failures.get(login);
    if (failed && this.now().getTime() - failed.since >= refusedFor) this.failures.delete(login);
    return (this.failures.get(login)?.count ?? 0) >= failuresAtMost;
  }
}

/** Of too many the oldest is forgotten. */
function put<Value>(map: Map<string, Value>, key: string, value: Value): void {
  const [oldest] = map.size >= mostRemembered ? map.keys() : [];
  if (oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}
