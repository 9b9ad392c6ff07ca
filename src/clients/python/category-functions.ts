import { DocumentError } from '../document-shape.js';
import type { ClientCategory, ClientMethod, ClientModel, Parameter } from '../model.js';
import { isName } from './text.js';

/** A method that reads or saves entries of one category, as a function of that category. */
export interface CategoryFunction {
  readonly name: string;
  readonly method: ClientMethod;
  /** The parameter that names the category. */
  readonly category: string;
  /** Required parameters, which are given by their place. */
  readonly places: readonly Parameter[];
}

/** The functions that each category has; the first method of a name has it. */
export function categoryFunctions({ methods, categories }: ClientModel): readonly CategoryFunction[] {
  if (categories.length === 0) return [];
  const found = methods.flatMap(method => {
    const { name, category, needs, parameters } = method;
    if (category === undefined || needs === undefined || needs === 'choices') return [];
    const places = parameters.filter(each => each.required && each.name !== category);
    return [{ name: name.slice(name.lastIndexOf('.') + 1), method, category, places }];
  });
  return found.filter(({ name }, at) => isName(name) && found.findIndex(each => each.name === name) === at);
}

/**
 * The categories by the attributes of `client.categories`: C__CATG__MODEL is `model`, and C__CATS__NET is `cats_net` beside C__CATG__NET.
 * @throws DocumentError where two would have one name
 */
export function categoryAttributes(model: ClientModel): readonly (readonly [name: string, category: ClientCategory])[] {
  if (categoryFunctions(model).length === 0) return [];
  const short = model.categories.map(category => shortName(category.const));
  const names = model.categories.map((category, at) => {
    const name = short[at] ?? '';
    return isName(name) && short.indexOf(name) === short.lastIndexOf(name) ? name : shortName(category.const, 'C__');
  });
  const repeated = names.find((name, at) => names.indexOf(name) < at || !isName(name));
  if (repeated !== undefined) throw new DocumentError(`"${repeated}" would be the name of a category twice, or is none`);
  return model.categories.map((category, at) => [names[at] ?? '', category]);
}

function shortName(constant: string, prefix = /^C__CAT[GS]__/.exec(constant)?.[0] ?? ''): string {
  const own = constant.startsWith(prefix) ? constant.slice(prefix.length) : constant;
  return own.replaceAll('__', '_').toLowerCase();
}
