import { type Resource, resources, type Verb, verbs } from '../../../generated/methods.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { Records } from '../storage/records.js';
import type { Store } from '../storage/store.js';
import type { Grant, Rights } from './rights.js';
import type { User } from './user.js';

/** The verb of a call, and the rights of its caller. */
export interface Permitted {
  readonly verb: Verb;
  readonly rights: Rights;
}

/** The caller, as far as rights go. */
export interface Asking {
  /** Rights of the caller in this call; absent for every right. */
  readonly permitted?: Permitted;
  /** The user who asks; absent where a key asks alone. */
  readonly user?: User | undefined;
}

/**
 * Rejects a method that the caller may use on nothing.
 * @throws RpcError Forbidden
 */
export function requireMethod(asking: Asking, verb: Verb, resource: Resource): void {
  demand(asking, verb, resources[resource], rights => (rights.has(verb) ? undefined : verb));
}

/**
 * Rejects a category in which the caller may do nothing of what the call does, whatever object it is asked of.
 * @throws RpcError Forbidden
 */
export function requireCategory(asking: Asking, category: string): void {
  const verb = asking.permitted?.verb;
  demand(asking, verb, `entries of ${category}`, (rights, needed) => rights.lackingInCategory(needed, category));
}

/**
 * Rejects what the caller may not do to objects of a type in a category, or in all their categories. To be asked of objects the
 * caller may know of.
 * @throws RpcError Forbidden
 */
export function requireRight(
  asking: Asking,
  objectType: string,
  category: string | undefined,
  verb = asking.permitted?.verb,
): void {
  const resource = category === undefined ? `objects of ${objectType}` : `entries of ${category} of ${objectType}`;
  demand(asking, verb, resource, (rights, needed) => rights.lacking(needed, objectType, category));
}

/**
 * Rejects a change of the type of an object by which the caller could do, or see, more of it than before.
 * @throws RpcError Forbidden
 */
export function rejectGain(asking: Asking, from: string, to: string): void {
  const resource = `entries of objects of ${from} that are permitted in objects of ${to}`;
  for (const verb of verbs) demand(asking, verb, resource, rights => (rights.gains(verb, from, to) ? verb : undefined));
}

/** Records that belong to no type or category: a right to change them is not narrowed to some. */
const shared = {
  dialogs: 'dialogs, which all object types and categories share',
  objectTypes: 'object types, which count for everybody',
  report: 'reports, which everybody uses',
  livestatus: 'addresses of monitoring, which everybody uses',
} as const;

/**
 * Rejects a change of what everybody shares by callers whose right is narrowed.
 * @throws RpcError Forbidden
 */
export function requireShared(asking: Asking, records: keyof typeof shared): void {
  const lacking = (rights: Rights, needed: Verb) => (rights.permitsEverywhere(needed) ? undefined : needed);
  demand(asking, asking.permitted?.verb, shared[records], lacking);
}

/**
 * Rejects the administration of callers by those whose right to administer is narrowed to some types or categories.
 * @throws RpcError Forbidden
 */
export function requireAdministration(asking: Asking): void {
  const resource = 'keys, users and grants, which all object types and categories share';
  demand(asking, 'administer', resource, (rights, needed) => (rights.permitsEverywhere(needed) ? undefined : needed));
}

/** Rights of a key, a user or a group; `undefined` is every right. */
export type GrantedRights = readonly Grant[] | undefined;

/**
 * Rejects giving, changing or taking what permits more than the caller may do.
 * @throws RpcError Forbidden naming the first right that the caller lacks
 */
export function requireReach(asking: Asking, granted: GrantedRights): void {
  for (const grant of granted ?? [{ verbs }])
    for (const verb of grant.verbs)
      demand(asking, verb, scopeText(grant), rights => (rights.covers([{ ...grant, verbs: [verb] }]) ? undefined : verb));
}

function scopeText({ objectTypes, categories }: Grant): string {
  const types = objectTypes ? `objects of ${objectTypes.join(', ')}` : 'objects of all types';
  return categories ? `entries of ${categories.join(', ')} of ${types}` : types;
}

/** Whether the caller may do what the call does, or something else, to objects of a type in a category, or in all where none is named. */
export function isPermitted(
  { permitted }: Asking,
  objectType: string,
  category: string | undefined,
  verb = permitted?.verb,
): boolean {
  return !permitted || !verb || permitted.rights.permits(verb, objectType, category);
}

/** Whether the caller may do so to some objects. */
export function permitsCategory({ permitted }: Asking, category: string): boolean {
  return !permitted || permitted.rights.permitsCategory(permitted.verb, category);
}

/** Whether the caller may know of objects of a type, where no table is asked. */
export function knowsType({ permitted }: Asking, objectType: string): boolean {
  const scope = permitted?.rights.scope(permitted.verb);
  return !scope || scope.some(({ objectTypes }) => !objectTypes || objectTypes.includes(objectType));
}

/** The same transaction, reading no more than the caller may view, whatever else the call may know of: for what it makes visible elsewhere. */
export function asViewer({ permitted }: Asking, records: Records): Records {
  return permitted ? records.scopedTo(permitted.rights.scope('view')) : records;
}

/** A store as the call of a caller meets it: limited to what its permission is about. */
export function asPermitted({ permitted }: Asking, store: Store): Store {
  return permitted ? store.scopedTo(permitted.rights.scope(permitted.verb)) : store;
}

/**
 * Requires the right of the user as well as of the key; the error names the one that lacks it, the user first. `lackingIn` finds
 * the verb that rights lack.
 */
function demand(
  { permitted, user }: Asking,
  verb: Verb | undefined,
  resource: string,
  lackingIn: (rights: Rights, verb: Verb) => Verb | undefined,
): void {
  const lackedTogether = permitted && verb && lackingIn(permitted.rights, verb);
  if (!lackedTogether) return;
  const lackedByUser = user?.rights && lackingIn(user.rights, verb);
  const caller = lackedByUser ? 'this user' : 'this key';
  const lacked = lackedByUser ?? lackedTogether;
  const right = `expected the right to ${lacked} ${resource}, which ${caller} lacks`;
  throw new RpcError('Forbidden', { caller, verb: lacked, resource }, { right });
}
