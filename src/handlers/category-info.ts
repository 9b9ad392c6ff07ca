import type { AttributeDefinition, AttributeInfo } from '../../generated/types.js';
import { typeOf } from '../attributes/attribute-types.js';
import type { Category } from '../catalog/registry.js';
import { categoryNamed } from '../domain/categories.js';
import type { Language } from '../domain/context.js';
import { jsonOf } from '../rpc/json-text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { legacyAttribute } from './legacy-attributes.js';
import { madeOnce } from './made-once.js';

/** cmdb.category_info: the attributes of a category. */
export const categoryInfo: MethodHandlers<CallContext>['category_info'] = {
  async read({ category }, context) {
    return { json: jsonFor(context, categoryNamed(context, category).const) };
  },
};

const jsonFor = madeOnce((context, name) => {
  const { registry, language, dialect } = context;
  const category = categoryNamed(context, name);
  const attributes = registry
    .storage(category)
    .attributes.map(attribute => [
      attribute.key,
      dialect.tellsTables ? legacyAttribute(attribute, category, language) : present(attribute, category, language),
    ]);
  return jsonOf(Object.fromEntries(attributes));
});

function present(attribute: AttributeDefinition, { mode }: Category, language: Language): AttributeInfo {
  const { key, title, type, internal, hashed, showContent, nameFrom, required = false, readOnly = false, ...others } = attribute;
  const { description, unavailable, automatic, relationFromTarget, relationByChoice, formerUnset, byTitle, atOtherEnd, ...more } =
    others;
  const isFixed = readOnly || !typeOf(attribute).saved || mode === 'view';
  return {
    title: title[language],
    ...(description && { description: description[language] }),
    type,
    required,
    readOnly: isFixed,
    ...more,
    ...(unavailable && { unavailable: unavailable[language] }),
  };
}
