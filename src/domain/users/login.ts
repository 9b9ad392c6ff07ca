import { RpcError } from '../../rpc/rpc-error.js';
import { type User, userOf } from '../access/user.js';
import type { CallOrigin } from '../context.js';
import type { PasswordHashing } from '../secrets/password-hashing.js';
import type { Store } from '../storage/store.js';
import type { UserRecord } from '../storage/users.js';
import type { Guesses, GuessOutcome, RequestOrigin } from './guesses.js';
import { digestOf } from './keys.js';
import type { NoteRejection, RejectionReason } from './rejections.js';

const mostRemembered = 10_000;
const longestPassword = 1024;
/** Name under which guesses of unknown logins are counted. A person has a number. */
const nobody = 'nobody';

/** Knows users by what they send. */
export interface Logins {
  /**
   * The user with this login and password; `undefined` where there is none, the password is wrong, or the login is locked.
   * @throws RpcError AuthenticationFailed where too many guesses came from there, Busy
   */
  byPassword(login: string, password: string, origin: RequestOrigin): Promise<User | undefined>;
  /** The user whose session this is. */
  bySession(id: string, origin: RequestOrigin): Promise<User | undefined>;
}

/** Dependencies of logins. */
export interface LoginParts {
  readonly store: Pick<Store, 'users' | 'secret'>;
  readonly hashing: PasswordHashing;
  readonly guesses: Guesses;
  readonly rejected: NoteRejection;
  now(): Date;
}

/** Logins over the users of a store. */
export function loginsOver({ store, hashing, guesses, rejected, now }: LoginParts): Logins {
  const { users, secret } = store;
  const known = new KnownPasswords(secret, hashing, guesses);
  return {
    async byPassword(login, password, origin) {
      const record = await users.withLogin(login);
      const outcome = password.length > longestPassword ? 'wrong' : await known.check({ login, password, record, origin });
      if (record && outcome === 'right') return userOf(record);
      rejected(reasonOf(outcome, record), { ...origin, login, person: record?.person });
      if (outcome === 'throttled') throw throttled;
      return undefined;
    },
    async bySession(id, origin) {
      const digest = digestOf(id, secret);
      const record = await users.withSession(digest, now().toISOString());
      if (!record) rejected('no open session', origin);
      return record && userOf(record, digest);
    },
  };
}

const throttled = new RpcError(
  'AuthenticationFailed',
  {},
  { user: 'too many wrong passwords came from this address or with this key; wait a quarter of an hour' },
);

function reasonOf(outcome: GuessOutcome, record: UserRecord | undefined): RejectionReason {
  if (outcome === 'throttled') return 'too many wrong passwords from the address or with the key';
  if (!record) return 'unknown login';
  return outcome === 'locked' ? 'locked login' : 'wrong password';
}

/** A password that was sent, and the user whose login was. */
interface SentPassword {
  readonly login: string;
  readonly password: string;
  readonly record: UserRecord | undefined;
  readonly origin: CallOrigin;
}

/** Digests of logins and passwords that were right, with what was kept of them: the dear hash is worked out once, and no guess of others keeps them out. */
class KnownPasswords {
  private readonly remembered = new Map<string, true>();
  /** Calls that send the same from the same place at the same time are one guess. */
  private readonly guessing = new Map<string, Promise<GuessOutcome>>();
  private readonly secret: string;
  private readonly hashing: PasswordHashing;
  private readonly guesses: Guesses;

  constructor(secret: string, hashing: PasswordHashing, guesses: Guesses) {
    this.secret = secret;
    this.hashing = hashing;
    this.guesses = guesses;
  }

  async check(sent: SentPassword): Promise<GuessOutcome> {
    const { login, password, record, origin } = sent;
    const digest = digestOf(JSON.stringify([login, password, record?.password]), this.secret);
    if (this.remembered.has(digest)) return 'right';
    const guess = JSON.stringify([digest, origin.key, origin.address]);
    const guessing = this.guessing.get(guess) ?? this.compare(sent).finally(() => this.guessing.delete(guess));
    this.guessing.set(guess, guessing);
    const outcome = await guessing;
    if (outcome === 'right') this.remember(digest);
    return outcome;
  }

  private compare({ password, record, origin }: SentPassword): Promise<GuessOutcome> {
    const login = record ? String(record.person) : nobody;
    const kept = record?.password ?? undefined;
    const line = origin.key === undefined ? 'strangers' : 'callers';
    return this.guesses.attempt({ login, ...origin }, isLocked =>
      this.hashing.isHashOf(password, isLocked ? undefined : kept, line),
    );
  }

  /** Of too many the oldest is forgotten. Only right passwords get here, so nobody can make it forget those of others. */
  private remember(digest: string): void {
    const [oldest] = this.remembered.size >= mostRemembered ? this.remembered.keys() : [];
    if (oldest !== undefined) this.remembered.delete(oldest);
    this.remembered.set(digest, true);
  }
}
