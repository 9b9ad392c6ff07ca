import { type MethodName, methods } from '../../generated/methods.js';
import type { MethodDefinition } from '../../src/rpc/method-definition.js';
import type { DialectName } from './service.js';

const table: Readonly<Record<string, MethodDefinition>> = methods;

/** The dialect in which a method is called: this one where it has the method, else the first that has. */
export function dialectFor(method: MethodName | string, dialect: DialectName = 'contract'): DialectName {
  const there = table[method]?.dialects ?? [dialect];
  return there.includes(dialect) ? dialect : (there[0] ?? dialect);
}
