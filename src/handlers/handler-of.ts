import { type MethodName, methods } from '../../generated/methods.js';
import type { MaybePromise } from '../rpc/maybe-promise.js';
import type { Reply } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { handlers } from './handlers.js';

/** Carries out a call with validated parameters. */
export type Handler = (params: object, context: CallContext) => MaybePromise<Reply>;

// The one cast: the validation of parameters has checked what the types of the handlers promise.
const table = handlers as unknown as Readonly<Record<string, Readonly<Record<string, Handler>>>>;

const byMethod: ReadonlyMap<string, Handler | undefined> = new Map(
  Object.entries(methods).map(
    ([
      name,
      {
        handler: [namespace, fn],
      },
    ]) => [name, table[namespace]?.[fn]],
  ),
);

/** The handler of a method. */
export function handlerOf(method: MethodName): Handler {
  const handler = byMethod.get(method);
  if (!handler) throw new Error(`Nothing carries out ${method}`);
  return handler;
}
