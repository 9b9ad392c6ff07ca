import type { ClientMethod } from '../model.js';
import { toExportedName } from './text.js';

/** A function of a method, whose name ends in the suffix. */
interface Variant {
  readonly suffix: string;
  readonly method: ClientMethod;
}

/** The functions of a method: Go has no overloads, so that one with the parameter that selects members of the result has a name of its own. */
export function variantsOf(method: ClientMethod): readonly Variant[] {
  const { whole, parameters, typeName } = method;
  if (!whole) return [{ suffix: '', method }];
  const { result, paging, parameter } = whole;
  const suffix = `With${toExportedName(parameter)}`;
  const selecting = parameters.map(each => (each.name === parameter ? { ...each, required: true } : each));
  const others = parameters.filter(({ name }) => name !== parameter);
  return [
    { suffix: '', method: { ...method, result, paging, parameters: others } },
    { suffix, method: { ...method, typeName: `${typeName}${suffix}`, parameters: selecting } },
  ];
}
