import { type MethodName, methodAliases, methods } from '../../../generated/methods.js';
import type { Writing } from '../../handlers/context.js';
import { handlerOf } from '../../handlers/handler-of.js';
import { text } from '../../messages/text.js';
import { withSuggestion } from '../../rpc/did-you-mean.js';
import { rejectParameter } from '../../rpc/invalid-parameters.js';
import { textOf } from '../../rpc/json-text.js';
import type { MethodDefinition } from '../../rpc/method-definition.js';
import type { RequestContext } from '../context/request-context.js';
import { nameSentOf } from '../parameters/parameters.js';
import { resultJson } from '../steps/encode.js';
import { guardContext, permitCall, viewing } from '../steps/nested-contexts.js';
import { validate } from '../steps/validate.js';

const triable = (Object.entries(methods) as [MethodName, MethodDefinition][])
  .filter(([, { options = [] }]) => options.includes('dry_run'))
  .map(([name]) => name);

/** Carries out methods within a call. */
export const nestedWriting: Writing = {
  async perform(context: RequestContext, { method: asked, params }, store) {
    const { dialect } = context.request;
    const method = methodNamed(asked);
    const { permission, options: taken }: MethodDefinition = methods[method];
    const nameSent = (parameter: string) => nameSentOf(parameter, method, Object.keys(params), dialect);
    const called = permitCall(permission, { ...context, method, sent: params, nameSent }, store);
    const { params: own, options } = validate(method, taken, { ...params }, dialect, context.registry);
    for (const option of Object.keys(options)) if (option !== 'if_revision') rejectOption(option);
    const reply = await handlerOf(method)(own, guardContext(method, { ...called, asked: options }, own));
    return JSON.parse(textOf(resultJson(reply, method, dialect, context.settings.bodyLimit)));
  },
  viewing,
};

/** A method that writes what the log shows, by any of its names. */
function methodNamed(asked: string): MethodName {
  const name = methodAliases.get(asked) ?? asked;
  const found = triable.find(each => each === name);
  const fault = text('ExpectedMethodThatTakesDry');
  return found ?? rejectParameter('method', withSuggestion(fault, asked, triable));
}

function rejectOption(option: string): never {
  rejectParameter(option, text('ExpectedBesideOperationsItIs'));
}
