import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { AuditEntry, SessionsEnded } from './audit.js';
import type { ObjectRecord } from './objects.js';

/** A provider of OpenID Connect as it is stored: the secret encrypted, lists as JSON texts. */
export interface ProviderRecord {
  readonly id: string;
  readonly title: string;
  /** The address that its tokens name, where its discovery document is found. */
  readonly issuer: string;
  /** The id by which the provider knows this service. */
  readonly client: string;
  /** `null` for a public client. */
  readonly secret: string | null;
  /** Separated by spaces. */
  readonly scopes: string;
  /** The claim that lists the groups of a person. */
  readonly groupsClaim: string;
  /** The claim that identifies an account. */
  readonly subjectClaim: string;
  /** Groups whose members may sign in; everybody where the list is empty. */
  readonly admitted: string;
  /** Rules that make members of a group there members of a person group here. */
  readonly rules: string;
  readonly enabled: number;
}

/** The account that a person has at a provider. */
export interface IdentityAccountRecord {
  readonly provider: string;
  readonly subject: string;
  readonly person: number;
  /** Groups at the provider, as it last named them: a JSON text. */
  readonly groups: string;
  /** Memberships that the provider gave: a JSON text of pairs of a person group and the entry. */
  readonly given: string;
}

/** An account of a provisioning client, with the object that it is about: a person, or a person group. Times are ISO 8601 in UTC. */
export interface ProvisionedRecord
  extends IdentityAccountRecord,
    Pick<ObjectRecord, 'title' | 'status' | 'created' | 'updated'> {}

/** Accounts of a provisioning client: all of a kind, or those with this object, subject or list of groups. */
export interface ProvisionedQuery {
  readonly provider: string;
  readonly kind: 'user' | 'group';
  readonly person?: number | undefined;
  readonly subject?: string | undefined;
  readonly groups?: string | undefined;
}

/** A person of a provisioning client who is in a group. */
export interface ProvisionedMember {
  readonly person: number;
  readonly title: string;
}

/** Accounts of provisioning clients. One statement each. */
export interface ProvisioningReads {
  /** Ascending by object. */
  list(query: ProvisionedQuery, page: { readonly limit: number; readonly offset: number }): Promise<ProvisionedRecord[]>;
  count(query: ProvisionedQuery): Promise<number>;
  /** Persons of a client who are in a group, or the one of them with this id, ascending by id. */
  members(provider: string, group: number, limit: number, person?: number): Promise<ProvisionedMember[]>;
}

/** The last sync of a directory, as it is stored. */
export interface ProviderSyncRecord {
  readonly provider: string;
  /** A JSON text. */
  readonly sync: string;
}

/** Facts that a session keeps of the sign-in at a provider that opened it. */
export interface ProviderSignIn {
  readonly provider: string;
  /** The claim `sub` of its tokens, which tokens of a logout name as well; at a directory the subject of the account. */
  readonly subject: string;
  /** The session at the provider, where it names one. */
  readonly sid: string | null;
  /** The tokens by which the provider is asked again, encrypted. */
  readonly tokens: string;
  /** When the provider last confirmed it, ISO 8601 in UTC. */
  readonly checked: string;
}

/** A session whose provider is to be asked again. */
export interface ProviderSession extends ProviderSignIn {
  readonly digest: string;
  readonly person: number;
}

/** Sessions of a provider: all of it, those of an account, or those of a session there. */
export interface ProviderSessions {
  readonly provider: string;
  readonly subject?: string | undefined;
  readonly sid?: string | undefined;
}

/** Providers outside of transactions. One statement each. */
export interface IdentityStore {
  readonly provisioned: ProvisioningReads;
  providers(): Promise<ProviderRecord[]>;
  account(provider: string, subject: string): Promise<IdentityAccountRecord | undefined>;
  accountOf(provider: string, person: number): Promise<IdentityAccountRecord | undefined>;
  /** Accounts of a provider with these subjects, as far as there are such. */
  accountsNamed(provider: string, subjects: readonly string[]): Promise<IdentityAccountRecord[]>;
  /** The last syncs of the directories that were synchronized. */
  syncs(): Promise<ProviderSyncRecord[]>;
  putSync(sync: ProviderSyncRecord): Promise<void>;
  /** Accounts of a provider whose subjects come after one, so many at most, ascending by subject. */
  accountsAfter(provider: string, subject: string, limit: number): Promise<IdentityAccountRecord[]>;
  /** Open sessions of a provider, which confirmed them last before a time, so many at most. */
  dueSessions(provider: string, before: string, now: string, limit: number): Promise<ProviderSession[]>;
  /** Notes that a session is being confirmed; `false` where another process does it. */
  claim(session: Pick<ProviderSession, 'digest' | 'checked'>, now: string): Promise<boolean>;
  keepTokens(digest: string, tokens: string): Promise<void>;
  /** The sessions of a provider, by the persons whose they are. */
  sessionsOf(sessions: ProviderSessions): Promise<readonly Pick<ProviderSession, 'digest' | 'person'>[]>;
  /** Ends a session; `false` where there is none. */
  endSession(digest: string, told: SessionsEnded): Promise<boolean>;
}

/** Providers and accounts within a transaction. */
export interface IdentityRecords {
  readonly provisioned: ProvisioningReads;
  /** Keeps other transactions that ask for this from changing providers and accounts until this one ends. */
  lock(): MaybePromise<void>;
  list(): MaybePromise<ProviderRecord[]>;
  put(provider: ProviderRecord, told: AuditEntry<'providerSaved'>): Promise<void>;
  /** Removes a provider with its accounts. */
  remove(id: string, told: AuditEntry<'providerDeleted'>): Promise<void>;
  /** Ends the sessions that a provider opened. */
  endSessions(provider: string, told: (person: number) => SessionsEnded): Promise<void>;
  /** Stores the same secret with another key. */
  rewriteSecret(id: string, secret: string): MaybePromise<void>;
  account(provider: string, subject: string): MaybePromise<IdentityAccountRecord | undefined>;
  /** Accounts of a provider with these subjects, as far as there are such. */
  accountsNamed(provider: string, subjects: readonly string[]): MaybePromise<IdentityAccountRecord[]>;
  /** Whether anybody has an account at a provider. */
  hasAccounts(provider: string): Promise<boolean>;
  putAccount(account: IdentityAccountRecord): MaybePromise<void>;
  /** Gives an account another subject. */
  moveAccount(account: Pick<IdentityAccountRecord, 'provider' | 'subject'>, subject: string): MaybePromise<void>;
  removeAccount(account: Pick<IdentityAccountRecord, 'provider' | 'subject'>): MaybePromise<void>;
}
