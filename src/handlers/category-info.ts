import type { AttributeDefinition, AttributeInfo } from '../../generated/types.js';
import { typeOf } from '../attributes/attribute-types.js';
import { isNeeded } from '../attributes/required.js';
import type { Category, Registry } from '../catalog/registry.js';
import { categoryNamed } from '../domain/categories.js';
import type { Language } from '../domain/context.js';
import { isSortable } from '../domain/lists/attribute-orders.js';
import { jsonOf } from '../rpc/json-text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { legacyAttribute } from './legacy-attributes.js';
import { memoize } from './memoize.js';

/** cmdb.category_info: the attributes of a category. */
export const categoryInfo: MethodHandlers<CallContext>['category_info'] = {
  async read({ category }, context) {
    return { json: jsonFor(context, categoryNamed(context, category).const) };
  },
};

const jsonFor = memoize((context, name) => {
  const { language, dialect } = context;
  const registry = context.registry.named ?? context.registry;
  const category = categoryNamed({ ...context, registry }, name);
  const infoOf = (attribute: AttributeDefinition) =>
    dialect.tellsTables
      ? legacyAttribute(attribute, category, language)
      : {
          ...present(attribute, category, language),
          ...(showsAcyclic(registry, category, attribute) && { acyclic: true }),
          ...(!isSortable({ ...context, registry }, category, attribute) && { sortable: false }),
        };
  const attributes = registry.storage(category).attributes.map(attribute => [attribute.key, infoOf(attribute)]);
  return jsonOf(Object.fromEntries(attributes));
});

/** A link that shows one of another category from its far end leads back no more than that one does. */
function showsAcyclic(registry: Registry, { reverses }: Category, { key, mirrors }: AttributeDefinition): boolean {
  const shown = reverses?.owner === key ? reverses : mirrors;
  const link = shown && registry.category(shown.category)?.attributes.find(each => each.key === shown.link);
  return link?.acyclic === true || link?.target?.notItself === true;
}

function present(attribute: AttributeDefinition, { mode }: Category, language: Language): AttributeInfo {
  const { key, id, title, type, hashed, showContent, nameFrom, required: _, readOnly = false, ...others } = attribute;
  const { description, unavailable, automatic, relationFromTarget, relationByChoice, formerUnset, byTitle, ...rest } = others;
  const { atOtherEnd, independent, ...more } = rest;
  const isFixed = readOnly || !typeOf(attribute).saved || mode === 'view';
  return {
    title: title[language],
    ...(description && { description: description[language] }),
    type,
    required: isNeeded(attribute),
    readOnly: isFixed,
    ...more,
    ...(unavailable && { unavailable: unavailable[language] }),
  };
}
