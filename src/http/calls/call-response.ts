import { etagOf } from '../../discovery/etag.js';
import type { Language } from '../../domain/context.js';
import type { Awaitable } from '../../rpc/awaitable.js';
import type { Dispatch } from '../../rpc/dispatcher.js';
import { array, type JsonText } from '../../rpc/json-text.js';
import type { Reply } from '../../rpc/reply.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { CallRequest } from '../authentication/request.js';
import type { Dialect } from '../envelope/dialects.js';
import { type CallId, failureJson, idJson, isCall, type NoCall, type OpenedCall, successJson } from '../envelope/envelope.js';
import { internalError } from '../envelope/envelope-errors.js';
import { definitionOf } from '../envelope/method-definitions.js';
import type { Metrics } from '../monitoring/metrics.js';
import type { StorageWatch } from '../monitoring/storage-watch.js';
import { languageAsked } from './call-language.js';
import type { KeptCalls } from './kept-calls.js';
import { resultJson } from './result-json.js';

/** The response to a call, or to the calls of a body; without JSON nothing in it asks for one. */
export interface CallResponse {
  readonly json: JsonText | undefined;
  /** Changes with the response, where callers may keep it: that to a single call whose result has one. */
  readonly etag?: string | undefined;
  /** The session that the request named, or that a call opened. */
  readonly session?: string | undefined;
  /** A call with a good key was carried out. */
  readonly hasGoodKey: boolean;
}

/** Dispatcher, limits and monitoring for a call. */
export interface ResponseParts {
  readonly dispatch: Dispatch<CallRequest>;
  readonly metrics: Metrics;
  readonly storage: Pick<StorageWatch, 'isFailing' | 'failed' | 'worked'>;
  /** Responds to calls that have kept answers; absent where nothing is kept. */
  readonly kept?: KeptCalls | undefined;
  /** The language of calls that name none that is known. */
  readonly language: Language;
  /** Characters that a result may have. */
  readonly bodyLimit: number;
  /** Reports what is no error of the interface, by the id of its request. */
  report(error: unknown, method: string, requestId: string): void;
}

/** A call that is carried out. */
interface BegunCall {
  readonly call: OpenedCall;
  readonly request: CallRequest;
  readonly parts: ResponseParts;
  /** Its place among the calls of the body. */
  readonly at: number;
  /** Receives the outcome for the metrics, and the milliseconds that the call waited because its caller asked for it. */
  done(outcome: string, waited?: number): void;
}

const emptyList = array([]);
const noRoom = new RpcError('Busy', {}, { answers: 'too many bytes of other answers wait for their readers' });

/** Carries out a call and responds to it, at once where nothing has to be waited for; responds with the `error` where there is one. */
export function responseToCall(
  call: OpenedCall | NoCall,
  request: CallRequest,
  parts: ResponseParts,
  { at = 0, error }: { readonly at?: number; readonly error?: RpcError | undefined } = {},
): Awaitable<CallResponse> {
  if (!isCall(call)) return { json: rejected(call.id, call.error, request, parts), session: request.session, hasGoodKey: false };
  const name = definitionOf(call.method) ? call.method : 'unknown';
  request.trace?.called(name);
  const begun = { call, request, parts, at, done: parts.metrics.started(name) };
  try {
    if (error) throw error;
    const reply = parts.dispatch(call, request);
    return reply instanceof Promise ? responseLater(begun, reply) : succeeded(begun, reply);
  } catch (error) {
    return failed(begun, error);
  }
}

/** Error response without a call; the metrics count it. */
export function rejected(
  id: CallId,
  error: RpcError,
  { dialect, trace }: CallRequest,
  { metrics, language }: ResponseParts,
): JsonText {
  metrics.rejected(error.errorName);
  trace?.failed(error.errorName);
  return failureJson(id, error, dialect, language);
}

async function responseLater(begun: BegunCall, reply: Promise<Reply>): Promise<CallResponse> {
  try {
    return succeeded(begun, await reply);
  } catch (error) {
    return failed(begun, error);
  }
}

/** @throws RpcError LimitExceeded where the result is too long */
function succeeded(begun: BegunCall, reply: Reply): CallResponse {
  const { call, request, parts, at, done } = begun;
  const result = resultJson(reply, call.method, request.dialect, parts.bodyLimit);
  const { access, open } = definitionOf(call.method) ?? {};
  // A write is committed by now, so a long result does not fail it.
  if (access === 'read' && request.room?.grow(result.length) === false) return failed(begun, noRoom, !open);
  if (request.texts) parts.kept?.nameBy(reply, call, request.texts, at);
  done('success', reply.waited);
  if (parts.storage.isFailing && access === 'write') parts.storage.worked();
  const json = call.id === undefined ? undefined : successJson(call.id, result);
  const etag = call.id !== undefined && reply.etag ? etagOf(`${reply.etag} ${idJson(call.id)}`) : undefined;
  return { json, etag, session: reply.session ?? request.session, hasGoodKey: !open };
}

function failed({ call, request, parts, done }: BegunCall, error: unknown, hasGoodKey = false): CallResponse {
  const { dialect, id, trace, session } = request;
  const isKnown = error instanceof RpcError;
  if (!isKnown) parts.report(error, call.method, id);
  const shown = isKnown ? error : internalError(id);
  done(shown.errorName);
  trace?.failed(shown.errorName);
  parts.storage.failed(shown, id);
  const json =
    call.id === undefined
      ? undefined
      : failureOf(call, call.id, shown, { dialect, language: languageAsked(call.language, parts.language) });
  return { json, session, hasGoodKey };
}

function failureOf(
  { method }: OpenedCall,
  id: CallId,
  error: RpcError,
  { dialect, language }: { readonly dialect: Dialect; readonly language: Language },
): JsonText {
  const isEmpty = definitionOf(method)?.emptyOn?.[dialect.name]?.includes(error.errorName);
  return isEmpty ? successJson(id, emptyList) : failureJson(id, error, dialect, language);
}
