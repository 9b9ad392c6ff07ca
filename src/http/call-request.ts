import type { Context } from 'koa';
import type { AppParts } from './app.js';
import { IdentifiedCallers } from './authentication/identified-callers.js';
import type { CallRequest } from './authentication/request.js';
import type { Dialect } from './envelope/dialects.js';
import { credentialsIn, keysIn, repeatedSession } from './requests/credentials.js';
import { peerAddress } from './requests/peer-address.js';
import { requestIdOf } from './requests/request-ids.js';

/** A request for calls: its sender as far as headers name it, and where it came from. */
export function callRequestOf(context: Context, dialect: Dialect, { addressOf, caller }: AppParts): CallRequest {
  const credentials = credentialsIn(context.req.headers);
  return {
    id: requestIdOf(context.res),
    serviceUrl: addressOf(context.req),
    dialect,
    address: peerAddress(context.req),
    callers: new IdentifiedCallers(),
    caller,
    keys: keysIn(context.req.headers),
    credentials,
    session: credentials && repeatedSession(credentials),
    onClose: listener => void context.res.once('close', listener),
  };
}
