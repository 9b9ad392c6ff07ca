import { type User, userOf } from '../access/user.js';
import type { CallOrigin } from '../context.js';
import type { PasswordHashing } from '../secrets/password-hashing.js';
import type { Store } from '../storage/store.js';
import type { UserRecord } from '../storage/users.js';
import { needsSecondFactor, type SecondFactorDuty } from './factor-duty.js';
import { digestOf } from './keys.js';
import type { LoginAttemptOutcome, LoginRateLimiter, RequestOrigin } from './login-rate-limiter.js';
import type { NoteRejection, RejectionReason } from './rejections.js';
import type { SecondFactors } from './second-factors.js';

const mostRemembered = 10_000;
const longestPassword = 1024;
/** Name under which guesses of unknown logins are counted. A person has a number. */
const nobody = 'nobody';

/** Credentials that somebody sends to log in. */
export interface SentLogin {
  readonly name: string;
  readonly password: string;
  /** A code of the second factor. */
  readonly code?: string | undefined;
}

/** Knows users by what they send. */
export interface Logins {
  /**
   * The user with this login, password, and code of their second factor; `undefined` where there is none, the password is wrong, or the
   * login is locked.
   * @throws RpcError Busy, SecondFactorRequired, AuthenticationFailed naming the code
   */
  byPassword(sent: SentLogin, origin: RequestOrigin): Promise<User | undefined>;
  /**
   * The user with this login and password, where they are authenticated already; `undefined` as in `byPassword`.
   * @throws RpcError Busy
   */
  withPassword(sent: Omit<SentLogin, 'code'>, origin: RequestOrigin): Promise<User | undefined>;
  /** The user with this login, whom a proxy has signed in; `undefined` where there is none. */
  byProxy(login: string, origin: RequestOrigin): Promise<User | undefined>;
  /** The user whose session this is. */
  bySession(id: string, origin: RequestOrigin): Promise<User | undefined>;
}

/** Dependencies of logins. */
export interface LoginParts {
  readonly store: Pick<Store, 'users' | 'secret'>;
  readonly hashing: PasswordHashing;
  readonly guesses: LoginRateLimiter;
  readonly rejected: NoteRejection;
  readonly secondFactors: Pick<SecondFactors, 'useCode'>;
  readonly secondFactorDuty: SecondFactorDuty;
  now(): Date;
}

/** Logins over the users of a store. */
export function loginsOver({ store, hashing, guesses, rejected, secondFactors, secondFactorDuty, now }: LoginParts): Logins {
  const { users, secret } = store;
  const check = passwordCheck(secret, hashing, guesses);
  const withDuty = (user: User): User => {
    const lacksSecondFactor =
      user.provider === undefined && !user.hasSecondFactor && needsSecondFactor(secondFactorDuty, user.rights);
    return lacksSecondFactor ? { ...user, lacksSecondFactor } : user;
  };
  const withPassword: Logins['withPassword'] = async ({ name: login, password }, origin) => {
    const record = await users.withLogin(login);
    const outcome = password.length > longestPassword ? 'wrong' : await check({ login, password, record, origin });
    if (record && outcome === 'right') return userOf(record, 'password');
    rejected(reasonOf(outcome, record), { ...origin, login, person: record?.person });
    return undefined;
  };
  return {
    withPassword,
    async byPassword({ code, ...sent }, origin) {
      const user = await withPassword(sent, origin);
      if (user?.hasSecondFactor) await secondFactors.useCode(user, code, origin);
      return user && withDuty(user);
    },
    async byProxy(login, origin) {
      const record = await users.withLogin(login);
      if (!record) rejected('unknown login', { ...origin, login });
      return record && userOf(record, 'proxy');
    },
    async bySession(id, origin) {
      const digest = digestOf(id, secret);
      const record = await users.withSession(digest, now().toISOString());
      if (!record) rejected('no open session', origin);
      return record && withDuty(userOf(record, 'session', digest));
    },
  };
}

function reasonOf(outcome: LoginAttemptOutcome, record: UserRecord | undefined): RejectionReason {
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

/**
 * Makes a check of passwords. It remembers digests of logins and passwords that were right, with what was kept of them: the dear hash is worked
 * out once, and no guess of others keeps them out.
 */
function passwordCheck(secret: string, hashing: PasswordHashing, guesses: LoginRateLimiter) {
  const remembered = new Map<string, true>();
  /** Calls that send the same from the same place at the same time are one guess. */
  const guessing = new Map<string, Promise<LoginAttemptOutcome>>();
  const compare = ({ password, record, origin }: SentPassword): Promise<LoginAttemptOutcome> => {
    const login = record ? String(record.person) : nobody;
    const kept = record?.password ?? undefined;
    const line = origin.key === undefined ? 'strangers' : 'callers';
    return guesses.attempt({ login, ...origin }, isLocked => hashing.isHashOf(password, isLocked ? undefined : kept, line));
  };
  return async (sent: SentPassword): Promise<LoginAttemptOutcome> => {
    const { login, password, record, origin } = sent;
    const digest = digestOf(JSON.stringify([login, password, record?.password]), secret);
    if (remembered.has(digest)) return 'right';
    const guess = JSON.stringify([digest, origin.key, origin.address]);
    const outcome = guessing.get(guess) ?? compare(sent).finally(() => guessing.delete(guess));
    guessing.set(guess, outcome);
    if ((await outcome) === 'right') remember(remembered, digest);
    return outcome;
  };
}

/** Of too many the oldest is forgotten. Only right passwords get here, so nobody can make it forget those of others. */
function remember(remembered: Map<string, true>, digest: string): void {
  const [oldest] = remembered.size >= mostRemembered ? remembered.keys() : [];
  if (oldest !== undefined) remembered.delete(oldest);
  remembered.set(digest, true);
}
