import type { ClientModel } from '../model.js';
import { schemaNamed } from '../schema-names.js';
import { type CategoryFunction, categoryAttributes, categoryFunctions } from './category-functions.js';
import { type Flavour, flavours, functionText } from './functions.js';
import type { Signature } from './signatures.js';
import { docstring } from './text.js';
import { optionsName, pythonType } from './types.js';

/** For each way to call: the class of a category over its types, and the class of all categories. */
export function pythonCategories(model: ClientModel): string {
  const functions = categoryFunctions(model);
  if (functions.length === 0) return '';
  return Object.values(flavours)
    .flatMap(flavour => [classOfOne(functions, model, flavour), classOfAll(model, flavour)])
    .join('\n\n');
}

function classOfOne(functions: readonly CategoryFunction[], model: ClientModel, flavour: Flavour): string {
  const head = `class ${flavour.prefix}CategoryOf(_t.Generic[_Entry, _Data]):\n${docstring('    ', 'One category.')}`;
  const texts = functions.map(each => functionText(each.name, each.method, [signatureOf(each, model)], flavour));
  return [head, ...texts].join('\n');
}

function signatureOf({ method, category, places }: CategoryFunction, { schemas }: ClientModel): Signature {
  const { parameters, resultByCategory, result, options, paging } = method;
  const isList = schemas.some(([name, { type }]) => name === schemaNamed(result.$ref ?? '') && type === 'array');
  const entries = isList ? '_t.List[_Entry]' : '_Entry';
  const own = resultByCategory ? entries : pythonType(result);
  return {
    parameters: parameters
      .filter(({ name }) => name !== category)
      .map(each => ({
        name: each.name,
        type: each.byCategory ? '_Data' : pythonType(each.schema),
        required: each.required,
        isPlaced: places.includes(each),
      })),
    result: own,
    paged: paging && { page: own, item: resultByCategory ? '_Entry' : pythonType(paging.item) },
    options: options.length > 0 ? optionsName(method) : undefined,
  };
}

function classOfAll(model: ClientModel, { prefix }: Flavour): string {
  const lines = categoryAttributes(model).map(
    ([name, { entry, data = '_t.NoReturn' }]) => `    ${name}: ${prefix}CategoryOf[${entry}, ${data}]\n`,
  );
  return `class ${prefix}AllCategories:\n${docstring('    ', 'The categories, each with its functions.')}\n${lines.join('')}`;
}
