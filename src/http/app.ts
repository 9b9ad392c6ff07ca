import Koa from 'koa';
import { RpcError } from '../../generated/errors.js';
import type { Config } from '../config.js';
import { BodyTooLarge, parseBody, readBody } from './body.js';
import { answerTo, type CallRunner, retriable } from './calls.js';
import { type Dialect, dialectsByPath } from './dialects.js';
import { failureText, invalidRequest } from './envelope.js';
import type { Site } from './site.js';

/** What the application is told while it runs. */
export interface Lifetime {
  /** The service is about to end: answer what began, take nothing new. */
  readonly isStopping: boolean;
}

const rpcHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

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
  context.set(rpcHeaders);
  const refusal = lifetime.isStopping ? stopping : refusalOf(context);
  if (refusal) refuse(context, refusal);
  else await answer(context, dialect, config, runner).catch(error => refuse(context, refusalFor(error, runner)));
}

async function answer(context: Koa.Context, dialect: Dialect, config: Config, runner: CallRunner): Promise<void> {
  const bytes = await readBody(context.req, config.bodyLimit);
  const text = await answerTo(parseBody(bytes, config), { dialect, checkedKeys: new Map() }, runner);
  context.status = text === undefined ? 204 : 200;
  if (text !== undefined) context.body = text;
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

function refuse(context: Koa.Context, { status, error }: Refusal): void {
  context.set(headers[status] ?? {});
  context.status = status;
  context.body = failureText(null, retriable(error));
}
