import { methods, type Resource, type Verb, verbs } from '../../../generated/methods.js';
import { isoTime } from '../../attributes/times.js';
import type { Category } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { rejectParameter } from '../../rpc/invalid-parameters.js';
import { requireAdministration } from '../access/permission.js';
import { bothRights, Rights, rightsKeptAs } from '../access/rights.js';
import { rightsOfUser } from '../access/user.js';
import type { DomainContext } from '../context.js';

/** A caller whose rights are tried out: a key, a user, or a user who sends a key. */
export interface TriedCaller {
  readonly key?: string | undefined;
  readonly user?: string | undefined;
}

/** Rights of a caller, all together; `undefined` is every right. */
export interface EffectiveAccess {
  /** The key is neither revoked nor expired, and the user may log in. */
  readonly isActive: boolean;
  readonly rights: Rights | undefined;
}

/** A method that a caller may use on something, with the right that it needs. */
export interface PermittedMethod {
  readonly name: string;
  readonly verb: Verb | 'any';
}

/** A context that knows every right of the caller who asks, whatever their call needs; all rights where absent. */
export interface AccessContext extends DomainContext {
  readonly rights: Rights | undefined;
}

const nothing: EffectiveAccess = { isActive: false, rights: new Rights([]) };

/**
 * The rights with which a call by this caller is carried out; those of the caller who asks where none is named.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function effectiveAccess(context: AccessContext, { key, user }: TriedCaller): Promise<EffectiveAccess> {
  const { rights: own } = context;
  if (key === undefined && user === undefined) return { isActive: true, rights: own };
  requireAdministration({ user: context.user, permitted: own && { verb: 'administer', rights: own } });
  const parts = [
    ...(key === undefined ? [] : [await accessOfKey(context, key)]),
    ...(user === undefined ? [] : [await accessOfUser(context, user)]),
  ];
  if (parts.some(({ isActive }) => !isActive)) return nothing;
  return { isActive: true, rights: parts.map(({ rights }) => rights).reduce(bothRights) };
}

/** The methods that the caller may use on something, by name. */
export function listPermittedMethods({ isActive, rights }: EffectiveAccess): readonly PermittedMethod[] {
  if (!isActive) return [];
  return Object.entries(methods).flatMap(([name, { permission }]) => {
    const { verb, resource } = permission;
    return !rights || verb === 'any' || permitsMethod(rights, verb, resource) ? [{ name, verb }] : [];
  });
}

/** Verbs that the caller may apply to objects of a type: in some category, or with `everywhere` in all of them. */
export function verbsOnType({ rights }: EffectiveAccess, type: string, isEverywhere: boolean): readonly Verb[] {
  return verbs.filter(
    verb => !rights || (isEverywhere ? rights.permits(verb, type, undefined) : rights.permitsSomewhere(verb, type)),
  );
}

/** Verbs that the caller may apply to entries of a category: of objects of a type, or of some type where none is named. */
export function verbsInCategory(
  { rights }: EffectiveAccess,
  { storedIn }: Pick<Category, 'storedIn'>,
  type: string | undefined,
): readonly Verb[] {
  return verbs.filter(
    verb => !rights || (type === undefined ? rights.permitsCategory(verb, storedIn) : rights.permits(verb, type, storedIn)),
  );
}

/** Records that all types and categories share take a right that is not narrowed to some of them. */
function permitsMethod(rights: Rights, verb: Verb, resource: Resource): boolean {
  const isShared = verb === 'administer' || (sharedChanges[resource]?.includes(verb) ?? false);
  return isShared ? rights.permitsEverywhere(verb) : rights.has(verb);
}

const sharedChanges: Partial<Record<Resource, readonly Verb[]>> = {
  dialog: ['edit', 'delete'],
  import_profile: ['edit'],
  livestatus: ['edit'],
  report: ['edit'],
};

async function accessOfKey({ store, now }: DomainContext, id: string): Promise<EffectiveAccess> {
  const key = (await store.keys.find(id)) ?? rejectParameter('key', text('ThereIsNoKeyExpected', { id }));
  const isOver = key.revoked !== null || (key.expires !== null && key.expires <= isoTime(now()));
  return isOver ? nothing : { isActive: true, rights: key.rights === null ? undefined : rightsKeptAs(key.rights) };
}

async function accessOfUser({ store }: DomainContext, login: string): Promise<EffectiveAccess> {
  const user = await store.users.withLogin(login);
  if (user) return { isActive: true, rights: rightsOfUser(user) };
  if ((await store.users.personWithLogin(login)) !== undefined) return nothing;
  return rejectParameter('user', text('ThereIsNoUserExpected', { login }));
}
