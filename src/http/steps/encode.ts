import { type MethodName, methods } from '../../../generated/methods.js';
import { etagOf } from '../../discovery/etag.js';
import type { Language } from '../../domain/context.js';
import { JsonAssembly } from '../../handlers/json-assembly.js';
import { text } from '../../messages/text.js';
import { array, type JsonText } from '../../rpc/json-text.js';
import type { Conversion, MethodDefinition } from '../../rpc/method-definition.js';
import type { Reply } from '../../rpc/reply.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { CallRequest } from '../authentication/request.js';
import type { BegunCall, PreparedCall } from '../context/request-context.js';
import type { Dialect } from '../envelope/dialects.js';
import {
  type CallId,
  failureJson,
  idJson,
  languageAsked,
  type NoCall,
  type OpenedCall,
  successJson,
} from '../envelope/envelope.js';
import { internalError } from '../envelope/envelope-errors.js';
import type { Metrics } from '../monitoring/metrics.js';
import type { StorageWatch } from '../monitoring/storage-watch.js';
import { changeAt } from '../parameters/change-at.js';
import { definitionOf } from './route.js';

/** The response to a call, or to the calls of a body; without JSON nothing in it asks for one. */
export interface CallResponse {
  readonly json: JsonText | undefined;
  /** Changes with the response, where callers may keep it: that to a single call whose result has one. */
  readonly etag?: string | undefined;
  /** The session that the request named, or that a call opened. */
  readonly session?: string | undefined;
}

/** Limits and monitoring of responses. */
export interface EncodingParts {
  readonly metrics: Pick<Metrics, 'called' | 'rejected'>;
  readonly storage: Pick<StorageWatch, 'isFailing' | 'failed' | 'worked'>;
  /** Language of the errors of calls that name none, and the characters that a result may have. */
  readonly config: { readonly language: Language; readonly bodyLimit: number };
  /** Reports what is no error of the interface, by the id of its request. */
  report(error: unknown, method: string, requestId: string): void;
}

const emptyList = array([]);
const noRoom = new RpcError('Busy', {}, { answers: text('TooManyBytesOfOtherAnswers') });

/**
 * Encodes the reply to a call as its response.
 * @throws RpcError LimitExceeded where the result is too long, Busy where others leave no room for it
 */
export function encode(
  { method, opened: { id }, request, beganAt }: PreparedCall,
  reply: Reply,
  parts: EncodingParts,
): CallResponse {
  const result = resultJson(reply, method, request.dialect, parts.config.bodyLimit);
  const isWrite = methods[method].access === 'write';
  // A write is committed by now, so a long result does not fail it.
  if (!isWrite && request.room?.grow(result.length) === false) throw noRoom;
  parts.metrics.called(method, 'success', performance.now() - beganAt - (reply.longPollMs ?? 0));
  if (isWrite && parts.storage.isFailing) parts.storage.worked();
  const session = reply.session ?? request.session;
  if (id === undefined) return { json: undefined, session };
  const etag = reply.etag ? etagOf(`${reply.etag} ${idJson(id)}`) : undefined;
  return { json: successJson(id, result), etag, session };
}

/** Encodes what a call threw as its response; what is no error of the interface is reported, and answered by the id of its request. */
export function encodeError({ opened: call, request, beganAt }: BegunCall, error: unknown, parts: EncodingParts): CallResponse {
  const { dialect, id, trace, session } = request;
  const isKnown = error instanceof RpcError;
  if (!isKnown) parts.report(error, call.method, id);
  const shown = isKnown ? error : internalError(id);
  parts.metrics.called(definitionOf(call.method) ? call.method : 'unknown', shown.errorName, performance.now() - beganAt);
  trace?.noteError(shown.errorName);
  parts.storage.failed(shown, id);
  if (call.id === undefined) return { json: undefined, session };
  return { json: failureOf(call, call.id, shown, dialect, parts.config.language), session };
}

/** Encodes the error of what is no call. */
export function encodeNoCall(
  { id, error }: NoCall,
  { dialect, trace, session }: CallRequest,
  parts: EncodingParts,
): CallResponse {
  parts.metrics.rejected(error.errorName);
  trace?.noteError(error.errorName);
  return { json: failureJson(id, error, dialect, parts.config.language), session };
}

function failureOf({ method, language }: OpenedCall, id: CallId, error: RpcError, dialect: Dialect, usual: Language): JsonText {
  const isEmpty = definitionOf(method)?.emptyOn?.[dialect.name]?.includes(error.errorName);
  return isEmpty ? successJson(id, emptyList) : failureJson(id, error, dialect, languageAsked(language, usual));
}

/**
 * The JSON of a result, with its values as the dialect writes them.
 * @throws RpcError LimitExceeded where it would have more characters than the limit
 */
export function resultJson(reply: Reply, method: MethodName, dialect: Dialect, limit: number): JsonText {
  if ('json' in reply) return reply.json;
  const { conversions: byDialect }: MethodDefinition = methods[method];
  const conversions = byDialect?.[dialect.name];
  const result = conversions ? convertResult(reply.result, conversions) : reply.result;
  return reply.write ? reply.write(result) : new JsonAssembly(limit).of(result);
}

/** A result with the values at these paths as numbers, or as the texts of numbers. */
function convertResult(result: unknown, conversions: readonly Conversion[]): unknown {
  return conversions.reduce(
    (value, { path, to }) => changeAt(value, path, each => (to === 'integer' ? Number(each) : to[String(each)])),
    result,
  );
}
