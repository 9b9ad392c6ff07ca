import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Context } from 'koa';
import { textOf } from '../../rpc/json-text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { dialectAt } from '../envelope/dialects.js';
import { failureJson } from '../envelope/envelope.js';
import { internalError } from '../envelope/envelope-errors.js';
import { sessionHeader } from '../requests/credentials.js';
import { requestIdHeader, requestIdIn, requestIdOf } from '../requests/request-ids.js';
import { encodeContent, encodeTag, encodingFor } from '../responses/compression.js';
import { drainBeforeClose, expectReading } from '../responses/drain-socket.js';
import { type ErrorResponse, errorHeaders, tooManyBodies } from '../responses/error-responses.js';
import type { Lifetime } from '../responses/lifetime.js';
import { rpcHeaders, safety } from '../responses/rpc-headers.js';
import type { CallResponse, EncodingParts } from './encode.js';
import { BodyTooLarge, NoRoomForBody, RejectedRequest } from './read-body.js';

/** From so many characters on an answer waits for its reader as bytes, outside the heap. */
const minBytesOffHeap = 65_536;

/**
 * Sends the response to a body, past the framework, which would look at it once more. Returns how many bytes the content has; without a text
 * nothing in the body asked for one.
 */
export async function send(context: Context, { json, etag, session }: CallResponse, { isStopping }: Lifetime): Promise<number> {
  const { res } = context;
  const text = json && textOf(json);
  const content = text !== undefined && text.length > minBytesOffHeap ? Buffer.from(text) : text;
  context.respond = false;
  if (content !== undefined && etag === undefined && session === undefined && !isStopping) return sendJson(res, content);
  const own: OutgoingHttpHeaders = requestIdIn(res);
  if (isStopping) own.Connection = 'close';
  if (session !== undefined) own[sessionHeader] = session;
  const sent = await sendWith(context, content, etag, own);
  expectReading(res.socket);
  return sent;
}

/** Sends what a request with calls threw: the error of a rejected request, of one without room, or of a body that is no JSON. */
export function sendError(context: Context, error: unknown, parts: EncodingParts): void {
  const errorResponse = errorResponseFor(error, requestIdOf(context.res), parts);
  parts.metrics.rejected(errorResponse.error.errorName);
  const isUnread = errorResponse.status === 413 || errorResponse === tooManyBodies;
  if (isUnread) drainBeforeClose(context.req.socket);
  context.set({ ...requestIdIn(context.res), ...errorHeaders(errorResponse), ...(isUnread && { Connection: 'close' }) });
  context.status = errorResponse.status;
  context.body = textOf(failureJson(null, errorResponse.error, dialectAt(context.url)));
}

function errorResponseFor(error: unknown, requestId: string, parts: EncodingParts): ErrorResponse {
  if (error instanceof RejectedRequest) return error.errorResponse;
  if (error instanceof BodyTooLarge) return { status: 413, error: error.rpcError };
  if (error instanceof NoRoomForBody) return tooManyBodies;
  if (error instanceof RpcError) return { status: error.errorName === 'Busy' ? 503 : 200, error };
  parts.report(error, 'envelope', requestId);
  return { status: 200, error: internalError(requestId) };
}

const namesAndValues = Object.entries(rpcHeaders).flat();

/**
 * Responds to calls with JSON alone: no session, and no tag. Headers in a list are written as they are, without a copy of an object. The
 * corked connection takes headers and content as one piece; given to `end`, Node would add an empty one, and two cost a tenth of a call more.
 * Returns how many bytes the content has.
 */
function sendJson(response: ServerResponse, content: string | Buffer): number {
  const { socket } = response;
  const length = Buffer.byteLength(content);
  response.writeHead(200, [requestIdHeader, requestIdOf(response), ...namesAndValues, 'Content-Length', String(length)]);
  socket?.cork();
  response.write(content);
  socket?.uncork();
  response.end();
  expectReading(socket);
  return length;
}

/** Sends a response with headers of its own. One with an ETag is compressed as negotiated, or has status 304 where If-None-Match has the tag. */
async function sendWith(
  context: Context,
  json: string | Buffer | undefined,
  etag: string | undefined,
  own: OutgoingHttpHeaders,
): Promise<number> {
  const { req, res } = context;
  if (json === undefined) return sendNothing(res, dialectAt(context.url).emptyStatus, { ...own, ...safety });
  if (etag === undefined) return write(res, json, { ...own, ...rpcHeaders });
  const content = Buffer.from(json);
  const encoding = encodingFor(context, content.length);
  const tags = { ETag: encodeTag(etag, encoding), 'Cache-Control': 'private, no-cache' };
  if (isKnown(tags.ETag, req.headers['if-none-match'])) return sendNothing(res, 304, { ...own, ...safety, ...tags });
  const headers = { ...own, ...rpcHeaders, ...tags, ...(encoding && { 'Content-Encoding': encoding }) };
  return write(res, await encodeContent(content, encoding), headers);
}

function write(response: ServerResponse, content: string | Buffer, headers: OutgoingHttpHeaders): number {
  const bytes = Buffer.byteLength(content);
  response.writeHead(200, { ...headers, 'Content-Length': bytes }).end(content);
  return bytes;
}

function sendNothing(response: ServerResponse, status: 200 | 204 | 304, headers: OutgoingHttpHeaders): number {
  response.writeHead(status, { ...headers, ...(status === 200 && { 'Content-Length': 0 }) }).end();
  return 0;
}

/** Whether a caller has the content with this tag: one of those named in If-None-Match, weak or not. */
function isKnown(etag: string, named = ''): boolean {
  return named.split(',').some(each => ['*', etag, `W/${etag}`].includes(each.trim()));
}
