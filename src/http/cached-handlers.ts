import { type Handlers, type MethodDefinition, methods } from '../../generated/methods.js';
import type { Store } from '../domain/storage/store.js';
import { JsonText } from '../handlers/json-text.js';
import { AnswerCache } from './answer-cache.js';
import type { RequestContext } from './request-context.js';
import { resultText } from './result-text.js';

type Handle = (params: object, context: RequestContext) => Promise<unknown>;
type HandlerTable = Readonly<Record<string, Readonly<Record<string, Handle>>>>;

/** Handlers of which those that need no more than the right to view answer from a cache of so many bytes, where the store allows for it. */
export function cachedHandlers(
  handlers: Handlers<RequestContext>,
  { commits }: Pick<Store, 'commits'>,
  limit: number,
): Handlers<RequestContext> {
  if (limit === 0 || commits === undefined) return handlers;
  const cache = new AnswerCache(limit);
  const table: Record<string, Readonly<Record<string, Handle>>> = { ...(handlers as unknown as HandlerTable) };
  for (const [method, { permission, handler }] of Object.entries<MethodDefinition>(methods)) {
    const [namespace, fn] = handler;
    const handle = table[namespace]?.[fn];
    if (permission.verb !== 'view' || !handle) continue;
    table[namespace] = { ...table[namespace], [fn]: cached(method, handle, cache) };
  }
  return table as unknown as Handlers<RequestContext>;
}

function cached(method: string, handle: Handle, cache: AnswerCache): Handle {
  return async (params, context) => {
    const question = questionOf(method, params, context);
    if (question === undefined) return handle(params, context);
    const { dialect } = context.request;
    const ask = async () => resultText(await handle(params, context), method, dialect);
    return new JsonText(await cache.answer(question, context, ask));
  };
}

/** All that an answer depends on beside the database, the day and the rights of who asks; `undefined` where there is no JSON of it. */
function questionOf(method: string, params: object, { dialect, language }: RequestContext): string | undefined {
  try {
    return `${method} ${dialect.name} ${language} ${JSON.stringify(params)}`;
  } catch {
    // Ids that a number cannot hold are kept as bigints.
    return undefined;
  }
}
