import { methods } from '../../../generated/methods.js';
import type { MethodDefinition } from '../../rpc/method-definition.js';

const table: Readonly<Record<string, MethodDefinition>> = methods;

/** The definition of a method; `undefined` for a name that is none, also one that every object has. */
export function definitionOf(method: string): MethodDefinition | undefined {
  return Object.hasOwn(table, method) ? table[method] : undefined;
}
