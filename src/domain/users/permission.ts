import { RpcError } from '../../../generated/errors.js';
import type { Permission, Verb } from '../../../generated/methods.js';
import type { DomainContext } from '../context.js';
import type { Rights } from './rights.js';

/** What a call does, and what its caller may do. */
export interface Permitted {
  readonly verb: Verb;
  readonly rights: Rights;
}

type Asking = Pick<DomainContext, 'permitted'>;

/** The refusal of a method. */
export function methodForbidden(verb: Verb, resource: Permission['resource']): RpcError {
  return forbidden(verb, plurals[resource]);
}

const plurals: Readonly<Record<Permission['resource'], string>> = {
  catalogue: 'the catalogue',
  dialog: 'dialogs',
  entry: 'entries',
  object: 'objects',
  session: 'sessions',
};

/**
 * Refuses a category in which the caller may do nothing of what the call does, whatever object it is asked of.
 * @throws RpcError Forbidden
 */
export function requireCategory({ permitted }: Asking, category: string): void {
  if (!permitted || permitted.rights.permitsCategory(permitted.verb, category)) return;
  throw forbidden(permitted.verb, `entries of ${category}`);
}

/**
 * Refuses what the caller may not do to objects of a type in a category, or in all their categories. To be asked of objects the
 * caller may know of.
 * @throws RpcError Forbidden
 */
export function requireRight(
  { permitted }: Asking,
  objectType: string,
  category: string | undefined,
  verb = permitted?.verb,
): void {
  if (!permitted || !verb || permitted.rights.permits(verb, objectType, category)) return;
  throw forbidden(verb, category === undefined ? `objects of ${objectType}` : `entries of ${category} of ${objectType}`);
}

/**
 * Refuses a change of choices, which objects of all types share, to whose right is narrowed.
 * @throws RpcError Forbidden
 */
export function requireSharedChoices({ permitted }: Asking): void {
  if (!permitted || permitted.rights.permitsEverywhere(permitted.verb)) return;
  throw forbidden(permitted.verb, 'dialogs, which all object types and categories share');
}

/** Whether the caller may do what the call does to objects of a type in a category. */
export function isPermitted({ permitted }: Asking, objectType: string, category: string): boolean {
  return !permitted || permitted.rights.permits(permitted.verb, objectType, category);
}

/** Whether the caller may do so to some objects. */
export function permitsCategory({ permitted }: Asking, category: string): boolean {
  return !permitted || permitted.rights.permitsCategory(permitted.verb, category);
}

/** Whether the caller may know of objects of a type, where no table is asked. */
export function knowsType({ permitted }: Asking, objectType: string): boolean {
  const sight = permitted?.rights.sight(permitted.verb);
  return !sight || sight.some(({ objectTypes }) => !objectTypes || objectTypes.includes(objectType));
}

function forbidden(verb: Verb, resource: string): RpcError {
  return new RpcError('Forbidden', { verb, resource }, { right: `expected the right to ${verb} ${resource}` });
}
