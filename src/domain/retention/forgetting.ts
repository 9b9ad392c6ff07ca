import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { type Asking, auditEntry } from '../audit.js';
import type { SearchIndex } from '../search/search-index.js';
import type { Store } from '../storage/store.js';

/**
 * Removes the values of an object from the past for good, also where others named it; that it was there stays.
 * Its former values leave the indexes and what waits for them, however long that takes: the files of the database hold nothing of it afterwards.
 * @throws RpcError ObjectNotFound where there never was such an object, Conflict where somebody else prunes the history
 */
export function forgetObject(
  store: Store,
  searchIndex: Pick<SearchIndex, 'catchUp'>,
  author: Asking,
  object: number,
): Promise<void> {
  return store.exclusively(text('PruningOfHistory'), async () => {
    const { retention, audit } = store;
    if (!(await retention.forget(object))) throw new RpcError('ObjectNotFound', { object });
    await searchIndex.catchUp(Number.POSITIVE_INFINITY);
    await audit.add([auditEntry(author, 'forgotten', { subjectObject: object }, {})]);
    await retention.emptyTitles(object);
    await store.wipe();
  });
}
