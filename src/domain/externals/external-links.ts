import type { Id } from '../../../generated/types.js';
import { type Text, text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { authorOf } from '../author.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { lockObject } from '../entries/locking.js';
import type { Records } from '../storage/records.js';
import { extTypeOf, objectName, sourceOf } from './external-names.js';

/** An object, as a data source names it. */
export interface ExternalName {
  readonly extType: string;
  readonly extId: string;
}

/**
 * Makes an object the one that a data source knows by an id; returns whether it was so before.
 * @throws RpcError ObjectNotFound, Forbidden, Conflict where the id or the object is linked otherwise
 */
export function linkObject(context: WritingContext, { extType, extId }: ExternalName, id: Id): Promise<boolean> {
  const source = sourceOf(extType);
  return context.store.transaction(authorOf(context), async records => {
    await records.externals.lockSource(source);
    const object = await lockObject(context, records, id);
    const [known] = await records.externals.find(source, [objectName(extId)]);
    if (known?.object === object.id) return true;
    if (known) throw conflict('extId', text('ExternalIdIsLinkedTo'));
    await rejectOtherSource(records, object.id);
    await records.externals.insert([{ source, name: objectName(extId), object: object.id, entry: null, fingerprint: '' }]);
    return false;
  });
}

/** @throws RpcError Conflict */
async function rejectOtherSource({ externals }: Records, object: number): Promise<void> {
  const linked = await externals.ofObject(object);
  const other = linked.find(({ source, entry }) => entry === null && extTypeOf(source) !== undefined);
  if (other) throw conflict('objectId', text('ObjectHasExternalIdAlready'));
}

function conflict(parameter: string, reason: Text): RpcError {
  return new RpcError('Conflict', { reason }, { [parameter]: reason });
}
