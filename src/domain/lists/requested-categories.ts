import type { Category } from '../../catalog/registry.js';
import { permitsCategory } from '../access/permission.js';
import { categoryNamed, isVirtual, requireKnownCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import type { EntriesOfMany } from '../reading/listing-of-many.js';
import type { ObjectRecord } from '../storage/objects.js';

/** Categories whose entries are returned with objects, and whether they are returned with this one. */
export interface RequestedCategories {
  /** By the names they are returned under. */
  readonly categories: ReadonlyMap<string, Category>;
  /** Names of categories without data, in a dialect that lists them. */
  readonly virtual: readonly string[];
  isReturned(category: Category, object: ObjectRecord, entries: EntriesOfMany): boolean;
}

/**
 * The categories that a call names: all, one, or several.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes
 */
export function resolveCategories(context: DomainContext, requested: boolean | string | readonly string[]): RequestedCategories {
  if (requested === true) return everyCategory(context);
  const names = requested === false ? [] : [requested].flat();
  const virtual = names.filter(name => isListedVirtual(context, name));
  const others = names.filter(name => !virtual.includes(name));
  const categories = new Map(others.map(name => [name, categoryNamed(context, name, 'categories')]));
  return { categories, virtual, isReturned: () => true };
}

/** Whether a name is that of a category without data, in a dialect whose lists go on with others. */
export function isListedVirtual(context: DomainContext, name: string, parameter = 'categories'): boolean {
  return context.dialect.listsVirtualCategories === true && isVirtual(context, requireKnownCategory(context, name, parameter));
}

/** Every readable category: those of the object's type are always returned, the others where the object has entries. */
function everyCategory(context: DomainContext): RequestedCategories {
  const { registry } = context;
  const readable = registry.categories.filter(
    category => category.hasAttributes && !isVirtual(context, category) && permitsCategory(context, category.storedIn),
  );
  return {
    categories: new Map(readable.map(category => [category.const, category])),
    virtual: [],
    isReturned: (category, object, entries) =>
      registry.objectType(object.type)?.categories.some(each => each === category.const) === true ||
      (category.storedIn === category.const && entries.has(category, object.id)),
  };
}
