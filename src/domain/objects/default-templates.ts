import type { Id } from '../../../generated/types.js';
import { isoTime } from '../../attributes/times.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireConfiguration } from '../access/permission.js';
import { type Change, type DomainContext, signed } from '../context.js';

/**
 * Sets what objects of a type are made from where their creation asks for the default template.
 * @throws RpcError ObjectNotFound, Forbidden
 */
export async function setDefaultTemplate(context: DomainContext, type: string, object: Id | null): Promise<void> {
  requireConfiguration(context);
  await context.store.transaction(async records => {
    const template = object === null ? undefined : await records.objects.hold(object);
    if (object !== null && !template) throw new RpcError('ObjectNotFound', { object });
    const former = await records.objectTypes.defaultTemplate(type);
    if (former === template?.id) return;
    await records.objectTypes.setDefaultTemplate(type, template?.id ?? null);
    const changes = [former, template?.id].flatMap(id => (id === undefined ? [] : [roleChange(id, type, id === former)]));
    await records.changes.add(signed(context, isoTime(context.now()), changes));
  });
}

/** That an object became the default template of a type, or was it. */
function roleChange(object: number, type: string, isFormer: boolean): Change {
  const role = JSON.stringify({ default_template_of: type });
  return { object, entry: null, category: null, before: isFormer ? role : null, after: isFormer ? null : role };
}
