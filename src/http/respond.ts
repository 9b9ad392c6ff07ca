import type { Context } from 'koa';
import { sessionHeader } from './credentials.js';
import { isKnown } from './known-tags.js';
import { expectReading } from './linger.js';

/** What the application is told while it runs. */
export interface Lifetime {
  /** The service is about to end: answer what began, take nothing new. */
  readonly isStopping: boolean;
}

/** The answer to a body; without a text nothing in it asks for one. */
export interface Answer {
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

/** What goes with every answer to calls. */
export const rpcHeaders = { 'Content-Type': 'application/json; charset=utf-8', ...safety };

/** From so many characters on an answer waits for its reader as bytes, outside the heap. */
const longText = 65_536;

/** Written past the framework, which would look at the answer once more. */
export function respond(context: Context, { text, etag, session }: Answer, { isStopping }: Lifetime): void {
  const { req, res } = context;
  context.respond = false;
  if (isStopping) res.setHeader('Connection', 'close');
  if (session !== undefined) res.setHeader(sessionHeader, session);
  const kept = etag === undefined ? undefined : { ETag: etag, 'Cache-Control': 'private, no-cache' };
  if (text === undefined) res.writeHead(204, safety).end();
  else if (kept && isKnown(kept.ETag, req.headers['if-none-match'])) res.writeHead(304, { ...safety, ...kept }).end();
  else {
    const content = text.length > longText ? Buffer.from(text) : text;
    res.writeHead(200, { ...rpcHeaders, ...kept, 'Content-Length': Buffer.byteLength(content) }).end(content);
  }
  expectReading(res.socket);
}
