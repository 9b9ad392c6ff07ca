import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Context } from 'koa';
import { type Awaitable, after } from '../../rpc/awaitable.js';
import type { JsonPieces } from '../../rpc/json-text.js';
import { sessionHeader } from '../requests/credentials.js';
import { requestIdHeader, requestIdIn, requestIdOf } from '../requests/request-ids.js';
import { encoded, encodedTag, encodingFor } from './compression.js';
import { expectReading } from './drain-socket.js';

/** Shutdown state of the service. */
export interface Lifetime {
  /** The service is about to end: answer what began, take nothing new. */
  readonly isStopping: boolean;
}

/** The answer to a body; without a text nothing in it asks for one. */
export interface BodyResponse {
  readonly text: string | undefined;
  /** There where the caller may keep the answer, and ask whether it is still the same. */
  readonly etag: string | undefined;
  readonly session: string | undefined;
}

const safety = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Headers of every answer to calls. */
export const rpcHeaders = { 'Content-Type': 'application/json', ...safety };

/** From so many characters on an answer waits for its reader as bytes, outside the heap. */
const longText = 65_536;

/**
 * Written past the framework, which would look at the answer once more. Returns how many bytes the content has, at once where nothing is
 * compressed.
 */
export function respond(context: Context, { text, etag, session }: BodyResponse, { isStopping }: Lifetime): Awaitable<number> {
  const { res } = context;
  context.respond = false;
  if (text !== undefined && etag === undefined && session === undefined && !isStopping) return sendJson(res, [sendable(text)]);
  const own: OutgoingHttpHeaders = requestIdIn(res);
  if (isStopping) own.Connection = 'close';
  if (session !== undefined) own[sessionHeader] = session;
  const sent = text === undefined ? sendNothing(res, 204, { ...own, ...safety }) : sendText(context, text, etag, own);
  return after(sent, bytes => {
    expectReading(res.socket);
    return bytes;
  });
}

const namesAndValues = Object.entries(rpcHeaders).flat();

/**
 * Responds to calls with JSON alone: no session, and no tag. Headers in a list are written as they are, without a copy of an object; a connection that
 * is corked takes them and all pieces at once, and without the empty piece by which Node ends a response that has its last one in `end`. Returns
 * how many bytes the content has.
 */
export function sendJson(response: ServerResponse, content: JsonPieces): number {
  const { socket } = response;
  let length = 0;
  for (const piece of content) length += Buffer.byteLength(piece);
  response.writeHead(200, [requestIdHeader, requestIdOf(response), ...namesAndValues, 'Content-Length', String(length)]);
  socket?.cork();
  for (const piece of content) response.write(piece);
  socket?.uncork();
  response.end();
  expectReading(socket);
  return length;
}

function sendable(text: string): string | Buffer {
  return text.length > longText ? Buffer.from(text) : text;
}

function sendText(context: Context, text: string, etag: string | undefined, own: OutgoingHttpHeaders): Awaitable<number> {
  if (etag !== undefined) return sendKept(context, text, etag, own);
  return send(context.res, sendable(text), { ...own, ...rpcHeaders });
}

/** Sends an answer with its ETag: compressed as negotiated, or status 304 where If-None-Match has the tag. */
async function sendKept(context: Context, text: string, etag: string, own: OutgoingHttpHeaders): Promise<number> {
  const { req, res } = context;
  const content = Buffer.from(text);
  const encoding = encodingFor(context, content.length);
  const tags = { ETag: encodedTag(etag, encoding), 'Cache-Control': 'private, no-cache' };
  if (isKnown(tags.ETag, req.headers['if-none-match'])) return sendNothing(res, 304, { ...own, ...safety, ...tags });
  const headers = { ...own, ...rpcHeaders, ...tags, ...(encoding && { 'Content-Encoding': encoding }) };
  return send(res, await encoded(content, encoding), headers);
}

function send(response: ServerResponse, content: string | Buffer, headers: OutgoingHttpHeaders): number {
  const bytes = Buffer.byteLength(content);
  response.writeHead(200, { ...headers, 'Content-Length': bytes }).end(content);
  return bytes;
}

function sendNothing(response: ServerResponse, status: 204 | 304, headers: OutgoingHttpHeaders): number {
  response.writeHead(status, headers).end();
  return 0;
}

/** Whether a caller has the content with this tag: one of those named in If-None-Match, weak or not. */
function isKnown(etag: string, named = ''): boolean {
  return named.split(',').some(each => ['*', etag, `W/${etag}`].includes(each.trim()));
}
