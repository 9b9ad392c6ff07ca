import type { AuditEntry, SessionsEnded } from './audit.js';
import type { ProviderSignIn } from './identity.js';
import type { PasskeyStore, PasskeyUse } from './passkeys.js';
import type { SecondFactorStore } from './second-factors.js';

/** A person who may log in: normal, and with a login that is not disabled. Rights are JSON texts of grants. */
export interface UserRecord {
  /** Id of the person. */
  readonly person: number;
  readonly name: string;
  readonly login: string;
  readonly mail: string;
  /** The hash of the password. */
  readonly password: string | null;
  /** The password has to be changed before anything else. */
  readonly passwordExpired: boolean;
  /** A password alone does not log in. */
  readonly hasSecondFactor: boolean;
  /** A code beside the password does. */
  readonly hasCodes: boolean;
  /** The provider that opened the session; `null` for a password, and where no session was asked for. */
  readonly provider: string | null;
  /** The constant of a person that every installation has. */
  readonly constant: string | null;
  /** Grants of the person and of its groups. */
  readonly grants: readonly string[];
}

/** An object to which something is granted; its login is empty where it has none. */
export interface GranteeRecord extends Pick<UserRecord, 'name' | 'login' | 'constant'> {
  readonly id: number;
  /** Grants of the object itself. */
  readonly rights: string | null;
}

/** A person with a login, as administration meets them. */
export interface AccountRecord extends GranteeRecord {
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly enabled: boolean;
  readonly groups: readonly { readonly id: number; readonly title: string }[];
  /** Sessions that are open. */
  readonly sessions: number;
}

/** Which accounts or grantees a list has, ascending by id; all where neither login nor object is named. */
export interface AccessPage {
  readonly limit: number;
  readonly offset: number;
  readonly object?: number | undefined;
}

/** A session as it is kept: never its id. Times are ISO 8601 in UTC. */
export interface SessionRecord {
  /** HMAC-SHA-256 of the session's id, in hexadecimal. */
  readonly digest: string;
  readonly person: number;
  readonly created: string;
  readonly expires: string;
  /** The network address that opened it; `null` where none is known. */
  readonly address: string | null;
  /** The sign-in at a provider that opened it; absent for a password. */
  readonly signIn?: ProviderSignIn | undefined;
  /** The use of a passkey that opened it. */
  readonly passkey?: PasskeyUse | undefined;
}

/** An open session, as its person sees it. */
export interface OwnSession extends Pick<SessionRecord, 'digest' | 'created' | 'expires' | 'address'> {
  /** The provider that opened it; `null` for a password or a passkey. */
  readonly provider: string | null;
  /** Whether a passkey opened it. */
  readonly passkey: number;
}

/** Wrong guesses at passwords within a window of time, by slots. Times are ISO 8601 in UTC. One statement each. */
export interface FailedLoginStore {
  /** Wrong guesses at slots whose window began after this time; slots without any are left out. */
  wrongGuesses(slots: readonly number[], since: string): Promise<ReadonlyMap<number, number>>;
  /** Counts a wrong guess; where the window of a slot did not begin after `since`, one begins with it. */
  noteWrongGuess(slots: readonly number[], since: string, time: string): Promise<void>;
  forgetGuesses(slots: readonly number[]): Promise<void>;
}

/** Users, their grants, their sessions, and guesses at their passwords. */
export interface UserStore extends FailedLoginStore {
  readonly secondFactors: SecondFactorStore;
  readonly passkeys: PasskeyStore;
  withLogin(login: string): Promise<UserRecord | undefined>;
  /** The user of a session that is not over. */
  withSession(digest: string, time: string): Promise<UserRecord | undefined>;
  /**
   * Keeps a session and ends those that are over, and the oldest where a person has too many; `false` where the person has a second factor of
   * which none was used, or the passkey was used otherwise meanwhile.
   */
  openSession(
    session: SessionRecord,
    isFactorUsed: boolean,
    told: AuditEntry<'loggedIn'>,
    ended: SessionsEnded,
  ): Promise<boolean>;
  /** Sessions of a person that are not over, the newest first. `time` is now, ISO 8601 in UTC. */
  sessionsOf(person: number, time: string): Promise<OwnSession[]>;
  closeSession(digest: string, told: AuditEntry<'loggedOut'>): Promise<boolean>;
  /** The person with this login, whether or not it is disabled. */
  personWithLogin(login: string): Promise<number | undefined>;
  /** Persons with a login. `time` is now, ISO 8601 in UTC. */
  accounts(page: AccessPage, time: string): Promise<AccountRecord[]>;
  /** Objects to which something is granted. */
  grantees(page: AccessPage): Promise<GranteeRecord[]>;
}
