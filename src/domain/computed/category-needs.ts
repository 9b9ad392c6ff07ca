import type { Need } from '../behaviours/need.js';
import type { DomainContext } from '../context.js';
import type { CategoryModel } from '../models/category-model.js';

/** Needs of the entries of a category in the forms of a dialect. */
export function needsOf(
  { behaviours, dialect }: Pick<DomainContext, 'behaviours' | 'dialect'>,
  { category }: CategoryModel,
): readonly Need<unknown>[] {
  const { needs = {}, form } = behaviours.get(category.const) ?? {};
  return [...Object.values(needs), ...(dialect.formerForms && form ? Object.values(form.needs) : [])];
}
