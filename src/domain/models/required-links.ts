import type { Attribute } from '../../attributes/attribute-type.js';
import { leadsToObjects } from '../../attributes/attribute-types.js';
import { memoizeByPart } from '../../attributes/memoize.js';
import type { Registry } from '../../catalog/registry.js';
import { type CategoryModel, modelOf } from './category-model.js';

/** Links to objects without which an entry of the category says nothing. */
export function listRequiredLinks({ links }: CategoryModel): readonly Attribute[] {
  return links.filter(link => link.required && leadsToObjects(link));
}

/** The same of every category, as `category.attribute`. */
export const requiredLinks = memoizeByPart((registry: Registry) => linkNames(registry, listRequiredLinks));

/** Links of every category that keeps entries, as `category.attribute`. */
export function linkNames(registry: Registry, linksIn: (model: CategoryModel) => readonly Attribute[]): readonly string[] {
  return registry.categories
    .filter(category => category.storedIn === category.const && !category.reverses)
    .flatMap(category => linksIn(modelOf(registry, category)).map(({ key }) => `${category.const}.${key}`));
}
