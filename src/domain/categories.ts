import type { Category } from '../catalog/registry.js';
import { text } from '../messages/text.js';
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
  const category = requireKnownCategory(context, name, parameter);
  if (isVirtual(context, category)) throw withoutAttributes(context, name);
  requireCategory(context, category.storedIn);
  return category;
}

/** Whether a category counts as one without data in the dialect of the caller. */
export function isVirtual(
  { dialect }: Pick<DomainContext, 'dialect'>,
  { hasAttributes, withoutDataIn = [], emptyIn = [] }: Category,
): boolean {
  return hasAttributes ? withoutDataIn.includes(dialect.name) : !emptyIn.includes(dialect.name);
}

/**
 * The same category, whether or not it has data.
 * @throws RpcError CategoryNotFound
 */
export function requireKnownCategory(context: DomainContext, name: string, parameter: string): Category {
  const { registry } = context;
  const constant = constantMeant(context, name);
  const category = registry.category(constant);
  if (!category) {
    const known = registry.categories.map(each => each.const);
    const right = suggestion(constant, known) ?? text('ExpectedConstantOfCategorySuch');
    throw new RpcError('CategoryNotFound', { category: constant }, { [context.nameSent?.(parameter) ?? parameter]: right });
  }
  return category;
}

function withoutAttributes(context: DomainContext, name: string): RpcError {
  return new RpcError('CategoryWithoutAttributes', { category: constantMeant(context, name) });
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
  if (!category.hasAttributes) throw withoutAttributes(context, name);
  if (category.mode === 'view') {
    const reason = text('CategoryIsViewItCan', { name });
    throw invalidParameter(parameter, reason, reason);
  }
  return category;
}
