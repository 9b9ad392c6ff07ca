import type { Store } from '../../domain/storage/store.js';
import type { Awaitable } from '../../rpc/awaitable.js';
import { changesRecords } from '../../rpc/dispatcher.js';
import { array, type JsonText } from '../../rpc/json-text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { CallRequest } from '../authentication/request.js';
import type { Dialect } from '../envelope/dialects.js';
import { isCall, type NoCall, type OpenedCall, openEnvelope } from '../envelope/envelope.js';
import { definitionOf } from '../envelope/method-definitions.js';
import { type BatchedCall, type BatchLimits, responsesTo } from './batch.js';
import { type CallResponse, type ResponseParts, rejected, responseToCall } from './call-response.js';

/** Dispatcher, limits and monitoring for the calls of a body. */
export interface CallRunner extends ResponseParts, BatchLimits {
  readonly bodyLimit: number;
  readonly batchLimit: number;
  /** Whether a write does more than to wait for the database: the calls after it must wait for it. */
  takesLong(method: string, params: Readonly<Record<string, unknown>>): boolean;
  /** The store for the writes of a batch, which keeps their order. */
  inOrder?(): Store;
}

/** Carries out the calls of a body and responds to them, at once where nothing has to be waited for. */
export function responseTo(body: unknown, request: CallRequest, runner: CallRunner): Awaitable<CallResponse> {
  const { dialect, session } = request;
  if (!Array.isArray(body)) return responseToCall(openEnvelope(body, dialect), request, runner);
  const error = errorOf(body, dialect, runner.batchLimit);
  if (error) return { session, json: rejected(null, error, request, runner), hasGoodKey: false };
  return responseToBatch(body, request, runner);
}

/** Opens the calls before anything is waited for: the body is not kept for as long as they are. */
function responseToBatch(members: readonly unknown[], request: CallRequest, runner: CallRunner): Promise<CallResponse> {
  const { dialect } = request;
  const session = new BatchSession(request, runner);
  const calls = members.map((member, at) => {
    const call = openEnvelope(member, dialect, dialect.strayMember);
    const respond = (error: RpcError | undefined): Awaitable<CallResponse> => session.respond(call, runner, { at, error });
    return { access: accessOf(call, runner), respond };
  });
  return responseToCalls(calls, session, request, runner);
}

async function responseToCalls(
  calls: readonly BatchedCall<CallResponse>[],
  session: BatchSession,
  { callers }: CallRequest,
  runner: CallRunner,
): Promise<CallResponse> {
  const responses = await responsesTo(calls, runner, {
    betweenGroups: () => callers.forget(),
    responded: response => session.continueWith(response),
  });
  const texts: JsonText[] = [];
  for (const { json } of responses) if (json) texts.push(json);
  const hasGoodKey = responses.some(response => response.hasGoodKey);
  return { json: texts.length > 0 ? array(texts) : undefined, session: session.id, hasGoodKey };
}

/** Calls of a batch see the session that one before them opened. */
class BatchSession {
  private request: CallRequest;

  constructor(request: CallRequest, { inOrder }: CallRunner) {
    // The other calls of the batch would wait for one that waits.
    this.request = { ...request, onClose: undefined, ...(inOrder && { store: inOrder() }) };
  }

  get id(): string | undefined {
    return this.request.session;
  }

  respond(call: OpenedCall | NoCall, runner: CallRunner, about: Parameters<typeof responseToCall>[3]): Awaitable<CallResponse> {
    return responseToCall(call, this.request, runner, about);
  }

  /** Calls that open or end a session are carried out alone. */
  continueWith({ session }: CallResponse): void {
    if (session !== this.request.session) this.request = { ...this.request, session };
  }
}

function errorOf(members: readonly unknown[], dialect: Dialect, limit: number): RpcError | undefined {
  if (members.length === 0) return new RpcError('InvalidRequest', { reason: 'a batch holds at least one call' });
  if (members.length <= limit) return dialect.batchRule(members);
  return new RpcError(
    'LimitExceeded',
    { what: `a batch holds at most ${limit} calls` },
    { batch: `expected at most ${limit} calls`, setting: 'KATASTER_BATCH_LIMIT' },
  );
}

function accessOf(call: OpenedCall | NoCall, runner: CallRunner): BatchedCall<CallResponse>['access'] {
  const method = isCall(call) ? definitionOf(call.method) : undefined;
  const kind = method?.open ? 'open' : (method?.access ?? 'read');
  if (kind !== 'write' || !isCall(call)) return kind;
  const mayWrite = method && changesRecords(method.permission);
  return mayWrite && !runner.takesLong(call.method, call.params) ? 'write' : 'alone';
}
