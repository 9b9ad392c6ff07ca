import { type MethodName, methods } from '../../../generated/methods.js';
import type { Store } from '../../domain/storage/store.js';
import type { MethodDefinition } from '../../rpc/method-definition.js';
import type { MethodHandlers } from '../../rpc/reply.js';
import { AnswerCache } from './answer-cache.js';
import { changedHandlers, type Handle } from './handler-table.js';
import type { RequestContext } from './request-context.js';
import { resultJson } from './result-json.js';

const table: Readonly<Record<MethodName, MethodDefinition>> = methods;

/** Handlers of which those that need no more than the right to view answer from a cache of so many bytes, where the store allows for it. */
export function cachedHandlers(
  handlers: MethodHandlers<RequestContext>,
  { commits }: Pick<Store, 'commits'>,
  limit: number,
): MethodHandlers<RequestContext> {
  if (limit === 0 || commits === undefined) return handlers;
  const cache = new AnswerCache(limit);
  return changedHandlers(handlers, (method, handle) =>
    table[method].permission.verb === 'view' && !table[method].waits ? cached(method, handle, cache) : handle,
  );
}

function cached(method: MethodName, handle: Handle, cache: AnswerCache): Handle {
  return (params, context) => {
    const question = questionOf(method, params, context);
    if (question === undefined) return handle(params, context);
    return cache.answer(question, context, async () => {
      const reply = await handle(params, context);
      return { json: resultJson(reply, method, context.request.dialect, context.settings.bodyLimit) };
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
