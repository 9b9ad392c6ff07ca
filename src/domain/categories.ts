import type { Category } from '../catalog/registry.js';
import { suggestion } from '../rpc/did-you-mean.js';
import { invalidParameter } from '../rpc/invalid-parameters.js';
import { RpcError } from '../rpc/rpc-error.js';
import { requireCategory } from './access/permission.js';
import type { DomainContext } from './context.js';

/** Global is the object itself: its entry has the id of the object, and lives and dies with it. */
export const globalCategory = 'C__CATG__GLOBAL';

/**
 * The category a caller names by its constant or an alias.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes, Forbidden
 */
export function categoryNamed(context: DomainContext, name: string, parameter = 'category'): Category {
  const { registry, dialect } = context;
  const constant = constantMeant(context, name);
  const category = registry.category(constant);
  if (!category) {
    const known = registry.categories.map(each => each.const);
    const right = suggestion(constant, known) ?? 'expected the constant of a category, such as C__CATG__MODEL';
    throw new RpcError('CategoryNotFound', { category: constant }, { [context.nameSent?.(parameter) ?? parameter]: right });
  }
  if (!category.hasAttributes || category.withoutDataIn?.some(each => each === dialect.name)) {
    throw new RpcError('CategoryWithoutAttributes', { category: constant });
  }
  requireCategory(context, category.storedIn);
  return category;
}

/** The constant of a category as it is called now, where callers may use former ones. */
export function constantMeant({ registry, dialect }: DomainContext, name: string): string {
  return (dialect.formerConstants && registry.formerConstants.get(name)) || name;
}

/**
 * The category a caller wants to write to.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes, InvalidParameters
 */
export function writableCategoryNamed(context: DomainContext, name: string, parameter = 'category'): Category {
  const category = categoryNamed(context, name, parameter);
  if (category.mode === 'view') {
    const reason = `category '${name}' is a view: it can be read, not saved`;
    throw invalidParameter(parameter, reason, reason);
  }
  return category;
}
