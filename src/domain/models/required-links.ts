import type { Attribute } from '../../attributes/attribute-type.js';
import { typeOf } from '../../attributes/attribute-types.js';
import { memoizeByPart } from '../../attributes/memoize.js';
import type { Registry } from '../../catalog/registry.js';
import { type CategoryModel, modelOf } from './category-model.js';

/** Links to objects without which an entry of the category says nothing. */
export function listRequiredLinks({ links }: CategoryModel): readonly Attribute[] {
  return links.filter(link => link.required && typeOf(link).holds.leadsTo === 'objects');
}

/** The same of every category, as `category.attribute`. */
export const requiredLinks = memoizeByPart((registry: Registry): readonly string[] =>
  registry.categories
    .filter(category => category.storedIn === category.const && !category.reverses)
    .flatMap(category => listRequiredLinks(modelOf(registry, category)).map(({ key }) => `${category.const}.${key}`)),
);
