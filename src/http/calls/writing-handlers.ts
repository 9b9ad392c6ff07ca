import { type MethodName, methods } from '../../../generated/methods.js';
import { dryRun } from '../../domain/dry-runs/dry-run.js';
import { idempotentCall, idempotentStore } from '../../domain/idempotency/idempotent-call.js';
import { revisedStore } from '../../domain/revisions/expected-revision.js';
import type { Store } from '../../domain/storage/store.js';
import { presentChange } from '../../handlers/changes.js';
import { revisedSubject } from '../../handlers/revised-subject.js';
import { refuseParameter } from '../../rpc/invalid-parameters.js';
import { isObjectJson, jsonOf, object, withMember } from '../../rpc/json-text.js';
import type { MethodHandlers, Reply } from '../../rpc/reply.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { permittedTo } from './call-contexts.js';
import { changedHandlers, type Handle } from './handler-table.js';
import type { RequestContext } from './request-context.js';
import { resultJson } from './result-json.js';

/** Handlers of which those that write obey the options of their calls: once, at an expected revision alone, or not really. */
export function writingHandlers(handlers: MethodHandlers<RequestContext>): MethodHandlers<RequestContext> {
  return changedHandlers(handlers, (method, handle) => (methods[method].access === 'write' ? optional(method, handle) : handle));
}

function optional(method: MethodName, handle: Handle): Handle {
  return (params, context) => {
    const { asked } = context;
    if (!asked) return handle(params, context);
    if (asked.dry_run) return tried(method, handle, params, context);
    return handle(params, atRevision(onlyOnce(context, params), params));
  };
}

function onlyOnce(context: RequestContext, params: object): RequestContext {
  const key = context.asked?.idempotency_key;
  return key === undefined
    ? context
    : { ...context, store: idempotentStore(context.store, idempotentCall(context, key, params)) };
}

function atRevision(context: RequestContext, params: object): RequestContext {
  const revision = context.asked?.if_revision;
  if (revision === undefined) return context;
  const subject =
    revisedSubject({ ...params }) ?? refuseParameter('if_revision', 'the call is about several objects; expected one');
  return { ...context, store: revisedStore(context, subject, revision) };
}

/** The usual result, with the changes that the call would make beside its members. */
async function tried(method: MethodName, handle: Handle, params: object, context: RequestContext): Promise<Reply> {
  const { permission } = methods[method];
  const { request, settings } = context;
  const { result, changes } = await dryRun(context, {
    async carryOut(store) {
      const reply = await handle(params, atRevision(permittedTo(permission, { ...context, store }), params));
      return resultJson(reply, method, request.dialect, settings.bodyLimit);
    },
    viewing: store => viewing(context, store),
  });
  const usual = isObjectJson(result) ? result : object([['result', result]]);
  return { json: withMember(usual, 'changes', jsonOf(changes.map(presentChange))) };
}

/** The context in which the caller reads changes; `undefined` where it may not. */
function viewing(context: RequestContext, store: Store): RequestContext | undefined {
  try {
    return permittedTo(methods['kataster.changes.read'].permission, { ...context, store });
  } catch (error) {
    if (error instanceof RpcError) return undefined;
    throw error;
  }
}
