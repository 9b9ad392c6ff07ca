import { methods } from '../../../generated/methods.js';
import { etagOf } from '../../discovery/etag.js';
import type { Dispatch } from '../../rpc/dispatcher.js';
import { array, type JsonText } from '../../rpc/json-text.js';
import type { MethodDefinition } from '../../rpc/method-definition.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { CallRequest } from '../authentication/request.js';
import type { Dialect } from '../envelope/dialects.js';
import {
  type CallId,
  failureJson,
  idJson,
  isCall,
  type NoCall,
  type OpenedCall,
  openEnvelope,
  successJson,
} from '../envelope/envelope.js';
import { internalError } from '../envelope/envelope-errors.js';
import type { Metrics } from '../monitoring/metrics.js';
import type { StorageWatch } from '../monitoring/storage-watch.js';
import { answersTo, type BatchedCall, type BatchLimits } from './batch.js';
import { resultJson } from './result-json.js';

/** The answer to a body; without JSON nothing in it asks for one. */
export interface BodyAnswer {
  readonly json: JsonText | undefined;
  /** Changes with the answer, where callers may keep it: that to a single call whose result has one. */
  readonly etag?: string | undefined;
  /** The session that the request named, or that a call opened. */
  readonly session?: string | undefined;
  /** A call with a good key was carried out. */
  readonly hasGoodKey: boolean;
}

/** Dispatcher, limits and monitoring for the calls of a body. */
export interface CallRunner extends BatchLimits {
  readonly dispatch: Dispatch<CallRequest>;
  readonly metrics: Metrics;
  readonly storage: Pick<StorageWatch, 'isFailing' | 'failed' | 'worked'>;
  readonly batchLimit: number;
  /** Whether a write does more than to wait for the database: the calls after it must wait for it. */
  takesLong(method: string, params: Readonly<Record<string, unknown>>): boolean;
  /** Reports what is no error of the interface, by the id of its request. */
  report(error: unknown, method: string, requestId: string): void;
}

const emptyList = array([]);
const noRoom = new RpcError('Busy', {}, { answers: 'too many bytes of other answers wait for their readers' });

const table: Readonly<Record<string, MethodDefinition>> = methods;

/** Carries out the calls of a body and answers them. */
export async function answerTo(body: unknown, request: CallRequest, runner: CallRunner): Promise<BodyAnswer> {
  const { dialect, session } = request;
  if (!Array.isArray(body)) return answerOne(openEnvelope(body, dialect), request, runner);
  const refusal = refusalOf(body, dialect, runner.batchLimit);
  if (refusal) return { session, json: refused(null, refusal, request, runner), hasGoodKey: false };
  return answerBatch(body, request, runner);
}

/** Calls of a batch see the session that one before them opened. */
async function answerBatch(members: readonly unknown[], request: CallRequest, runner: CallRunner): Promise<BodyAnswer> {
  let { session } = request;
  const { dialect, callers } = request;
  const calls = members.map(member => {
    const call = openEnvelope(member, dialect, dialect.strayMember);
    const answer = async (refusal: RpcError | undefined): Promise<BodyAnswer> => {
      const before = session;
      const answered = await answerOne(
        call,
        before === request.session ? request : { ...request, session: before },
        runner,
        refusal,
      );
      if (answered.session !== before) session = answered.session;
      return answered;
    };
    return { access: accessOf(call, runner), answer };
  });
  const answers = await answersTo(calls, runner, () => callers.forget());
  const texts = answers.flatMap(({ json }) => (json ? [json] : []));
  const hasGoodKey = answers.some(answer => answer.hasGoodKey);
  return { json: texts.length > 0 ? array(texts) : undefined, session, hasGoodKey };
}

function refusalOf(members: readonly unknown[], dialect: Dialect, limit: number): RpcError | undefined {
  if (members.length === 0) return new RpcError('InvalidRequest', { reason: 'a batch holds at least one call' });
  if (members.length <= limit) return dialect.batchRule(members);
  return new RpcError(
    'LimitExceeded',
    { what: `a batch holds at most ${limit} calls` },
    { batch: `expected at most ${limit} calls`, setting: 'KATASTER_BATCH_LIMIT' },
  );
}

function accessOf(call: OpenedCall | NoCall, runner: CallRunner): BatchedCall<BodyAnswer>['access'] {
  const method = isCall(call) && Object.hasOwn(table, call.method) ? table[call.method] : undefined;
  const kind = method?.open ? 'open' : (method?.access ?? 'read');
  return kind === 'write' && isCall(call) && runner.takesLong(call.method, call.params) ? 'alone' : kind;
}

/** Error response without a call; the metrics count it. */
function refused(id: CallId, refusal: RpcError, { dialect, trace }: CallRequest, { metrics }: CallRunner): JsonText {
  metrics.refused(refusal.errorName);
  trace?.failed(refusal.errorName);
  return failureJson(id, refusal, dialect);
}

async function answerOne(
  call: OpenedCall | NoCall,
  request: CallRequest,
  runner: CallRunner,
  refusal?: RpcError,
): Promise<BodyAnswer> {
  const { session } = request;
  if (!isCall(call)) return { session, json: refused(call.id, call.refusal, request, runner), hasGoodKey: false };
  const name = Object.hasOwn(table, call.method) ? call.method : 'unknown';
  request.trace?.called(name);
  const done = runner.metrics.started(name);
  let hasGoodKey = false;
  try {
    if (refusal) throw refusal;
    const reply = await runner.dispatch(call, request);
    const result = resultJson(reply, call.method, request.dialect, runner.bodyLimit);
    const { access, open } = table[call.method] ?? {};
    hasGoodKey = !open;
    // A write is committed by now, so a long result does not fail it.
    if (access === 'read' && request.room?.grow(result.length) === false) throw noRoom;
    done('success');
    if (runner.storage.isFailing && access === 'write') runner.storage.worked();
    const json = call.id === undefined ? undefined : successJson(call.id, result);
    const etag = call.id !== undefined && reply.etag ? etagOf(`${reply.etag} ${idJson(call.id)}`) : undefined;
    return { json, etag, session: reply.session ?? session, hasGoodKey };
  } catch (error) {
    return { json: answerToFailure(call, error, request, runner, done), session, hasGoodKey };
  }
}

function answerToFailure(
  call: OpenedCall,
  error: unknown,
  request: CallRequest,
  runner: CallRunner,
  done: (outcome: string) => void,
): JsonText | undefined {
  const { dialect, id, trace } = request;
  const isKnown = error instanceof RpcError;
  if (!isKnown) runner.report(error, call.method, id);
  const shown = isKnown ? error : internalError(id);
  done(shown.errorName);
  trace?.failed(shown.errorName);
  runner.storage.failed(shown, id);
  if (call.id === undefined) return undefined;
  const isEmpty = table[call.method]?.emptyOn?.[dialect.name]?.includes(shown.errorName);
  return isEmpty ? successJson(call.id, emptyList) : failureJson(call.id, shown, dialect);
}
