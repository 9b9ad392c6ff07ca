import type { Context } from 'koa';
import { SchemaChanged } from '../domain/storage/schema-changed.js';
import type { Permission } from '../rpc/method-definition.js';
import type { RpcError } from '../rpc/rpc-error.js';
import type { AppParts } from './app.js';
import type { CallRequest } from './authentication/request.js';
import { answerBatch } from './batch.js';
import { type BudgetShare, isWithoutRoom } from './bodies/byte-budget.js';
import type { CallService } from './call-service.js';
import { callContext } from './context/call-context.js';
import type { PreparedCall, RequestContext } from './context/request-context.js';
import { languageAsked, type NoCall, type OpenedCall } from './envelope/envelope.js';
import { minLargeBytes } from './server/traffic.js';
import { authenticate, isAuthenticated } from './steps/authenticate.js';
import { authorize } from './steps/authorize.js';
import { type CallResponse, encode, encodeError, encodeNoCall } from './steps/encode.js';
import { handle } from './steps/handle.js';
import { openEnvelope } from './steps/open-envelope.js';
import { resolveOptions, unset } from './steps/options.js';
import { parseBody, parseLargeBody } from './steps/parse.js';
import { bodyEndedError, readBody, requireJsonPost } from './steps/read-body.js';
import { definitionOf, findRoute, rejectMethod } from './steps/route.js';
import { send, sendError } from './steps/send.js';
import { noOptions, requireNamed, validate } from './steps/validate.js';

/** How often a call is prepared at most, each time by the version of the schema that came meanwhile. */
const maxTries = 10;

/** Serves a request with calls, from its head to the last byte of its response. */
export async function serveCalls(context: Context, request: CallRequest, parts: AppParts): Promise<void> {
  const { config, service, traffic, lifetime, addressOf } = parts;
  let room: BudgetShare | undefined;
  try {
    requireJsonPost(context, addressOf, lifetime);
    if (!isWithoutRoom(context.req.headers['content-length'])) room = traffic.bodyOf(await isStranger(context, request, parts));
    const bytes = await readBody(context.req, config, room);
    // The sender of a connection that was rejected meanwhile was told that nothing is done.
    if (!traffic.connections.of(context.req.socket)) throw bodyEndedError();
    const response =
      bytes.length > minLargeBytes
        ? await traffic.afterOthers(async () => answerBody(await parseLargeBody(bytes, config), request, service))
        : await answerBody(parseBody(bytes, config), request, service);
    const sentBytes = await send(context, response, lifetime);
    request.trace?.noteBytes(sentBytes);
  } catch (error) {
    sendError(context, error, service);
  } finally {
    room?.release();
  }
}

/** Whether neither the connection nor the headers of a request have shown a good key. */
async function isStranger({ req }: Context, request: CallRequest, { traffic, service }: AppParts): Promise<boolean> {
  if (traffic.connections.of(req.socket)?.hasGoodKey) return false;
  return !(await isAuthenticated(request, service));
}

/** Answers a body: a call, or a batch of them. No promise holds the body while they are carried out. */
export function answerBody(body: unknown, request: CallRequest, service: CallService): Promise<CallResponse> {
  if (Array.isArray(body))
    return answerBatch(body, request, service, async (call, ofBatch, error) => {
      const prepared = await prepareCall(call, ofBatch, service, error);
      return () => carryOut(prepared, service);
    });
  return answerCall(openEnvelope(body, request.dialect), request, service);
}

async function answerCall(call: OpenedCall | NoCall, request: CallRequest, service: CallService): Promise<CallResponse> {
  return await carryOut(await prepareCall(call, request, service), service);
}

/** Prepares a call; one with an error is answered at once. */
async function prepareCall(
  opened: OpenedCall | NoCall,
  request: CallRequest,
  service: CallService,
  error?: RpcError,
): Promise<PreparedCall | CallResponse> {
  if ('error' in opened) return encodeNoCall(opened, request, service);
  const beganAt = performance.now();
  const { dialect } = request;
  const route = findRoute(opened.method, dialect);
  request.trace?.noteCall(definitionOf(opened.method) ? opened.method : 'unknown');
  try {
    if (error) throw error;
    const [caller, registry] = await Promise.all([
      authenticate(opened, route?.open ?? false, request, service),
      request.callers.currentRegistry(service.schema),
    ]);
    const { name: method, permission, waits, options: known } = route ?? rejectMethod(opened.method, dialect);
    const { permitted, scope } = authorize(permission, caller);
    requireNamed(opened);
    const { params, options: given } = validate(method, known, opened.params, dialect, registry);
    const store = service.reads.store;
    const { asked, options, timeZone } = given === noOptions ? unset : await resolveOptions(given, store.withScope(scope));
    const language = languageAsked(opened.language, service.config.language);
    const renewed = waits ? () => renewContext(call, permission, service) : undefined;
    // Without spreads, which make a slow object and take as long as half of a cached read.
    const call: PreparedCall = {
      opened,
      request,
      beganAt,
      method,
      registry,
      params,
      language,
      caller,
      permitted,
      scope,
      asked,
      options,
      timeZone,
      renewed,
    };
    return call;
  } catch (failure) {
    return encodeError({ opened, request, beganAt }, failure, service);
  }
}

/** Carries a call out; anew where another version of the schema came between its preparation and its commit. */
async function carryOut(call: PreparedCall | CallResponse, service: CallService, tries = 1): Promise<CallResponse> {
  if ('json' in call) return call;
  try {
    return encode(call, await handle(call, service), service);
  } catch (failure) {
    if (!(failure instanceof SchemaChanged) || tries === maxTries) return encodeError(call, failure, service);
  }
  const { opened, request } = call;
  request.callers.forgetSchema();
  return carryOut(await prepareCall(opened, request, service), service, tries + 1);
}

/** The context of a call that waited, with the rights that its caller has by now. */
async function renewContext(call: PreparedCall, permission: Permission, service: CallService): Promise<RequestContext> {
  const { opened, request } = call;
  await request.callers.forget();
  const caller = await authenticate(opened, false, request, service);
  const registry = await request.callers.currentRegistry(service.schema);
  return callContext({ ...call, ...authorize(permission, caller), caller, registry, renewed: undefined }, service.reads);
}
