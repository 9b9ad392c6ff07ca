import { type MethodName, methodAliases, methods } from '../../../generated/methods.js';
import type { Writing } from '../../handlers/context.js';
import { withSuggestion } from '../../rpc/did-you-mean.js';
import { rejectParameter } from '../../rpc/invalid-parameters.js';
import { textOf } from '../../rpc/json-text.js';
import type { MethodDefinition } from '../../rpc/method-definition.js';
import type { MethodHandlers } from '../../rpc/reply.js';
import { withoutOptions } from '../parameters/options.js';
import { nameSentOf, normalizedParameters } from '../parameters/parameters.js';
import { permittedTo } from './call-contexts.js';
import { handlerOf } from './handler-table.js';
import type { RequestContext } from './request-context.js';
import { resultJson } from './result-json.js';
import { atRevision, viewing } from './writing-handlers.js';

const triable = (Object.entries(methods) as [MethodName, MethodDefinition][])
  .filter(([, { options = [] }]) => options.includes('dry_run'))
  .map(([name]) => name);

/** Carries out methods within a call, over these handlers. */
export function writingOver(handlers: MethodHandlers<RequestContext>): Writing {
  return {
    async perform(context: RequestContext, { method: asked, params }, store) {
      const method = methodNamed(asked);
      const { dialect } = context.request;
      const nameSent = (parameter: string) => nameSentOf(parameter, method, Object.keys(params), dialect);
      const called = permittedTo(methods[method].permission, { ...context, method, sent: params, nameSent, store });
      const normalized = normalizedParameters(method, { ...params }, dialect, context.registry);
      const { params: own, options } = withoutOptions(method, normalized);
      for (const option of Object.keys(options)) if (option !== 'if_revision') rejectOption(option);
      const reply = await handlerOf(handlers, method)(own, atRevision(method, { ...called, asked: options }, own));
      return JSON.parse(textOf(resultJson(reply, method, dialect, context.settings.bodyLimit)));
    },
    viewing,
  };
}

/** A method that writes what the log shows, by any of its names. */
function methodNamed(asked: string): MethodName {
  const name = methodAliases.get(asked) ?? asked;
  const found = triable.find(each => each === name);
  const fault = 'expected a method that takes dry_run: one whose changes the log has';
  return found ?? rejectParameter('method', withSuggestion(fault, asked, triable));
}

function rejectOption(option: string): never {
  rejectParameter(option, 'expected beside the operations: it is an option of the whole call');
}
