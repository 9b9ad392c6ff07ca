import type { OpenedSession } from '../../generated/types.js';
import type { User } from '../domain/access/user.js';
import { noteLogin } from '../domain/users/own-login.js';
import { closeSession, openSession } from '../domain/users/sessions.js';
import type { MethodHandlers } from '../rpc/reply.js';
import { RpcError } from '../rpc/rpc-error.js';
import type { CallContext } from './context.js';
import { tenant } from './version.js';

/** idoit: sessions of users. */
export const idoit: MethodHandlers<CallContext>['idoit'] = {
  async login({ username, password }, context) {
    const user = await userToLogIn(context, username, password);
    const session = await openSession(context, user.id, context.sessionMinutes);
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

function presentLogin({ id, name, mail, login, passwordExpired }: User, session: string): OpenedSession {
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
  };
}

/** A session opens no other session: it would never be over. */
async function userToLogIn({ user, logins, origin, session }: CallContext, username?: string, password = ''): Promise<User> {
  if (username !== undefined) return (await logins.byPassword(username, password, origin)) ?? reject(wrongPassword);
  if (user && user.provedBy === 'password') return user;
  return reject(session === undefined ? nobodyNamed : onlyBySession);
}

function reject(error: RpcError): never {
  throw error;
}

const wrongPassword = new RpcError('AuthenticationFailed', {}, { user: 'user name or password is wrong' });
const nobodyNamed = new RpcError(
  'AuthenticationFailed',
  {},
  { user: 'expected X-RPC-Auth-Username and X-RPC-Auth-Password, or HTTP Basic, or username and password' },
);
const onlyBySession = new RpcError('AuthenticationFailed', {}, { user: 'a session opens no other: send user name and password' });
const noSession = new RpcError(
  'AuthenticationFailed',
  {},
  { session: 'expected X-RPC-Auth-Session with a session that is open' },
);
