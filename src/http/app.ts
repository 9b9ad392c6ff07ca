import Koa from 'koa';
import type { Config } from '../config/config.js';
import type { Caller } from './authentication/caller.js';
import { callRequestOf } from './call-request.js';
import type { CallService } from './call-service.js';
import { dialects, dialectsByPath } from './envelope/dialects.js';
import { internalError } from './envelope/envelope-errors.js';
import type { AccessLog } from './monitoring/access-log.js';
import { serveCalls } from './pipeline.js';
import { serveRack } from './racks.js';
import type { Forwarding } from './requests/forwarding.js';
import { requestIdIn, requestIdOf } from './requests/request-ids.js';
import type { ServiceAddress } from './requests/service-address.js';
import type { Lifetime } from './responses/lifetime.js';
import { permitOrigins } from './responses/origins.js';
import type { ScimParts } from './scim/request.js';
import { serveScim } from './scim/scim.js';
import { isOutOfDescriptors } from './server/client-connection-errors.js';
import type { Traffic } from './server/traffic.js';
import type { SignIn } from './sign-in/sign-in.js';
import type { Site } from './site/site.js';
import { RejectedRequest } from './steps/read-body.js';
import { sendError } from './steps/send.js';

/** Dependencies of an application. */
export interface AppParts {
  readonly config: Config;
  readonly service: CallService;
  readonly site: Site;
  readonly signIn: SignIn;
  readonly addressOf: ServiceAddress;
  readonly forwarding: Forwarding;
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
  const scimParts = { ...parts, requestOf: (context: Koa.Context) => callRequestOf(context, dialects.contract, parts) };
  app.on('error', (error: unknown, context?: Koa.Context) => parts.log(error, context && requestIdOf(context.res)));
  app.use(context => {
    const trace = parts.accessLog?.(context.req, context.res);
    if (parts.lifetime.isStopping) context.set('Connection', 'close');
    const dialect = dialectsByPath.get(context.path);
    const isPreflight = permitOrigins(context, parts.config.allowedOrigins);
    // Answers to calls are written with all of their headers at once.
    if (isPreflight || !dialect) context.set(requestIdIn(context.res));
    if (isPreflight) return undefined;
    if (!dialect) return servePage(context, parts, scimParts);
    const room = parts.traffic.answer(context.res);
    return serveCalls(context, callRequestOf(context, dialect, parts, { trace, room }), parts);
  });
  return app;
}

/** Pages are made before it is known whether there is room for them: they come from files and from one entry. */
async function servePage(context: Koa.Context, parts: AppParts, scimParts: ScimParts): Promise<void> {
  const { site, traffic, service, log } = parts;
  const room = traffic.answer(context.res);
  try {
    const isServed = (await serveRack(context, parts)) || (await serveScim(context, scimParts)) || (await parts.signIn(context));
    if (!isServed) await site(context);
  } catch (error) {
    if (isOutOfDescriptors(error)) return sayBusy(context);
    const id = requestIdOf(context.res);
    log(error, id);
    return sendError(context, new RejectedRequest({ status: 500, error: internalError(id) }), service);
  }
  if (!room.grow(context.length ?? 0)) sayBusy(context);
}

function sayBusy(context: Koa.Context): void {
  context.set('Retry-After', '1');
  context.status = 503;
  context.body = 'Busy: try again';
}
