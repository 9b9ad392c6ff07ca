import Koa from 'koa';
import { RpcError } from '../../generated/errors.js';
import type { Config } from '../config.js';
import { parseBody, readBody } from './body.js';
import { answerTo, type CallRunner, retriable } from './calls.js';
import { type Dialect, dialectsByPath } from './dialects.js';
import { failureText } from './envelope.js';
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

/** HTTP statuses of what fails before there is a call. */
const statuses: Partial<Record<string, number>> = { Stopping: 503, Busy: 503 };

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
  { isStopping }: Lifetime,
): Promise<void> {
  context.set(rpcHeaders);
  if (isStopping) return refuse(context, 503, new RpcError('Stopping', {}));
  const refusal = refusalOf(context);
  if (refusal) return refuse(context, refusal.status, refusal.error);
  try {
    const body = parseBody(await receive(context, config), config);
    const answer = await answerTo(body, { dialect, checkedKeys: new Map() }, runner);
    if (answer === undefined) context.status = 204;
    else respond(context, 200, answer);
  } catch (error) {
    refuseBody(context, error, runner);
  }
}

async function receive(context: Koa.Context, { bodyLimit }: Config): Promise<Buffer> {
  try {
    return await readBody(context.req, bodyLimit);
  } catch (error) {
    context.set('Connection', 'close');
    throw error instanceof RpcError ? new BodyTooLarge(error) : new BodyCutOff();
  }
}

/** A body beyond the limit: the rest of it is not read. */
class BodyTooLarge extends Error {
  readonly refusal: RpcError;

  constructor(refusal: RpcError) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** A body whose sender went away. */
class BodyCutOff extends Error {}

function refuseBody(context: Koa.Context, error: unknown, runner: CallRunner): void {
  if (error instanceof BodyTooLarge) return refuse(context, 413, error.refusal);
  if (error instanceof BodyCutOff)
    return refuse(context, 200, new RpcError('ParseError', { reason: 'the body ended too early' }));
  if (error instanceof RpcError) return refuse(context, statuses[error.errorName] ?? 200, error);
  refuse(context, 200, new RpcError('InternalError', {}, { correlation: runner.report(error, 'envelope') }));
}

function refusalOf({ method, req }: Koa.Context): { status: number; error: RpcError } | undefined {
  if (method !== 'POST') return refusal(405, 'method', `must be POST, not ${method.slice(0, 20)}`);
  const type = req.headers['content-type'] ?? '';
  if (!jsonTypes.test(type)) return refusal(415, 'Content-Type', 'must be application/json');
  const encoding = req.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    return refusal(415, 'Content-Encoding', 'must be identity: bodies are read as they are');
  return undefined;
}

function refusal(status: number, key: string, reason: string): { status: number; error: RpcError } {
  return { status, error: new RpcError('InvalidRequest', { reason: `${key} ${reason}` }, { [key]: reason }) };
}

function refuse(context: Koa.Context, status: number, error: RpcError): void {
  if (status === 405) context.set('Allow', 'POST');
  if (status === 503) context.set('Retry-After', '1');
  respond(context, status, failureText(null, retriable(error)));
}

function respond(context: Koa.Context, status: number, text: string): void {
  context.status = status;
  context.body = text;
}
