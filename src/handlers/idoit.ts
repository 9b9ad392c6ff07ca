import type { OpenedSession } from '../../generated/types.js';
import type { User } from '../domain/access/user.js';
import { noteLogin } from '../domain/users/own-login.js';
import { closeSession, openSession } from '../domain/users/sessions.js';
import { text } from '../messages/text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import { RpcError } from '../rpc/rpc-error.js';
import type { CallContext } from './context.js';
import { tenant } from './version.js';

/** idoit: sessions of users. */
export const idoit: MethodHandlers<CallContext>['idoit'] = {
  async login({ username, password, code }, context) {
    const user = await userToLogIn(context, username, password, code);
    const session = await openSession(context, user, context.sessionMinutes, user.hasSecondFactor);
    await noteLogin(context, user.id);
    return { result: presentLogin(user, session), session };
  },

  async logout(_, context) {
    const { session, dialect, user } = context;
    const isClosed = session !== undefined && (await closeSession(context, session));
    const isProved = dialect.logsOutWithoutSession && user?.provedBy === 'password';
    if (!isClosed && !isProved) throw noSession;
    return { result: { message: 'Logout successful', result: true as const } };
  },
};

function presentLogin({ id, name, mail, login, passwordExpired, lacksSecondFactor }: User, session: string): OpenedSession {
  return {
    result: true,
    userid: String(id),
    name,
    mail,
    username: login,
    'session-id': session,
    'client-id': '1',
    'client-name': tenant,
    ...(passwordExpired && { password_expired: true }),
    ...(lacksSecondFactor && { second_factor_required: true }),
  };
}

/** A session opens no other session: it would never be over. */
async function userToLogIn(context: CallContext, username?: string, password = '', code?: string): Promise<User> {
  const { user, logins, origin, session, usePassword } = context;
  if (username !== undefined) {
    usePassword?.('compared', password);
    return (await logins.byPassword({ name: username, password, code }, origin)) ?? reject(wrongPassword);
  }
  if (user && user.provedBy === 'password') return user;
  return reject(session === undefined ? nobodyNamed : onlyBySession);
}

function reject(error: RpcError): never {
  throw error;
}

const wrongPassword = new RpcError('AuthenticationFailed', {}, { user: text('UserNameOrPasswordIs') });
const nobodyNamed = new RpcError('AuthenticationFailed', {}, { user: text('ExpectedXRPCAuthUsername') });
const onlyBySession = new RpcError('AuthenticationFailed', {}, { user: text('SessionOpensNoOtherSend') });
const noSession = new RpcError('AuthenticationFailed', {}, { session: text('ExpectedXRPCAuthSession') });
