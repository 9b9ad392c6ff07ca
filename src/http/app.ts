import Koa from 'koa';
import type { Config } from '../config/config.js';
import { type Awaitable, after, attempted } from '../rpc/awaitable.js';
import { textOf } from '../rpc/json-text.js';
import { RpcError } from '../rpc/rpc-error.js';
import type { Caller } from './authentication/authenticate.js';
import type { SentTexts } from './authentication/request.js';
import { BodyTooLarge, NoRoomForBody, parseBody, parseLargeBody, readBody } from './bodies/body.js';
import type { BudgetShare } from './bodies/byte-budget.js';
import { callRequestOf } from './call-request.js';
import { type CallRunner, responseTo } from './calls/calls.js';
import { type EarlyBody, earlyBodyOf } from './early-responses.js';
import { type Dialect, dialectAt, dialectsByPath } from './envelope/dialects.js';
import { failureJson } from './envelope/envelope.js';
import { internalError } from './envelope/envelope-errors.js';
import type { AccessLog, RequestTrace } from './monitoring/access-log.js';
import { serveRack } from './racks.js';
import { requestIdIn, requestIdOf } from './requests/request-ids.js';
import type { ServiceAddress } from './requests/service-address.js';
import { drainBeforeClose } from './responses/drain-socket.js';
import { type ErrorResponse, errorHeaders, invalid, stopping, tooManyBodies } from './responses/error-responses.js';
import { permitOrigins } from './responses/origins.js';
import { type BodyResponse, type Lifetime, respond } from './responses/respond.js';
import { isOutOfDescriptors } from './server/client-connection-errors.js';
import { isLarge, type Traffic } from './server/traffic.js';
import type { Site } from './site/site.js';
import { addressesAt } from './site/wrong-address.js';

const jsonTypes = /^application\/json(-rpc|request)?\s*(;|$)/i;

/** Dependencies of an application. */
export interface AppParts {
  readonly config: Config;
  readonly runner: CallRunner;
  readonly site: Site;
  readonly addressOf: ServiceAddress;
  readonly lifetime: Lifetime;
  readonly traffic: Traffic;
  /** Default caller of requests without a key; absent where a key is required. */
  readonly caller?: Caller;
  /** Absent where nothing is written to it. */
  readonly accessLog?: AccessLog | undefined;
  log(error: unknown, requestId: string | undefined): void;
}

/** The application: the two endpoints first, then what is for people and machines that watch. */
export function createApp(parts: AppParts): Koa {
  const app = new Koa();
  app.on('error', (error: unknown, context?: Koa.Context) => parts.log(error, context && requestIdOf(context.res)));
  app.use(context => {
    const trace = parts.accessLog?.(context.req, context.res);
    if (parts.lifetime.isStopping) context.set('Connection', 'close');
    const dialect = dialectsByPath.get(context.path);
    const isPreflight = permitOrigins(context, parts.config.allowedOrigins);
    // Answers to calls are written with all of their headers at once.
    if (isPreflight || !dialect) context.set(requestIdIn(context.res));
    if (isPreflight) return undefined;
    return dialect
      ? serveCalls({ context, dialect, trace, room: answerRoom(context, parts.traffic) }, parts)
      : servePage(context, parts);
  });
  return app;
}

/** Serves calls in the turn in which their body is there, as long as nothing has to be waited for: promises take longer than most steps. */
function serveCalls(exchange: Exchange, parts: AppParts): Awaitable<void> {
  const { context } = exchange;
  const { runner, lifetime } = parts;
  return attempted(
    () => {
      const errorResponse = lifetime.isStopping ? stopping : errorOf(context, parts);
      if (errorResponse) return reject(context, errorResponse, runner);
      const early = earlyBodyOf(context.req);
      return early ? serveBody(early, exchange, parts) : serveComing(exchange, parts);
    },
    error => reject(context, errorResponseFor(error, context, runner), runner),
  );
}

/** A body keeps its room until it is answered. */
async function serveComing(exchange: Exchange, parts: AppParts): Promise<void> {
  const { req } = exchange.context;
  const room = parts.traffic.bodyOf(req);
  try {
    await serveBody({ bytes: await readBody(req, parts.config.bodyLimit, room) }, exchange, parts);
  } finally {
    room.release();
  }
}

function serveBody({ bytes, texts }: EarlyBody, exchange: Exchange, parts: AppParts): Awaitable<void> {
  if (bytes instanceof RpcError) throw bytes;
  const answer = parts.traffic.inTurn(bytes, () => answered(bytes, texts, exchange, parts));
  return after(answer, made => after(respond(exchange.context, made, parts.lifetime), sent => exchange.trace?.sent(sent)));
}

/** Room for an answer until it has left, or its caller has. */
function answerRoom({ res }: Koa.Context, traffic: Traffic): BudgetShare {
  const room = traffic.answer();
  res.on('close', () => room.release());
  return room;
}

interface Exchange {
  readonly context: Koa.Context;
  readonly dialect: Dialect;
  readonly trace: RequestTrace | undefined;
  /** Room for the answer. */
  readonly room: BudgetShare;
}

function answered(bytes: Buffer, texts: SentTexts | undefined, exchange: Exchange, parts: AppParts): Awaitable<BodyResponse> {
  const { context, dialect } = exchange;
  const body = isLarge(bytes) ? parseLargeBody(bytes, parts.config) : parseBody(bytes, parts.config);
  const request = callRequestOf(context, dialect, parts, { trace: exchange.trace, texts, room: exchange.room });
  const response = after(body, parsed => responseTo(parsed, request, parts.runner));
  return after(response, ({ json, etag, session, hasGoodKey }) => {
    if (hasGoodKey) parts.traffic.noteGoodKey(context.req);
    return { text: json && textOf(json), etag, session };
  });
}

/** Pages are made before it is known whether there is room for them: they come from files and from one entry. */
async function servePage(context: Koa.Context, parts: AppParts): Promise<void> {
  const { site, traffic, runner, log } = parts;
  const room = answerRoom(context, traffic);
  try {
    if (!(await serveRack(context, parts))) await site(context);
  } catch (error) {
    if (isOutOfDescriptors(error)) return sayBusy(context);
    const id = requestIdOf(context.res);
    log(error, id);
    return reject(context, { status: 500, error: internalError(id) }, runner);
  }
  if (!room.grow(context.length ?? 0)) sayBusy(context);
}

function sayBusy(context: Koa.Context): void {
  context.set('Retry-After', '1');
  context.status = 503;
  context.body = 'Busy: try again';
}

function errorResponseFor(error: unknown, { res }: Koa.Context, runner: CallRunner): ErrorResponse {
  if (error instanceof BodyTooLarge) return { status: 413, error: error.rpcError };
  if (error instanceof NoRoomForBody) return tooManyBodies;
  if (error instanceof RpcError) return { status: error.errorName === 'Busy' ? 503 : 200, error };
  const id = requestIdOf(res);
  runner.report(error, 'envelope', id);
  return { status: 200, error: internalError(id) };
}

function errorOf({ method, req }: Koa.Context, { addressOf }: AppParts): ErrorResponse | undefined {
  if (method !== 'POST') return invalid(405, 'method', `must be POST, not ${method.slice(0, 20)}`, addressesAt(addressOf(req)));
  if (!jsonTypes.test(req.headers['content-type'] ?? '')) return invalid(415, 'Content-Type', 'must be application/json');
  const encoding = req.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() === 'identity') return undefined;
  return invalid(415, 'Content-Encoding', 'must be identity: bodies are read as they are');
}

function reject(context: Koa.Context, errorResponse: ErrorResponse, { metrics }: CallRunner): void {
  metrics.rejected(errorResponse.error.errorName);
  const isUnread = errorResponse.status === 413 || errorResponse === tooManyBodies;
  if (isUnread) drainBeforeClose(context.req.socket);
  context.set({ ...requestIdIn(context.res), ...errorHeaders(errorResponse), ...(isUnread && { Connection: 'close' }) });
  context.status = errorResponse.status;
  context.body = textOf(failureJson(null, errorResponse.error, dialectAt(context.url)));
}
