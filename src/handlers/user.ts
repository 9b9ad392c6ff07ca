import { RpcError } from '../../generated/errors.js';
import type { Handlers } from '../../generated/methods.js';
import { changeOwnPassword } from '../domain/users/own-login.js';
import type { CallContext } from './context.js';
import { done } from './present.js';

/** kataster.user: what users do about themselves. */
export const user: Handlers<CallContext>['user'] = {
  async password({ old, new: password }, context) {
    const { user: caller, logins, origin } = context;
    if (!caller) throw noUser;
    const known = await logins.byPassword(caller.login, old, origin);
    const isChanged = known?.id === caller.id && (await changeOwnPassword(context, caller.id, password).catch(asNew));
    if (!isChanged) throw notTheirs;
    return done(context, 'PasswordChanged', {});
  },
};

/** What is wrong with the attribute that keeps the password is wrong with the parameter. */
function asNew(error: unknown): never {
  if (!(error instanceof RpcError) || error.errorName !== 'ValidationFailed') throw error;
  throw new RpcError('ValidationFailed', {}, { new: Object.values(error.data ?? {}).join('; ') });
}

const noUser = new RpcError(
  'AuthenticationFailed',
  {},
  { user: 'expected a user: X-RPC-Auth-Session, or X-RPC-Auth-Username and X-RPC-Auth-Password, or HTTP Basic' },
);
const notTheirs = new RpcError('AuthenticationFailed', {}, { old: 'is not the password of this user' });
