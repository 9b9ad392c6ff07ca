import Koa from 'koa';
import { RpcError } from '../../generated/errors.js';
import type { Config } from '../config.js';
import { BodyTooLarge, parseBody, readBody } from './body.js';
import { answerTo, type CallRunner, type Request } from './calls.js';
import { credentialsIn, repeatedSession, sessionHeader } from './credentials.js';
import { type Dialect, dialectsByPath } from './dialects.js';
import { failureText, invalidRequest } from './envelope.js';
import { expectReading, lingerOn } from './linger.js';
import type { Site } from './site.js';

/** What the application is told while it runs. */
export interface Lifetime {
  /** The service is about to end: answer what began, take nothing new. */
  readonly isStopping: boolean;
}

const safety = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

const rpcHeaders = { 'Content-Type': 'application/json; charset=utf-8', ...safety };

const jsonTypes = /^application\/json(-rpc|request)?\s*(;|$)/i;

/** The application: the two endpoints first, then what is for people and machines that watch. */
export function createApp(
  config: Config,
  runner: CallRunner,
  site: Site,
  lifetime: Lifetime,
  log: (error: unknown) => void,
): Koa {
  const app = new Koa();
  app.on('error', log);
  app.use(async context => {
    if (lifetime.isStopping) context.set('Connection', 'close');
    const dialect = dialectsByPath.get(context.path);
    if (!dialect) return site(context);
    await serveCalls(context, dialect, config, runner, lifetime);
  });
  return app;
}

async function serveCalls(
  context: Koa.Context,
  dialect: Dialect,
  config: Config,
  runner: CallRunner,
  lifetime: Lifetime,
): Promise<void> {
  try {
    const refusal = lifetime.isStopping ? stopping : refusalOf(context);
    if (refusal) return refuse(context, refusal, runner);
    const body = parseBody(await readBody(context.req, config.bodyLimit), config);
    const credentials = credentialsIn(context.req.headers);
    const request: Request = {
      dialect,
      checkedKeys: new Map(),
      credentials,
      session: credentials && repeatedSession(credentials),
    };
    const text = await answerTo(body, request, runner);
    respond(context, text, lifetime, request.session);
  } catch (error) {
    refuse(context, refusalFor(error, runner), runner);
  }
}

/** From so many characters on an answer waits for its reader as bytes, outside the heap. */
const longText = 65_536;

/** Written past the framework, which would look at the answer once more. */
function respond(context: Koa.Context, text: string | undefined, { isStopping }: Lifetime, session: string | undefined): void {
  context.respond = false;
  const connection = isStopping ? { Connection: 'close' } : undefined;
  if (session !== undefined) context.res.setHeader(sessionHeader, session);
  if (text === undefined) context.res.writeHead(204, { ...safety, ...connection }).end();
  else {
    const content = text.length > longText ? Buffer.from(text) : text;
    const length = Buffer.byteLength(content);
    context.res.writeHead(200, { ...rpcHeaders, 'Content-Length': length, ...connection }).end(content);
  }
  expectReading(context.res.socket);
}

/** What is answered before there is a call. */
interface Refusal {
  readonly status: number;
  readonly error: RpcError;
}

const stopping: Refusal = { status: 503, error: new RpcError('Stopping', {}) };

function refusalFor(error: unknown, runner: CallRunner): Refusal {
  if (error instanceof BodyTooLarge) return { status: 413, error: error.refusal };
  if (error instanceof RpcError) return { status: 200, error };
  return { status: 200, error: new RpcError('InternalError', {}, { correlation: runner.report(error, 'envelope') }) };
}

function refusalOf({ method, req }: Koa.Context): Refusal | undefined {
  if (method !== 'POST') return invalid(405, 'method', `must be POST, not ${method.slice(0, 20)}`);
  if (!jsonTypes.test(req.headers['content-type'] ?? '')) return invalid(415, 'Content-Type', 'must be application/json');
  const encoding = req.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() === 'identity') return undefined;
  return invalid(415, 'Content-Encoding', 'must be identity: bodies are read as they are');
}

function invalid(status: number, key: string, reason: string): Refusal {
  return { status, error: invalidRequest(key, reason) };
}

/** Headers that go with a status. */
const headers: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  405: { Allow: 'POST' },
  413: { Connection: 'close' },
  503: { 'Retry-After': '1' },
};

function refuse(context: Koa.Context, { status, error }: Refusal, { metrics }: CallRunner): void {
  metrics.refused(error.errorName);
  if (status === 413) lingerOn(context.req.socket);
  context.set({ ...rpcHeaders, ...headers[status] });
  context.status = status;
  context.body = failureText(null, error);
}
