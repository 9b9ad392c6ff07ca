import { text } from '../messages/text.js';
import { array, type JsonText } from '../rpc/json-text.js';
import type { MethodDefinition, Permission } from '../rpc/method-definition.js';
import { limitExceeded, RpcError } from '../rpc/rpc-error.js';
import type { CallRequest } from './authentication/request.js';
import type { CallService } from './call-service.js';
import { type BatchedCall, responsesTo } from './calls/batch-groups.js';
import type { Dialect } from './envelope/dialects.js';
import type { NoCall, OpenedCall } from './envelope/envelope.js';
import type { CallResponse } from './steps/encode.js';
import { openEnvelope } from './steps/open-envelope.js';
import { rejectBatch } from './steps/reject-batch.js';
import { definitionOf } from './steps/route.js';

/** Prepares a call, and returns the function that carries it out; a call with an error is only answered. */
export type PrepareCall = (
  call: OpenedCall | NoCall,
  request: CallRequest,
  error?: RpcError,
) => Promise<() => Promise<CallResponse>>;

/** Opens the calls of a batch before anything is waited for, so that the body is not held for as long as they are carried out. */
export function answerBatch(
  members: readonly unknown[],
  request: CallRequest,
  service: CallService,
  prepareCall: PrepareCall,
): Promise<CallResponse> {
  const { dialect } = request;
  const error = errorOf(members, dialect, service.config.batchLimit);
  if (error) return Promise.resolve(rejectBatch(members, error, request, service));
  const session = new BatchSession(request, service);
  const calls = members.map((member): BatchedCall<CallResponse> => {
    const call = openEnvelope(member, dialect, dialect.strayMember);
    return { access: accessOf(call, service), prepare: rejection => prepareCall(call, session.request, rejection) };
  });
  return carryOutBatch(calls, session, request, service);
}

/** Carries out the calls, each by the steps of the pipeline, and responds with a list. */
async function carryOutBatch(
  calls: readonly BatchedCall<CallResponse>[],
  session: BatchSession,
  request: CallRequest,
  { store, config: { bodyLimit } }: CallService,
): Promise<CallResponse> {
  const limits = { bodyLimit, keepsOrder: store.keepsOrder, beginWrites: store.beginWrites.bind(store) };
  const responses = await responsesTo(calls, limits, {
    betweenGroups: () => request.callers.forget(),
    responded: response => session.continueWith(response),
    isClosed: () => request.isClosed?.() ?? false,
  });
  const texts: JsonText[] = [];
  for (const { json } of responses) if (json) texts.push(json);
  return { json: texts.length > 0 ? array(texts) : undefined, session: session.request.session };
}

/** Calls of a batch see the session that one before them opened. */
class BatchSession {
  request: CallRequest;

  constructor(request: CallRequest, { store }: CallService) {
    // The other calls of the batch would wait for one that waits.
    this.request = { ...request, onClose: undefined, ...(!store.keepsOrder && { store: store.inOrder() }) };
  }

  /** Calls that open or end a session are carried out exclusively. */
  continueWith({ session }: CallResponse): void {
    if (session !== this.request.session) this.request = { ...this.request, session };
  }
}

function errorOf(members: readonly unknown[], dialect: Dialect, limit: number): RpcError | undefined {
  if (members.length === 0) return new RpcError('InvalidRequest', { reason: text('BatchHoldsAtLeastOne') });
  if (members.length <= limit) return dialect.batchRule(members);
  return limitExceeded(text('BatchHoldsAtMostCalls', { limit }), {
    batch: text('ExpectedAtMostCalls', { limit }),
    setting: 'KATASTER_BATCH_LIMIT',
  });
}

function accessOf(call: OpenedCall | NoCall, { takesLong }: CallService): BatchedCall<CallResponse>['access'] {
  if ('error' in call) return 'read';
  const method: MethodDefinition | undefined = definitionOf(call.method);
  if (method?.open) return 'open';
  if (method?.access !== 'write') return 'read';
  return changesRecords(method.permission) && !takesLong(call.method, call.params) ? 'write' : 'exclusive';
}

const recordVerbs: ReadonlySet<Permission['verb']> = new Set(['create', 'edit', 'archive', 'delete', 'purge']);

/** Whether methods with this right change records alone, in transactions of the store of their context. */
function changesRecords({ verb }: Permission): boolean {
  return recordVerbs.has(verb);
}
