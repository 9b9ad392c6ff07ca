import type { UserRecord } from '../storage/users.js';
import { grantsKeptAs, type Rights, rightsKeptAs } from './rights.js';

/** The person who has every right, whatever was granted. */
export const adminPerson = 'C__OBJ__PERSON_ADMIN';

/** A person of the CMDB who uses the service. */
export interface User {
  /** Id of the person. */
  readonly id: number;
  readonly name: string;
  readonly login: string;
  readonly mail: string;
  /** The way in which the user was authenticated. */
  readonly provedBy: 'password' | 'session' | 'proxy';
  /** The provider that signed them in; absent for a password and for a proxy. */
  readonly provider?: string | undefined;
  /** Their password has to be changed before anything else. */
  readonly passwordExpired: boolean;
  /** They have to set up a second factor before anything else. */
  readonly lacksSecondFactor: boolean;
  /** A password alone does not log them in. */
  readonly hasSecondFactor: boolean;
  /** Their second factor is an app with codes. */
  readonly hasCodes: boolean;
  /** Digest of the session that showed them. */
  readonly session?: string | undefined;
  /** The union of the grants of the user and of its groups; `undefined` is every right. */
  readonly rights: Rights | undefined;
}

/** A user as they are kept, with how they were authenticated, and the digest of their session. */
export function userOf(record: UserRecord, provedBy: User['provedBy'], session?: string): User {
  const { person, name, login, mail, passwordExpired, hasSecondFactor, hasCodes } = record;
  const rights = rightsOfUser(record);
  return {
    id: person,
    name,
    login,
    mail,
    provedBy,
    passwordExpired,
    hasSecondFactor,
    hasCodes,
    lacksSecondFactor: false,
    session,
    rights,
    ...(record.provider !== null && { provider: record.provider }),
  };
}

/** The rights of a user as they are kept; `undefined` is every right. */
export function rightsOfUser({ constant, grants }: UserRecord): Rights | undefined {
  return constant === adminPerson ? undefined : rightsKeptAs(JSON.stringify(grants.flatMap(grantsKeptAs)));
}
