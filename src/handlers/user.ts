import type { UserInfo } from '../../generated/types.js';
import { grantsKeptAs, rightsOf } from '../domain/access/rights.js';
import { adminPerson } from '../domain/access/user.js';
import type { AccountRecord } from '../domain/storage/users.js';
import { changeOwnPassword } from '../domain/users/own-login.js';
import { createUser, enableUser, endSessions, readUsers, setPassword } from '../domain/users/user-administration.js';
import type { MethodHandlers } from '../rpc/reply.js';
import { RpcError } from '../rpc/rpc-error.js';
import type { CallContext } from './context.js';
import { pageOf } from './page.js';
import { done } from './present.js';

/** kataster.user: the persons who log in, and what they do about themselves. */
export const user: MethodHandlers<CallContext>['user'] = {
  async create({ login, name = login, password }, context) {
    const id = await createUser(context, { login, name, password }).catch(asCreated);
    return { result: { ...done(context, 'UserCreated', { login }), id } };
  },

  async disable({ login }, context) {
    await enableUser(context, login, false);
    return { result: done(context, 'UserDisabled', { login }) };
  },

  async enable({ login }, context) {
    await enableUser(context, login, true);
    return { result: done(context, 'UserEnabled', { login }) };
  },

  async endSessions({ login }, context) {
    const ended = await endSessions(context, login);
    return { result: { ...done(context, 'SessionsEnded', { login }), ended } };
  },

  async password({ old, new: password }, context) {
    const { user: caller, logins, origin } = context;
    if (!caller) throw noUser;
    const known = await logins.byPassword(caller.login, old, origin);
    if (known?.passwordExpired && password === old) throw sameAgain;
    const isChanged = known?.id === caller.id && (await changeOwnPassword(context, caller.id, password).catch(asNew));
    if (!isChanged) throw notTheirs;
    return { result: done(context, 'PasswordChanged', {}) };
  },

  async read({ login, limit, offset = 0 }, context) {
    return { result: (await readUsers(context, { limit: pageOf(context, limit), offset }, login)).map(presentUser) };
  },

  async setPassword({ login, password }, context) {
    await setPassword(context, login, password).catch(asPassword);
    return { result: done(context, 'PasswordSet', { login }) };
  },
};

function presentUser({ id, login, name, enabled, hasPassword, constant, rights, groups, sessions }: AccountRecord): UserInfo {
  return {
    id,
    login,
    name,
    enabled,
    has_password: hasPassword,
    rights: constant === adminPerson ? null : rightsOf(grantsKeptAs(rights ?? '[]')),
    groups: groups.map(group => ({ ...group })),
    sessions,
  };
}

/** Renames faults of an attribute to the parameter that it is saved from. */
function underParameter(parameter: (attribute: string) => string) {
  return (error: unknown): never => {
    if (!(error instanceof RpcError) || !error.data || !told.includes(error.errorName)) throw error;
    const data = Object.fromEntries(Object.entries(error.data).map(([key, fault]) => [parameter(key), fault]));
    throw Object.assign(new RpcError(error.errorName, {} as never, data), { message: error.message });
  };
}

const told: readonly string[] = ['ValidationFailed', 'Conflict'];
const asNew = underParameter(() => 'new');
const asPassword = underParameter(() => 'password');
const asCreated = underParameter(attribute =>
  attribute.includes('user_pass') ? 'password' : attribute.includes('title') ? 'login' : attribute,
);

const noUser = new RpcError(
  'AuthenticationFailed',
  {},
  { user: 'expected a user: X-RPC-Auth-Session, or X-RPC-Auth-Username and X-RPC-Auth-Password, or HTTP Basic' },
);
const sameAgain = new RpcError('ValidationFailed', {}, { new: 'is the password that has expired: expected another' });
const notTheirs = new RpcError('AuthenticationFailed', {}, { old: 'is not the password of this user' });
