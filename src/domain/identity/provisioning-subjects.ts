import type { ProviderRecord } from '../storage/identity.js';

/**
 * Subjects of the accounts of a provisioning client. A user has the id that the client gave; those without one, groups and deleted users have
 * subjects of a reserved form, which no such id has.
 */
const reserved = 'scim:';
const deleted = `${reserved}deleted:`;

/** Patterns of LIKE for the subjects of each kind. */
export const subjectPatterns = {
  reserved: `${reserved}%`,
  user: `${reserved}user:%`,
  group: `${reserved}group%`,
} as const;

export type ProvisionedKind = 'user' | 'group';

/** Characters of an external id. */
export const maxExternalIdChars = 200;

/** Whether an id that a client gave can be a subject. */
export function isExternalId(id: string): boolean {
  return id !== '' && id.length <= maxExternalIdChars && !id.toLowerCase().startsWith(reserved);
}

/** The subject of a user or a group. */
export function subjectOf(kind: ProvisionedKind, externalId: string | undefined, object: number): string {
  if (externalId === undefined) return `${reserved}${kind}:${object}`;
  return kind === 'user' ? externalId : `${reserved}group=${externalId}`;
}

/** The id that the client gave; `undefined` where it gave none. */
export function externalIdOf(subject: string): string | undefined {
  if (!subject.startsWith(reserved)) return subject;
  const [, ofGroup] = /^scim:group=(.*)$/s.exec(subject) ?? [];
  return ofGroup;
}

/** The subject of a user whom the client deleted. */
export function deletedSubject(subject: string): string {
  return deleted + subject;
}

const issuer = /^scim:\/\/([a-z0-9][a-z0-9-]*)$/;

/** Whether a provider is a provisioning client, which pushes persons and groups by SCIM and signs in nobody. */
export function isProvisioning({ issuer: given }: Pick<ProviderRecord, 'issuer'>): boolean {
  return given.startsWith('scim:');
}

/** The id of the provider at which the persons of a provisioning client sign in: its own where there is none; `undefined` where the issuer has another form. */
export function signInProviderOf({ issuer: given }: Pick<ProviderRecord, 'issuer'>): string | undefined {
  return issuer.exec(given)?.[1];
}
