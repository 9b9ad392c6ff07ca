import { methods } from '../../generated/methods.js';
import { etagOf } from '../discovery/etag.js';
import type { User } from '../domain/access/user.js';
import { JsonText } from '../handlers/json-text.js';
import type { Dispatch } from '../rpc/dispatcher.js';
import type { MethodDefinition } from '../rpc/method-definition.js';
import { RpcError } from '../rpc/rpc-error.js';
import { counted, type RequestTrace } from './access-log.js';
import { type Caller, type CheckedKeys, forgetKeys } from './authenticate.js';
import { answersTo, type BatchedCall, type BatchLimits } from './batch.js';
import type { BudgetShare } from './byte-budget.js';
import type { Credentials } from './credentials.js';
import type { Dialect } from './dialects.js';
import { type CallId, failureText, idText, isCall, type NoCall, type OpenedCall, openEnvelope, successText } from './envelope.js';
import { internalError } from './envelope-errors.js';
import type { Metrics } from './metrics.js';
import { underNameSent } from './parameters.js';
import { resultText } from './result-text.js';
import type { StorageWatch } from './storage-watch.js';

/** One body: the dialect it speaks, and who sent it. */
export interface Request {
  /** What its answer and the log call it. */
  readonly id: string;
  /** Where it found the service: what URLs in the answer begin with. No slash at the end. */
  readonly serviceUrl: string;
  readonly dialect: Dialect;
  /** Where it came from. */
  readonly address: string;
  readonly checkedKeys: CheckedKeys;
  /** Who asks where no key is given: known from where the request was received, never from what it holds. */
  readonly caller?: Caller | undefined;
  /** The keys in its headers, for calls without one of their own. */
  readonly keys?: readonly string[];
  /** What the request says of its user, and who that is: beside a key, and without one. */
  readonly credentials?: Credentials | undefined;
  user?: Promise<User> | undefined;
  userOfSession?: Promise<User> | undefined;
  /** The session that the answer names. */
  session?: string | undefined;
  /** Room for what is answered; there is as much as needed where absent. */
  readonly room?: Pick<BudgetShare, 'grow'>;
  /** A call with a good key was carried out. */
  hasGoodKey?: boolean;
  /** What the access log tells of its calls; absent where there is none. */
  readonly trace?: RequestTrace | undefined;
  /** Changes with the answer, where callers may keep it: that to a single call whose result has one. */
  etag?: string | undefined;
}

/** What the calls of a body are carried out with. */
export interface CallRunner extends BatchLimits {
  readonly dispatch: Dispatch<Request>;
  readonly metrics: Metrics;
  readonly storage: Pick<StorageWatch, 'isFailing' | 'failed' | 'worked'>;
  readonly batchLimit: number;
  /** Whether a write does more than to wait for the database: the calls after it must wait for it. */
  takesLong(method: string, params: Readonly<Record<string, unknown>>): boolean;
  /** Reports what is no error of the interface, by the id of its request. */
  report(error: unknown, method: string, requestId: string): void;
}

const noRoom = new RpcError('Busy', {}, { answers: 'too many bytes of other answers wait for their readers' });

const table: Readonly<Record<string, MethodDefinition>> = methods;

/** The answer to a body as text; `undefined` where nothing in it asks for one. */
export async function answerTo(body: unknown, request: Request, runner: CallRunner): Promise<string | undefined> {
  if (!Array.isArray(body)) return answerOne(openEnvelope(body, request.dialect), request, runner);
  const refusal = refusalOf(body, request.dialect, runner.batchLimit);
  if (refusal) return refused(null, refusal, request, runner);
  const calls = body.map(member => batched(openEnvelope(member, request.dialect, request.dialect.strayMember), request, runner));
  const given = await answersTo(calls, runner, () => forgetChecks(request));
  return given.length > 0 ? `[${given.join(',')}]` : undefined;
}

/**
 * The calls that follow are checked anew, as what was carried out meanwhile may have taken a key or a login from them. A login that was
 * refused stays so: a body is one guess.
 */
async function forgetChecks(request: Request): Promise<void> {
  forgetKeys(request.checkedKeys);
  if (await isKnown(request.user)) request.user = undefined;
  if (await isKnown(request.userOfSession)) request.userOfSession = undefined;
}

async function isKnown(user: Promise<User> | undefined): Promise<boolean> {
  return (await user?.catch(() => undefined)) !== undefined;
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

function batched(call: OpenedCall | NoCall, request: Request, runner: CallRunner): BatchedCall {
  const method = isCall(call) && Object.hasOwn(table, call.method) ? table[call.method] : undefined;
  const kind = method?.open ? 'open' : (method?.access ?? 'read');
  const access = kind === 'write' && isCall(call) && runner.takesLong(call.method, call.params) ? 'alone' : kind;
  return { access, answer: refusal => answerOne(call, request, runner, refusal) };
}

/** What is no call is counted all the same. */
function refused(id: CallId, refusal: RpcError, { dialect, trace }: Request, { metrics }: CallRunner): string {
  metrics.refused(refusal.errorName);
  if (trace) counted(trace.errors, refusal.errorName);
  return failureText(id, refusal, dialect);
}

async function answerOne(
  call: OpenedCall | NoCall,
  request: Request,
  runner: CallRunner,
  refusal?: RpcError,
): Promise<string | undefined> {
  if (!isCall(call)) return refused(call.id, call.refusal, request, runner);
  const name = Object.hasOwn(table, call.method) ? call.method : 'unknown';
  if (request.trace) counted(request.trace.methods, name);
  const done = runner.metrics.started(name);
  try {
    if (refusal) throw refusal;
    const result = await runner.dispatch(call, request);
    const text = resultText(result, call.method, request.dialect, runner.bodyLimit);
    const { access, open } = table[call.method] ?? {};
    if (!open) request.hasGoodKey = true;
    // What was written was written, however long the answer.
    if (access === 'read' && request.room?.grow(text.length) === false) throw noRoom;
    done('success');
    if (runner.storage.isFailing && access === 'write') runner.storage.worked();
    if (call.id === undefined) return undefined;
    if (result instanceof JsonText && result.etag) request.etag = etagOf(`${result.etag} ${idText(call.id)}`);
    return successText(call.id, text);
  } catch (error) {
    return answerToFailure(call, error, request, runner, done);
  }
}

function answerToFailure(
  call: OpenedCall,
  error: unknown,
  request: Request,
  runner: CallRunner,
  done: (outcome: string) => void,
): string | undefined {
  const { dialect, id, trace } = request;
  const isKnown = error instanceof RpcError;
  if (!isKnown) runner.report(error, call.method, id);
  const told = isKnown ? underNameSent(error, call.method, call.params, dialect) : internalError(id);
  done(told.errorName);
  if (trace) counted(trace.errors, told.errorName);
  runner.storage.failed(told, id);
  if (call.id === undefined) return undefined;
  const isEmpty = table[call.method]?.emptyOn?.[dialect.name]?.includes(told.errorName);
  return isEmpty ? successText(call.id, '[]') : failureText(call.id as CallId, told, dialect);
}
