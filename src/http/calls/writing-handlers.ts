import { type MethodName, methods } from '../../../generated/methods.js';
import { dryRun } from '../../domain/dry-runs/dry-run.js';
import { idempotentCall, idempotentStore } from '../../domain/idempotency/idempotent-call.js';
import { type Plan, sealedPlan } from '../../domain/plans/plan.js';
import { revisedStore } from '../../domain/revisions/expected-revision.js';
import type { Store } from '../../domain/storage/store.js';
import { storeWith } from '../../domain/storage/store-with.js';
import { presentChange } from '../../handlers/changes.js';
import { revisedSubject } from '../../handlers/revised-subject.js';
import type { Awaitable } from '../../rpc/awaitable.js';
import { rejectParameter } from '../../rpc/invalid-parameters.js';
import { array, isObjectJson, jsonOf, object, withMember } from '../../rpc/json-text.js';
import type { MethodHandlers, Reply } from '../../rpc/reply.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { mappedInSlices } from '../../rpc/time-slices.js';
import { permittedTo } from './call-contexts.js';
import { changedHandlers, type Handle } from './handler-table.js';
import type { RequestContext } from './request-context.js';
import { resultJson } from './result-json.js';

/** Handlers of which those that write obey the options of their calls: once, at an expected revision alone, or not really. */
export function writingHandlers(handlers: MethodHandlers<RequestContext>): MethodHandlers<RequestContext> {
  return changedHandlers(handlers, (method, handle) => (methods[method].access === 'write' ? optional(method, handle) : handle));
}

function optional(method: MethodName, handle: Handle): Handle {
  return (params, received) => {
    const context = withConfirmation(received);
    const { asked } = context;
    if (!asked) return handle(params, context);
    if (asked.dry_run) return tried(method, handle, params, context);
    return handle(params, atRevision(method, onlyOnce(context, params), params));
  };
}

/** The context of a call whose transactions are committed once its caller is confirmed. */
function withConfirmation(context: RequestContext): RequestContext {
  const { confirmation, store } = context;
  if (!confirmation) return context;
  const confirmed = async <T>(work: Awaitable<T>): Promise<T> => {
    const result = await work;
    await confirmation;
    return result;
  };
  const transaction: Store['transaction'] = (author, work) => store.transaction(author, records => confirmed(work(records)));
  const share: Store['share'] = (kind, work) => store.share(kind, open => confirmed(work(open)));
  return { ...context, store: storeWith(store, { transaction, share }) };
}

function onlyOnce(context: RequestContext, params: object): RequestContext {
  const key = context.asked?.idempotency_key;
  return key === undefined
    ? context
    : { ...context, store: idempotentStore(context.store, idempotentCall(context, key, params)) };
}

/** The context of a call whose store changes nothing unless what the call is about has the expected revision. */
export function atRevision(method: MethodName, context: RequestContext, params: object): RequestContext {
  const revision = context.asked?.if_revision;
  if (revision === undefined) return context;
  const subject =
    revisedSubject(methods[method].permission.resource, { ...params }) ??
    rejectParameter('if_revision', 'the call is about several objects; expected one');
  return { ...context, store: revisedStore(context, subject, revision) };
}

/** The usual result, with the changes that the call would make beside its members. */
async function tried(method: MethodName, handle: Handle, params: object, context: RequestContext): Promise<Reply> {
  const { permission } = methods[method];
  const { request, settings } = context;
  const { result, changes, basis } = await dryRun(context, {
    isLarge: isLarge(params),
    async carryOut(store) {
      const reply = await handle(params, atRevision(method, permittedTo(permission, { ...context, store }), params));
      return resultJson(reply, method, request.dialect, settings.bodyLimit);
    },
    viewing: store => viewing(context, store),
  });
  const usual = isObjectJson(result) ? result : object([['result', result]]);
  const shown = withMember(usual, 'changes', array(await mappedInSlices(changes, change => jsonOf(presentChange(change)))));
  const plan = await sealedPlan(context, planOf(method, context, basis), settings.bodyLimit);
  return { json: withMember(shown, 'plan', jsonOf(plan)) };
}

/** Operations of which one call is large: it takes so many ids, for so long. */
const manyOperations = 100;

function isLarge({ operations }: { readonly operations?: unknown }): boolean {
  return Array.isArray(operations) && operations.length > manyOperations;
}

/** Options that a plan does not repeat: it is no dry run, and the call that applies it has a key of its own. */
const notPlanned: ReadonlySet<string> = new Set(['dry_run', 'idempotency_key', 'comment']);

function planOf(method: MethodName, { sent, options, timeZone }: RequestContext, basis: Pick<Plan, 'latest' | 'changes'>): Plan {
  const params = Object.fromEntries(Object.entries(sent).filter(([name]) => !notPlanned.has(name)));
  return { method, params, comment: options?.comment, timeZone: timeZone?.name, ...basis };
}

/** The context in which the caller reads changes; `undefined` where it may not. */
export function viewing(context: RequestContext, store: Store): RequestContext | undefined {
  try {
    return permittedTo(methods['kataster.changes.read'].permission, { ...context, store });
  } catch (error) {
    if (error instanceof RpcError) return undefined;
    throw error;
  }
}
