import { type MethodName, methods } from '../../../generated/methods.js';
import type { Awaitable } from '../../rpc/awaitable.js';
import type { MethodDefinition } from '../../rpc/method-definition.js';
import type { MethodHandlers, Reply } from '../../rpc/reply.js';
import type { RequestContext } from './request-context.js';

/** Carries out a call with validated parameters. */
export type Handle = (params: object, context: RequestContext) => Awaitable<Reply>;

type HandlerTable = Record<string, Readonly<Record<string, Handle>>>;

/** Handlers with another function in the place of each. */
export function changedHandlers(
  handlers: MethodHandlers<RequestContext>,
  change: (method: MethodName, handle: Handle) => Handle,
): MethodHandlers<RequestContext> {
  const table: HandlerTable = { ...(handlers as unknown as HandlerTable) };
  for (const method of Object.keys(methods) as MethodName[]) {
    const [namespace, fn] = pathOf(method);
    table[namespace] = { ...table[namespace], [fn]: change(method, handlerOf(handlers, method)) };
  }
  return table as unknown as MethodHandlers<RequestContext>;
}

/** The function that carries out a method. */
export function handlerOf(handlers: MethodHandlers<RequestContext>, method: MethodName): Handle {
  const [namespace, fn] = pathOf(method);
  const handle = (handlers as unknown as HandlerTable)[namespace]?.[fn];
  if (!handle) throw new Error(`Nothing carries out ${method}`);
  return handle;
}

function pathOf(method: MethodName): MethodDefinition['handler'] {
  return methods[method].handler;
}
