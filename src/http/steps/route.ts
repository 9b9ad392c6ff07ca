import { type MethodName, methods } from '../../../generated/methods.js';
import { text } from '../../messages/text.js';
import { suggestion } from '../../rpc/did-you-mean.js';
import type { MethodDefinition } from '../../rpc/method-definition.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { Dialect } from '../envelope/dialects.js';

/** A method with its name. */
export interface Route extends MethodDefinition {
  readonly name: MethodName;
}

const routes: ReadonlyMap<string, Route> = new Map(
  Object.entries<MethodDefinition>(methods).map(([name, method]) => [name, { ...method, name: name as MethodName }]),
);

/** The definition of a method in whatever dialect; `undefined` for a name that is none. */
export function definitionOf(name: string): MethodDefinition | undefined {
  return routes.get(name);
}

/** The method with a name in a dialect; `undefined` if there is none. */
export function findRoute(name: string, dialect: Dialect): Route | undefined {
  const route = routes.get(name);
  return route?.dialects && !route.dialects.includes(dialect.name) ? undefined : route;
}

/**
 * Rejects a method that there is not: after authentication, as without a key nobody learns which methods there are.
 * @throws RpcError MethodNotFound naming the nearest
 */
export function rejectMethod(name: string, dialect: Dialect): never {
  const known = [...routes.keys()].filter(each => findRoute(each, dialect));
  const right = suggestion(name, known) ?? text('ExpectedOneOfMethodsOf');
  throw new RpcError('MethodNotFound', { method: name }, { method: right });
}
