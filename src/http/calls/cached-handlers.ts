import type { MethodName } from '../../../generated/methods.js';
import { after } from '../../rpc/awaitable.js';
import type { MethodHandlers } from '../../rpc/reply.js';
import type { AnswerCache } from './answer-cache.js';
import { changedHandlers, type Handle } from './handler-table.js';
import type { RequestContext } from './request-context.js';
import { resultJson } from './result-json.js';
import { mayBeKept, type TracedReply, tracedHandlers } from './traced-handlers.js';

/** Handlers of which those whose answers may be kept answer from a cache. `between` is what comes between the cache and the handlers. */
export function cachedHandlers(
  handlers: MethodHandlers<RequestContext>,
  between: (handlers: MethodHandlers<RequestContext>) => MethodHandlers<RequestContext>,
  cache: AnswerCache | undefined,
): MethodHandlers<RequestContext> {
  if (!cache) return between(handlers);
  return changedHandlers(between(tracedHandlers(handlers)), (method, handle) =>
    mayBeKept(method) ? cached(method, handle, cache) : handle,
  );
}

function cached(method: MethodName, handle: Handle, cache: AnswerCache): Handle {
  return (params, context) => {
    const text = questionOf(method, params, context);
    if (text === undefined) return handle(params, context);
    const answer = cache.answer({ method, text, rights: context.rights }, context.now(), () =>
      after(handle(params, context), (reply: TracedReply) => {
        const json = resultJson(reply, method, context.request.dialect, context.settings.bodyLimit);
        return { json, readSet: reply.readSet };
      }),
    );
    // The same text of a call stands for another moment later.
    return context.options?.asOf === undefined ? answer : after(answer, ({ json }) => ({ json }));
  };
}

/** Cache key: all that an answer depends on beside the database, the day and the rights; `undefined` where parameters have no JSON. */
function questionOf(
  method: string,
  params: object,
  { dialect, language, timeZone, publicUrl, options }: RequestContext,
): string | undefined {
  try {
    const asked = options ? JSON.stringify(options) : '';
    return `${method} ${dialect.name} ${language} ${timeZone?.name} ${publicUrl} ${asked} ${JSON.stringify(params)}`;
  } catch {
    // Ids that a number cannot hold are kept as bigints.
    return undefined;
  }
}
