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
  readonly provedBy: 'password' | 'session';
  /** Their password has to be changed before anything else. */
  readonly passwordExpired: boolean;
  /** Digest of the session that showed them. */
  readonly session?: string | undefined;
  /** The union of the grants of the user and of its groups; `undefined` is every right. */
  readonly rights: Rights | undefined;
}

/** A user as they are kept, known by their password or by the session with this digest. */
export function userOf(record: UserRecord, session?: string): User {
  const { person, name, login, mail, constant, grants, passwordExpired } = record;
  const granted = grants.flatMap(grantsKeptAs);
  const rights = constant === adminPerson ? undefined : rightsKeptAs(JSON.stringify(granted));
  const provedBy = session === undefined ? 'password' : 'session';
  return { id: person, name, login, mail, provedBy, passwordExpired, session, rights };
}
