import type { ObjectTypeDefinition } from '../../../generated/types.js';
import type { KeptValues } from '../../attributes/attribute-values.js';
import { text } from '../../messages/text.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { asViewer, isPermitted } from '../access/permission.js';
import { globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { cmdbStatusId } from '../dialogs/cmdb-statuses.js';
import { valuesKept } from '../storage/damage.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import type { ObjectDraft } from './creation.js';

/**
 * The object a new one is made from: the one named, else the default template of its type where that is asked for. A copy shows what it
 * was made from, so an object that the caller may not view is answered as one that does not exist.
 * @throws RpcError ObjectNotFound
 */
export function templateFor(
  context: DomainContext,
  records: Records,
  type: ObjectTypeDefinition,
  { template, defaultTemplate }: ObjectDraft,
): MaybePromise<ObjectRecord | undefined> {
  const viewed = asViewer(context, records);
  const named = template ?? (defaultTemplate ? viewed.objectTypes.defaultTemplate(type.const) : undefined);
  return andThen(named, id =>
    id === undefined
      ? undefined
      : andThen(viewed.objects.find(id), object => {
          if (!object) throw new RpcError('ObjectNotFound', { object: id }, { template: text('ObjectDoesNotExist', { id }) });
          return object;
        }),
  );
}

/** The attributes of Global that an object made from a template inherits: none where the caller may not view them. */
export function inheritAttributes(context: DomainContext, { id, type, values, cmdbStatus }: ObjectRecord): KeptValues {
  if (!isPermitted(context, type, globalCategory, 'view')) return {};
  return { ...valuesKept('object', { id, values }), cmdb_status: cmdbStatusId(context.registry, cmdbStatus) };
}
