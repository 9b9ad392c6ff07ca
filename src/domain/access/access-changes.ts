import type { KeptValues } from '../../attributes/attribute-type.js';
import { idsIn } from '../../attributes/links.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { type Asking, type GrantedRights, requireReach, requireRight } from './permission.js';
import { grantsKeptAs } from './rights.js';
import { adminPerson } from './user.js';
import { groupsCategory, loginCategory } from './user-categories.js';

/**
 * Refuses a step along the life of an object by which somebody gets or loses a login or rights: that takes the right to administer,
 * and all that they may do. Logins and grants count whether or not the caller may see them.
 * @throws RpcError Forbidden
 */
export async function refuseAccessStep(
  context: Asking,
  records: Records,
  { id, type }: Pick<ObjectRecord, 'id' | 'type'>,
): Promise<void> {
  if (!context.permitted) return;
  const { login, rights } = await records.access.givenBy(id);
  if (login) requireRight(context, type, loginCategory, 'administer');
  if (rights) requireRight(context, type, undefined, 'administer');
  if (login || rights) requireReach(context, await rightsOf(records, id));
}

/**
 * Refuses to write entries by which somebody gets or loses a login, or the rights of a group, that permit more than the caller may do.
 * `values` are those that the entries have, and those that they get.
 * @throws RpcError Forbidden
 */
export async function refuseAccessGain(
  context: Asking,
  records: Records,
  category: string,
  object: number,
  values: readonly Readonly<KeptValues>[],
): Promise<void> {
  if (!context.permitted) return;
  if (category === loginCategory) requireReach(context, await rightsOf(records, object));
  if (category !== groupsCategory) return;
  const groups = [...new Set(values.flatMap(({ connected_object: group }) => idsIn(group)))];
  requireReach(context, (await records.access.grantedTo(groups)).flatMap(grantsKeptAs));
}

/** What is granted to an object and to the groups it is in. */
async function rightsOf({ access }: Records, object: number): Promise<GrantedRights> {
  const { constant, rights } = await access.rightsOf(object);
  return constant === adminPerson ? undefined : rights.flatMap(grantsKeptAs);
}
