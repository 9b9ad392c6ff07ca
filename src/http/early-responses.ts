import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import type { JsonPieces } from '../rpc/json-text.js';
import { RpcError } from '../rpc/rpc-error.js';
import type { AppParts } from './app.js';
import type { SentTexts } from './authentication/request.js';
import { letOthersRead } from './bodies/body.js';
import { callTextsIn, keyForm } from './bodies/call-texts.js';
import { type Dialect, dialectsByPath } from './envelope/dialects.js';
import { definitionOf } from './envelope/method-definitions.js';
import { peerAddress } from './requests/peer-address.js';
import { sendJson } from './responses/respond.js';

/** A body that was read before the application looks at its request. */
export interface EarlyBody {
  /** @throws RpcError ParseError where the sender went away */
  readonly bytes: Buffer | RpcError;
  readonly texts?: SentTexts | undefined;
}

const earlyBody = Symbol('earlyBody');

/** A request with its body: a WeakMap of short-lived keys costs more at each garbage collection. */
interface ReadRequest extends IncomingMessage {
  [earlyBody]?: EarlyBody;
}

/** The body of a request that was read already. */
export function earlyBodyOf(request: ReadRequest): EarlyBody | undefined {
  return request[earlyBody];
}

/** A longer body needs room among those of others. */
const withoutRoom = 65_536;

/** Headers by which a request is told apart from one that has nothing but calls and a key. */
const unusual = [
  'content-encoding',
  'expect',
  'if-none-match',
  'origin',
  'transfer-encoding',
  'x-rpc-auth-password',
  'x-rpc-auth-session',
  'x-rpc-auth-username',
] as const;

/**
 * Responds to requests whose calls all have kept answers, before their bodies are parsed. Any other request goes to the application, with its
 * body if that was read.
 */
export function earlyResponses(application: RequestListener, parts: AppParts): RequestListener {
  const { runner, caller, accessLog, config, lifetime, traffic } = parts;
  const { kept } = runner;
  if (!kept || caller || accessLog || config.allowedOrigins?.length) return application;
  const mostBytes = Math.min(withoutRoom, config.bodyLimit);
  return (request: ReadRequest, response) => {
    const dialect = lifetime.isStopping ? undefined : usualDialect(request, mostBytes);
    if (!dialect) return application(request, response);
    readEarly(request, bytes => {
      const texts = bytes instanceof RpcError ? undefined : textsIn(bytes, dialect, parts.addressOf(request), keyIn(request));
      const respond = (content: JsonPieces | undefined): void => {
        if (content && !lifetime.isStopping) {
          traffic.noteGoodKey(request);
          sendJson(response, content);
        } else {
          request[earlyBody] = { bytes, texts };
          application(request, response);
        }
      };
      const content = texts && kept.responseTo(texts, peerAddress(request));
      if (content instanceof Promise) void content.catch(() => undefined).then(respond);
      else respond(content);
    });
  };
}

/** The dialect of a request with a short body of JSON, and nothing beside it. */
function usualDialect({ method, url = '', headers }: IncomingMessage, mostBytes: number): Dialect | undefined {
  const length = Number(headers['content-length']);
  const isUsual = method === 'POST' && headers['content-type'] === 'application/json' && length > 0 && length <= mostBytes;
  if (!isUsual || !hasUsualKey(headers) || unusual.some(name => headers[name] !== undefined)) return undefined;
  return dialectsByPath.get(url);
}

/** Whether no header has a key, or one of them a key of the usual characters. */
function hasUsualKey({ authorization, 'x-api-key': own }: IncomingHttpHeaders): boolean {
  if (authorization === undefined) return own === undefined || (typeof own === 'string' && keyForm.test(own));
  return own === undefined && bearer.test(authorization);
}

const bearer = /^Bearer [\w+/=.-]{1,256}$/;

/** The key in the headers of a request whose key is usual. */
function keyIn({ headers: { authorization, 'x-api-key': own } }: IncomingMessage): string | undefined {
  return authorization === undefined ? own?.toString() : authorization.slice('Bearer '.length);
}

/**
 * Calls of a batch that begins with a write are not looked for, as that has no kept answer. Takes the parts of a place one by one: the engine
 * makes a new hidden class for each object that a spread begins.
 */
function textsIn(bytes: Buffer, dialect: Dialect, serviceUrl: string, key: string | undefined): SentTexts | undefined {
  const body = bytes.toString('latin1');
  const isBatch = body.startsWith('[');
  const calls = isBatch && beginsWithWrite(body) ? [] : callTextsIn(body);
  return calls.length > 0 ? { place: { dialect, serviceUrl, isBatch }, calls, key } : undefined;
}

const firstMethod = /"method": ?"([\w.]+)"/;

function beginsWithWrite(batch: string): boolean {
  const [, name = ''] = firstMethod.exec(batch) ?? [];
  return definitionOf(name)?.access === 'write';
}

/** Reads a body of a known length; an error where its sender goes away before. */
function readEarly(request: IncomingMessage, done: (bytes: Buffer | RpcError) => void): void {
  const length = Number(request.headers['content-length']);
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size < length) letOthersRead(request.socket);
    else done(chunks.length === 1 ? chunk : Buffer.concat(chunks));
  });
  request.on('error', () => {
    if (size < length) done(new RpcError('ParseError', { reason: 'the body ended too early' }));
  });
}
