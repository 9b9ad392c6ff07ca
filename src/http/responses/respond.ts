import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import { sessionHeader } from '../requests/credentials.js';
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

/** Written past the framework, which would look at the answer once more. */
export async function respond(context: Context, { text, etag, session }: BodyResponse, { isStopping }: Lifetime): Promise<void> {
  const { res } = context;
  context.respond = false;
  if (isStopping) res.setHeader('Connection', 'close');
  if (session !== undefined) res.setHeader(sessionHeader, session);
  if (text === undefined) res.writeHead(204, safety).end();
  else if (etag !== undefined) await respondKept(context, text, etag);
  else send(res, text.length > longText ? Buffer.from(text) : text, rpcHeaders);
  expectReading(res.socket);
}

/** Sends an answer with its ETag: compressed as negotiated, or status 304 where If-None-Match has the tag. */
async function respondKept(context: Context, text: string, etag: string): Promise<void> {
  const { req, res } = context;
  const content = Buffer.from(text);
  const encoding = encodingFor(context, content.length);
  const tags = { ETag: encodedTag(etag, encoding), 'Cache-Control': 'private, no-cache' };
  if (isKnown(tags.ETag, req.headers['if-none-match'])) res.writeHead(304, { ...safety, ...tags }).end();
  else send(res, await encoded(content, encoding), { ...rpcHeaders, ...tags, ...(encoding && { 'Content-Encoding': encoding }) });
}

function send(response: ServerResponse, content: string | Buffer, headers: Readonly<Record<string, string>>): void {
  response.writeHead(200, { ...headers, 'Content-Length': Buffer.byteLength(content) }).end(content);
}

/** Whether a caller has the content with this tag: one of those named in If-None-Match, weak or not. */
function isKnown(etag: string, named = ''): boolean {
  return named.split(',').some(each => ['*', etag, `W/${etag}`].includes(each.trim()));
}
