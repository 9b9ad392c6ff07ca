import type { PermittedAccess } from '../../generated/types.js';
import { rightsOf } from '../domain/access/rights.js';
import { objectTypeNamed } from '../domain/objects/object-types.js';
import {
  type EffectiveAccess,
  effectiveAccess,
  listPermittedMethods,
  verbsInCategory,
  verbsOnType,
} from '../domain/users/effective-access.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';

/** kataster.access: the rights of callers, tried out. */
export const access: MethodHandlers<CallContext>['access'] = {
  async read({ type: name, ...caller }, context) {
    const found = await effectiveAccess(context, caller);
    const type = name === undefined ? undefined : objectTypeNamed(context, name);
    return {
      result: {
        active: found.isActive,
        rights: found.rights ? rightsOf(found.rights.grants) : null,
        methods: listPermittedMethods(found).map(({ name: method, verb }) => ({ method, verb: verb === 'any' ? null : verb })),
        object_types: typesOf(found, context),
        categories: categoriesOf(found, type, context),
      },
    };
  },
};

function typesOf(found: EffectiveAccess, { registry, language }: CallContext): PermittedAccess['object_types'] {
  const types = registry.objectTypes.map(({ const: constant, title }) => ({
    const: constant,
    title: title[language],
    verbs: [...verbsOnType(found, constant, false)],
    everywhere: [...verbsOnType(found, constant, true)],
  }));
  return types.filter(({ verbs }) => verbs.length > 0);
}

function categoriesOf(
  found: EffectiveAccess,
  type: { readonly const: string; readonly categories: readonly string[] } | undefined,
  { registry, language }: CallContext,
): PermittedAccess['categories'] {
  const offered = type ? type.categories.flatMap(each => registry.category(each) ?? []) : registry.categories;
  const categories = offered.map(category => ({
    const: category.const,
    title: category.titleIn(language),
    verbs: [...verbsInCategory(found, category, type?.const)],
  }));
  return categories.filter(({ verbs }) => verbs.length > 0);
}
