import { type MethodName, methods } from '../../../generated/methods.js';
import { idempotentCall, onlyOnce } from '../../domain/idempotency/idempotent-call.js';
import { atRevision, type RevisedSubject } from '../../domain/revisions/expected-revision.js';
import { type Guard, guardStore } from '../../domain/storage/guarded-store.js';
import type { Store } from '../../domain/storage/store.js';
import { findRevisedSubject } from '../../handlers/revised-subject.js';
import { text } from '../../messages/text.js';
import { rejectParameter } from '../../rpc/invalid-parameters.js';
import type { Permission } from '../../rpc/method-definition.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { RequestContext } from '../context/request-context.js';
import { authorize } from './authorize.js';

/**
 * The context of a call for another method or store, limited to what the rights of its caller permit.
 * @throws RpcError Forbidden
 */
export function permitCall(permission: Permission, context: RequestContext, store: Store): RequestContext {
  const { permitted, scope } = authorize(permission, context);
  return { ...context, permitted, store: store.withScope(scope) };
}

/** The context in which the caller reads changes; `undefined` where it may not. */
export function viewing(context: RequestContext, store: Store): RequestContext | undefined {
  try {
    return permitCall(methods['kataster.changes.read'].permission, context, store);
  } catch (error) {
    if (error instanceof RpcError) return undefined;
    throw error;
  }
}

/**
 * The context of a write, whose store guards its transactions as the options of the call ask for: carried out once, and only at an expected
 * revision. A repetition returns its result whatever the revision is by now.
 */
export function guardContext(method: MethodName, context: RequestContext, params: object): RequestContext {
  const { idempotency_key: key, if_revision: revision } = context.asked ?? {};
  const guards: Guard[] = [];
  if (key !== undefined) guards.push(onlyOnce(idempotentCall(context, key, params)));
  if (revision !== undefined) guards.push(atRevision(context, subjectOf(method, params), revision));
  return guards.length > 0 ? { ...context, store: guardStore(context.store, guards) } : context;
}

/** @throws RpcError InvalidParameters */
function subjectOf(method: MethodName, params: object): RevisedSubject {
  const { resource } = methods[method].permission;
  const fault = text('CallIsAboutSeveralObjects');
  return findRevisedSubject(resource, { ...params }) ?? rejectParameter('if_revision', fault);
}
