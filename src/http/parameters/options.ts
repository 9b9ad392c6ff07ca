import type { MethodName } from '../../../generated/methods.js';
import { methods } from '../../../generated/methods.js';
import type { MethodOptions } from '../../../generated/types.js';
import type { MethodDefinition } from '../../rpc/method-definition.js';

/** The parameters of a call apart from its options. */
export interface SeparatedParameters {
  readonly params: Record<string, unknown>;
  readonly options: MethodOptions;
}

/** The options of a call without any. */
export const noOptions: MethodOptions = Object.freeze({});

/** Takes the options out of the normalized parameters of a call. */
export function withoutOptions(name: MethodName, normalized: Record<string, unknown>): SeparatedParameters {
  const { options = [] }: MethodDefinition = methods[name];
  const given = options.filter(option => Object.hasOwn(normalized, option));
  if (given.length === 0) return { params: normalized, options: noOptions };
  const isOption = ([parameter]: [string, unknown]) => given.some(option => option === parameter);
  const [taken, params] = [true, false].map(isTaken =>
    Object.fromEntries(Object.entries(normalized).filter(entry => isOption(entry) === isTaken)),
  );
  return { params: params ?? {}, options: Object.freeze(taken ?? noOptions) };
}
