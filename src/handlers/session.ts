import type { SessionInfo } from '../../generated/types.js';
import { utcOrZoned } from '../attributes/time-zones.js';
import type { OwnSession } from '../domain/storage/users.js';
import { closeOwnSession, ownSessions } from '../domain/users/sessions.js';
import { text } from '../messages/text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentDone } from './present.js';
import { noUser } from './user.js';

/** kataster.session: the open sessions of the user who calls. */
export const session: MethodHandlers<CallContext>['session'] = {
  async end({ id }, context) {
    if (!context.user) throw noUser;
    await closeOwnSession(context, context.user, id);
    return { result: presentDone(context, text('SessionEnded')) };
  },

  async read(_, context) {
    if (!context.user) throw noUser;
    const sessions = await ownSessions(context, context.user);
    return { result: sessions.map(each => presentSession(each, context)) };
  },
};

function presentSession({ digest, created, expires, ...others }: OwnSession, { user, timeZone }: CallContext): SessionInfo {
  return {
    id: digest,
    created: utcOrZoned(created, timeZone),
    expires: utcOrZoned(expires, timeZone),
    address: others.address,
    provider: others.provider,
    passkey: others.passkey === 1,
    current: digest === user?.session,
  };
}
