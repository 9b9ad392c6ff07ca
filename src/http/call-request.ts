import type { Context } from 'koa';
import type { AppParts } from './app.js';
import { IdentifiedCallers } from './authentication/identified-callers.js';
import type { CallRequest } from './authentication/request.js';
import type { Dialect } from './envelope/dialects.js';
import { credentialsIn, keysIn, sessionToRepeat } from './requests/credentials.js';
import { requestIdOf } from './requests/request-ids.js';

/** A request for calls: its sender as far as headers name it, and where it came from. */
export function callRequestOf(
  { req, res }: Pick<Context, 'req' | 'res'>,
  dialect: Dialect,
  { addressOf, caller, forwarding, traffic }: AppParts,
  { trace, room }: Pick<CallRequest, 'trace' | 'room'> = {},
): CallRequest {
  const credentials = credentialsIn(req.headers);
  const connection = traffic.connections.of(req.socket);
  return {
    id: requestIdOf(res),
    serviceUrl: addressOf(req),
    dialect,
    address: forwarding.addressOf(req),
    callers: new IdentifiedCallers(),
    caller,
    keys: keysIn(req.headers),
    credentials,
    forwardedUser: forwarding.userOf(req),
    session: credentials && sessionToRepeat(credentials),
    room,
    onClose: listener => {
      connection?.follow();
      res.once('close', listener);
    },
    isClosed: () => res.destroyed,
    connection,
    trace,
  };
}
