import { bothRights } from '../../domain/access/rights.js';
import type { User } from '../../domain/access/user.js';
import type { Logins, SentLogin } from '../../domain/users/login.js';
import type { RequestOrigin } from '../../domain/users/login-rate-limiter.js';
import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { OpenedCall } from '../envelope/envelope.js';
import type { Credentials } from '../requests/credentials.js';
import type { Caller } from './caller.js';
import type { CallRequest } from './request.js';

/**
 * A key and the user who holds it, looked up once a body. The user is the actor of changes, which need the rights of both.
 * @throws RpcError AuthenticationFailed, LimitExceeded
 */
export async function callerAs(
  { keyId, rights, hasKey }: Caller,
  call: OpenedCall,
  request: CallRequest,
  logins: Logins,
): Promise<Caller> {
  const { callers, credentials = {} } = request;
  const user = await callers.userOfKeys(async () => {
    if (credentials.login) callers.usePassword(call, 'ofHeaders', credentials.login.password);
    return userNamed(credentials, originOf(request, keyId), logins);
  });
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
 * The user whom a proxy of the settings names, without a key: they may do what was granted to them.
 * @throws RpcError AuthenticationFailed
 */
export async function callerByProxy(login: string, request: CallRequest, logins: Logins): Promise<Caller> {
  const user = request.callers.userOfSession(async () => {
    const found = await logins.byProxy(login, originOf(request, undefined));
    if (!found) throw unknownToUs;
    return found;
  });
  return alone(await user);
}

/**
 * The user whose name and password a request carries, without a key.
 * @throws RpcError AuthenticationFailed, LimitExceeded
 */
export async function callerByPassword(
  login: SentLogin,
  call: OpenedCall,
  request: CallRequest,
  logins: Logins,
): Promise<Caller> {
  const { callers } = request;
  const user = callers.userOfPassword(async () => {
    callers.usePassword(call, 'ofHeaders', login.password);
    return userNamed({ login }, originOf(request, undefined), logins);
  });
  return alone(await user);
}

function alone(user: User): Caller {
  return { key: `session ${user.login}`, keyId: undefined, name: user.login, rights: user.rights, user };
}

function originOf({ address, id }: CallRequest, key: string | undefined): RequestOrigin {
  return { key, address, requestId: id };
}

/** A password counts for more than a session: a client that logs in sends both meanwhile. */
async function userNamed({ login, session = '' }: Credentials, origin: RequestOrigin, logins: Logins): Promise<User> {
  const user = await (login ? logins.byPassword(login, origin) : logins.bySession(session, origin));
  if (!user) throw login ? wrongPassword : sessionOver;
  return user;
}

const unknownToUs = new RpcError('AuthenticationFailed', {}, { user: text('ProxyNamedUnknownUser') });
const wrongPassword = new RpcError('AuthenticationFailed', {}, { user: text('UserNameOrPasswordIs') });
const sessionOver = new RpcError('AuthenticationFailed', {}, { session: text('SessionIsOverIdoitLogin') });
