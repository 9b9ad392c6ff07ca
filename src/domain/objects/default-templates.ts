import type { Id } from '../../../generated/types.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireShared } from '../access/permission.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import type { Records } from '../storage/records.js';

/**
 * Sets what objects of a type are made from where their creation asks for the default template.
 * @throws RpcError ObjectNotFound, Forbidden
 */
export async function setDefaultTemplate(context: DomainContext, type: string, object: Id | null): Promise<void> {
  requireShared(context, 'kataster.object_type.update');
  await context.store.transaction(authorOf(context), records => writeDefaultTemplate(records, type, object));
}

/**
 * Sets it in a transaction that may write more.
 * @throws RpcError ObjectNotFound
 */
export async function writeDefaultTemplate(
  records: Pick<Records, 'objects' | 'objectTypes'>,
  type: string,
  object: Id | null,
): Promise<void> {
  const template = object === null ? undefined : await records.objects.lockForUpdate(object);
  if (object !== null && !template) throw new RpcError('ObjectNotFound', { object });
  const former = await records.objectTypes.defaultTemplate(type);
  if (former === template?.id) return;
  await records.objectTypes.setDefaultTemplate(type, template?.id ?? null);
}
