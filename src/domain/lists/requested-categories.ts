import type { Category } from '../../catalog/registry.js';
import { permitsCategory } from '../access/permission.js';
import { categoryNamed } from '../categories.js';
import type { DomainContext } from '../context.js';
import type { EntriesOfMany } from '../reading/listing-of-many.js';
import type { ObjectRecord } from '../storage/objects.js';

/** Categories whose entries are returned with objects, and whether they are returned with this one. */
export interface RequestedCategories {
  /** By the names they are returned under. */
  readonly categories: ReadonlyMap<string, Category>;
  isReturned(category: Category, object: ObjectRecord, entries: EntriesOfMany): boolean;
}

/**
 * The categories that a call names: all, one, or several.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes
 */
export function requestedCategories(
  context: DomainContext,
  requested: boolean | string | readonly string[],
): RequestedCategories {
  if (requested === true) return everyCategory(context);
  const names = requested === false ? [] : [requested].flat();
  const categories = new Map(names.map(name => [name, categoryNamed(context, name, 'categories')]));
  return { categories, isReturned: () => true };
}

/** Every readable category: those of the object's type are always returned, the others where the object has entries. */
function everyCategory(context: DomainContext): RequestedCategories {
  const { registry, dialect } = context;
  const readable = registry.categories.filter(
    ({ hasAttributes, withoutDataIn, storedIn }) =>
      hasAttributes && !withoutDataIn?.some(each => each === dialect.name) && permitsCategory(context, storedIn),
  );
  return {
    categories: new Map(readable.map(category => [category.const, category])),
    isReturned: (category, object, entries) =>
      registry.objectType(object.type)?.categories.some(each => each === category.const) === true ||
      (category.storedIn === category.const && entries.has(category, object.id)),
  };
}
