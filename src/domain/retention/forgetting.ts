import { RpcError } from '../../rpc/rpc-error.js';
import { type Asking, audited } from '../audit.js';
import type { Store } from '../storage/store.js';

/**
 * Removes the values of an object from what was logged and from the past for good, also where others named it; that it was there stays.
 * The files of the database hold nothing of it afterwards.
 * @throws RpcError ObjectNotFound where there never was such an object, Conflict where somebody else prunes the history
 */
export function forgetObject(store: Store, author: Asking, object: number): Promise<void> {
  return store.exclusively('pruning of the history', async () => {
    const { retention, audit } = store;
    if (!(await retention.forget(object))) throw new RpcError('ObjectNotFound', { object });
    await audit.add([audited(author, 'forgotten', { subjectObject: object }, {})]);
    await retention.emptyTitles(object);
    await store.wipe();
  });
}
