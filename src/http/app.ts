import Koa from 'koa';
import { RpcError } from '../../generated/errors.js';
import type { Config } from '../config.js';
import { BodyTooLarge, parseBody, readBody } from './body.js';
import { answerTo, type CallRunner, type Request } from './calls.js';
import { credentialsIn, repeatedSession } from './credentials.js';
import { type Dialect, dialectsByPath } from './dialects.js';
import { failureText, invalidRequest } from './envelope.js';
import { lingerOn } from './linger.js';
import { permitOrigins } from './origins.js';
import { peerAddress } from './peer-address.js';
import { type Lifetime, respond, rpcHeaders } from './respond.js';
import type { Site } from './site.js';

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
    if (permitOrigins(context, config.allowedOrigins)) return;
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
      address: peerAddress(context.req),
      checkedKeys: new Map(),
      credentials,
      session: credentials && repeatedSession(credentials),
    };
    const text = await answerTo(body, request, runner);
    const etag = Array.isArray(body) ? undefined : request.etag;
    await respond(context, { text, etag, session: request.session }, lifetime);
  } catch (error) {
    refuse(context, refusalFor(error, runner), runner);
  }
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
