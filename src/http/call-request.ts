import type { Context } from 'koa';
import type { AppParts } from './app.js';
import { IdentifiedCallers } from './authentication/identified-callers.js';
import type { CallRequest } from './authentication/request.js';
import type { Dialect } from './envelope/dialects.js';
import { credentialsIn, keysIn, repeatedSession } from './requests/credentials.js';
import { peerAddress } from './requests/peer-address.js';
import { requestIdOf } from './requests/request-ids.js';

/** A request for calls: its sender as far as headers name it, and where it came from. */
export function callRequestOf(
  { req, res }: Pick<Context, 'req' | 'res'>,
  dialect: Dialect,
  { addressOf, caller }: AppParts,
  { trace, texts, room }: Pick<CallRequest, 'trace' | 'texts' | 'room'> = {},
): CallRequest {
  const credentials = credentialsIn(req.headers);
  return {
    id: requestIdOf(res),
    serviceUrl: addressOf(req),
    dialect,
    address: peerAddress(req),
    callers: new IdentifiedCallers(),
    caller,
    keys: keysIn(req.headers),
    credentials,
    session: credentials && repeatedSession(credentials),
    texts,
    room,
    onClose: listener => void res.once('close', listener),
    trace,
  };
}
