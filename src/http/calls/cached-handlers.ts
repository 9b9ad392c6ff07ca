import type { MethodName } from '../../../generated/methods.js';
import type { Store } from '../../domain/storage/store.js';
import type { MethodHandlers } from '../../rpc/reply.js';
import { AnswerCache } from './answer-cache.js';
import { changedHandlers, type Handle } from './handler-table.js';
import type { RequestContext } from './request-context.js';
import { resultJson } from './result-json.js';
import { mayBeKept, type TracedReply, tracedHandlers } from './traced-handlers.js';

/**
 * Handlers of which those whose answers may be kept answer from a cache of so many bytes, where the store allows for it. `between` is what
 * comes between the cache and the handlers.
 */
export function cachedHandlers(
  handlers: MethodHandlers<RequestContext>,
  between: (handlers: MethodHandlers<RequestContext>) => MethodHandlers<RequestContext>,
  store: Pick<Store, 'commits' | 'onCommit'>,
  limit: number,
): MethodHandlers<RequestContext> {
  if (limit === 0 || store.commits === undefined) return between(handlers);
  const cache = new AnswerCache(limit, store);
  return changedHandlers(between(tracedHandlers(handlers)), (method, handle) =>
    mayBeKept(method) ? cached(method, handle, cache) : handle,
  );
}

function cached(method: MethodName, handle: Handle, cache: AnswerCache): Handle {
  return (params, context) => {
    const question = questionOf(method, params, context);
    if (question === undefined) return handle(params, context);
    return cache.answer(question, context, async () => {
      const reply: TracedReply = await handle(params, context);
      const json = resultJson(reply, method, context.request.dialect, context.settings.bodyLimit);
      return { json, readSet: reply.readSet };
    });
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
