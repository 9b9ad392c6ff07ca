import type { DomainContext } from '../context.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { requireRight } from './permission.js';
import { loginCategory } from './user-categories.js';

/**
 * Refuses a step along the life of an object by which somebody gets or loses a login or rights: that takes the right to administer.
 * Logins and grants count whether or not the caller may see them.
 * @throws RpcError Forbidden
 */
export async function refuseAccessStep(
  context: DomainContext,
  records: Records,
  { id, type }: Pick<ObjectRecord, 'id' | 'type'>,
): Promise<void> {
  if (!context.permitted) return;
  const { login, rights } = await records.access.givenBy(id);
  if (login) requireRight(context, type, loginCategory, 'administer');
  if (rights) requireRight(context, type, undefined, 'administer');
}
