import type { Category } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { normalObjects } from '../assignments/normal-objects.js';
import type { DomainContext } from '../context.js';
import { pageExceeded } from '../limits/pages.js';
import type { ObjectRecord } from '../storage/objects.js';
import { objectName, partsOf, sourceOf } from './external-names.js';

/** An object that a data source knows, and the entries that it wrote. */
export interface KnownObject {
  readonly name: string;
  readonly object: ObjectRecord;
  /** Ids of entries by their category. */
  readonly entries: ReadonlyMap<Category, ReadonlySet<number>>;
}

/**
 * The normal objects that a data source knows, ascending by name. Three statements.
 * @throws RpcError LimitExceeded where there are more than a page holds
 */
export async function objectsOfSource(context: DomainContext, extType: string, extId?: string): Promise<readonly KnownObject[]> {
  const { store, registry, settings } = context;
  const source = sourceOf(extType);
  const names = extId === undefined ? undefined : [objectName(extId)];
  const found = await store.reads.externals.objectsOf({ source, ...(names && { names }), limit: settings.pageLimit + 1 });
  if (found.length > settings.pageLimit) throw pageExceeded(settings.pageLimit, 'objects', text('ExpectedExtId'));
  const ids = found.map(({ object }) => object);
  const objects = await normalObjects(context, ids);
  const written = new Map<number, Map<Category, Set<number>>>();
  for (const { object, entry, name } of await store.reads.externals.entriesOf(source, ids)) {
    const category = registry.category(partsOf(name)[1] ?? '');
    if (!category || entry === null) continue;
    const ofObject = written.get(object) ?? new Map<Category, Set<number>>();
    written.set(object, ofObject.set(category, (ofObject.get(category) ?? new Set()).add(entry)));
  }
  return found.flatMap(({ name, object: id }) => {
    const object = objects.get(id);
    return object ? [{ name, object, entries: written.get(id) ?? new Map() }] : [];
  });
}
