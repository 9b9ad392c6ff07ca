import { bothRights } from '../../domain/access/rights.js';
import type { User } from '../../domain/access/user.js';
import type { RequestOrigin } from '../../domain/users/guesses.js';
import type { Logins } from '../../domain/users/login.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { Credentials, Login } from '../requests/credentials.js';
import type { Caller } from './authenticate.js';
import type { CallRequest } from './request.js';

/**
 * A key and the user who holds it, looked up once a body. The user is the actor of changes, which need the rights of both.
 * @throws RpcError AuthenticationFailed
 */
export async function callerAs(key: Promise<Caller> | Caller, request: CallRequest, logins: Logins): Promise<Caller> {
  const { keyId, rights, hasKey } = await key;
  const user = await request.callers.userOfKeys(() => userNamed(request.credentials ?? {}, originOf(request, keyId), logins));
  return { key: `${keyId} ${user.login}`, keyId, name: user.login, rights: bothRights(rights, user.rights), user, hasKey };
}

/**
 * The user whose session a request names, without a key: they may do what was granted to them.
 * @throws RpcError AuthenticationFailed
 */
export async function callerBySession(session: string, request: CallRequest, logins: Logins): Promise<Caller> {
  return alone(await request.callers.userOfSession(() => userNamed({ session }, originOf(request, undefined), logins)));
}

/**
 * The user whose name and password a request carries, without a key.
 * @throws RpcError AuthenticationFailed
 */
export async function callerByPassword(login: Login, request: CallRequest, logins: Logins): Promise<Caller> {
  return alone(await userNamed({ login }, originOf(request, undefined), logins));
}

function alone(user: User): Caller {
  return { key: `session ${user.login}`, keyId: undefined, name: user.login, rights: user.rights, user };
}

function originOf({ address, id }: CallRequest, key: string | undefined): RequestOrigin {
  return { key, address, requestId: id };
}

/** A password counts for more than a session: a client that logs in sends both meanwhile. */
async function userNamed({ login, session = '' }: Credentials, origin: RequestOrigin, logins: Logins): Promise<User> {
  const user = await (login ? logins.byPassword(login.name, login.password, origin) : logins.bySession(session, origin));
  if (!user) throw login ? wrongPassword : sessionOver;
  return user;
}

const wrongPassword = new RpcError('AuthenticationFailed', {}, { user: 'user name or password is wrong' });
const sessionOver = new RpcError('AuthenticationFailed', {}, { session: 'the session is over; idoit.login opens another' });
