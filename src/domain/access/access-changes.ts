import type { KeptValues } from '../../attributes/attribute-values.js';
import { idsIn } from '../../attributes/links.js';
import type { AccessGiven, Records } from '../storage/records.js';
import { type Asking, type GrantedRights, rejectGain, requireReach, requireRight } from './permission.js';
import { grantsKeptAs } from './rights.js';
import { adminPerson } from './user.js';
import { groupsCategory, loginCategory } from './user-categories.js';

/** An object, and the type by which rights to change it are looked up. */
interface TypedObject {
  readonly id: number;
  readonly type: string;
}

type AccessOf = (records: Records, object: number, values: readonly Readonly<KeptValues>[]) => Promise<GrantedRights>;

/** Rights that entries with these values give, by category: a login those of its person, a membership those of the group. */
const accessByCategory: Readonly<Record<string, AccessOf>> = {
  [loginCategory]: rightsOf,
  [groupsCategory]: async ({ access }, _, values) => {
    const groups = [...new Set(values.flatMap(({ connected_object: group }) => idsIn(group)))];
    return (await access.listGrants(groups)).flatMap(grantsKeptAs);
  },
};

/** Whether entries of the category give access. */
export function givesAccess(category: string): boolean {
  return accessByCategory[category] !== undefined;
}

/**
 * Rejects a change of an entry by which somebody gets or loses a login, or rights, that permit more than the caller may do. `values` are
 * those before and after it.
 * @throws RpcError Forbidden
 */
export async function requireEntryAccess(
  asking: Asking,
  records: Records,
  { object, category }: { readonly object: number; readonly category: string },
  values: readonly Readonly<KeptValues>[],
): Promise<void> {
  const accessOf = accessByCategory[category];
  if (asking.permitted && accessOf) requireReach(asking, await accessOf(records, object, values));
}

/**
 * Rejects a step along the life of an object by which somebody gets or loses a login or rights: that takes the right to administer,
 * and all that they may do. Logins and grants count whether or not the caller may see them.
 * @throws RpcError Forbidden
 */
export async function requireStepAccess(asking: Asking, records: Records, object: TypedObject): Promise<void> {
  const given = asking.permitted && (await records.access.findGiven([object.id])).get(object.id);
  if (given?.login || given?.rights) await requireGiven(asking, records, object, given);
}

/**
 * Rejects another type of an object by which the caller could do, or see, more of it than before. Where it has a login, grants or
 * members, or is one, callers could choose the type by which rights to change these are looked up: that takes the right to administer of
 * both types, and all that they may do.
 * @throws RpcError Forbidden
 */
export async function requireRetyping(asking: Asking, records: Records, object: TypedObject, type: string): Promise<void> {
  if (!asking.permitted || type === object.type) return;
  rejectGain(asking, object.type, type);
  const given = (await records.access.findGiven([object.id])).get(object.id);
  if (!given) return;
  for (const typed of [object, { ...object, type }]) {
    if (given.membership) requireRight(asking, typed.type, groupsCategory, 'administer');
    await requireGiven(asking, records, typed, given);
  }
}

async function requireGiven(asking: Asking, records: Records, { id, type }: TypedObject, given: AccessGiven): Promise<void> {
  if (given.login) requireRight(asking, type, loginCategory, 'administer');
  if (given.rights) requireRight(asking, type, undefined, 'administer');
  requireReach(asking, await rightsOf(records, id));
}

/** Rights that are granted to an object and to the groups it is in. */
async function rightsOf({ access }: Records, object: number): Promise<GrantedRights> {
  const { constant, rights } = await access.rightsOf(object);
  return constant === adminPerson ? undefined : rights.flatMap(grantsKeptAs);
}
