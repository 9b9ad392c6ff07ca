import { RpcError } from '../../generated/errors.js';
import type { RequestOrigin } from '../domain/users/guesses.js';
import type { Logins } from '../domain/users/login.js';
import { bothRights } from '../domain/users/rights.js';
import type { User } from '../domain/users/users.js';
import type { Caller } from './authenticate.js';
import type { Request } from './calls.js';
import type { Credentials } from './credentials.js';

/**
 * A key and the user who holds it, who is looked for once a body: what is done is done by the user, and needs the rights of both.
 * @throws RpcError AuthenticationFailed
 */
export async function callerAs(key: Promise<Caller> | Caller, request: Request, logins: Logins): Promise<Caller> {
  const { keyId, rights, hasKey } = await key;
  request.user ??= userNamed(request.credentials ?? {}, { key: keyId, address: request.address, requestId: request.id }, logins);
  const user = await request.user;
  return { key: `${keyId} ${user.login}`, keyId, name: user.login, rights: bothRights(rights, user.rights), user, hasKey };
}

/** A password counts for more than a session: a client that logs in sends both meanwhile. */
async function userNamed({ login, session = '' }: Credentials, origin: RequestOrigin, logins: Logins): Promise<User> {
  const user = await (login ? logins.byPassword(login.name, login.password, origin) : logins.bySession(session, origin));
  if (!user) throw login ? wrongPassword : sessionOver;
  return user;
}

const wrongPassword = new RpcError('AuthenticationFailed', {}, { user: 'user name or password is wrong' });
const sessionOver = new RpcError('AuthenticationFailed', {}, { session: 'the session is over; idoit.login opens another' });
