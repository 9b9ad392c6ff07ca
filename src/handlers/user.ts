import type { ErrorName } from '../../generated/errors.js';
import type { UserInfo } from '../../generated/types.js';
import { grantsKeptAs, rightsOf } from '../domain/access/rights.js';
import { adminPerson } from '../domain/access/user.js';
import type { AccountRecord } from '../domain/storage/users.js';
import { changeOwnPassword } from '../domain/users/own-login.js';
import { createUser, enableUser, endSessions, readUsers, setPassword } from '../domain/users/user-administration.js';
import { text } from '../messages/text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import { type ErrorValues, RpcError } from '../rpc/rpc-error.js';
import type { CallContext } from './context.js';
import { pageOf } from './page.js';
import { presentDone } from './present.js';

/** kataster.user: the persons who log in, and what they do about themselves. */
export const user: MethodHandlers<CallContext>['user'] = {
  async create({ login, name = login, password }, context) {
    const id = await createUser(context, { login, name, password }).catch(asCreated);
    return { result: { ...presentDone(context, text('UserCreated', { login })), id } };
  },

  async disable({ login }, context) {
    await enableUser(context, login, false);
    return { result: presentDone(context, text('UserDisabled', { login })) };
  },

  async enable({ login }, context) {
    await enableUser(context, login, true);
    return { result: presentDone(context, text('UserEnabled', { login })) };
  },

  async endSessions({ login }, context) {
    const ended = await endSessions(context, login);
    return { result: { ...presentDone(context, text('SessionsEnded', { login })), ended } };
  },

  async password({ old, new: password }, context) {
    const { user: caller, logins, origin, usePassword } = context;
    if (!caller) throw noUser;
    usePassword?.('compared', old);
    const known = await logins.withPassword({ name: caller.login, password: old }, origin);
    if (known?.passwordExpired && password === old) throw sameAgain;
    const isChanged = known?.id === caller.id && (await changeOwnPassword(context, caller.id, password).catch(asNew));
    if (!isChanged) throw notTheirs;
    return { result: presentDone(context, text('PasswordChanged')) };
  },

  async read({ login, limit, offset = 0 }, context) {
    return { result: (await readUsers(context, { limit: pageOf(context, limit), offset }, login)).map(presentUser) };
  },

  async setPassword({ login, password }, context) {
    await setPassword(context, login, password).catch(asPassword);
    return { result: presentDone(context, text('PasswordSet', { login })) };
  },
};

function presentUser({ constant, rights, groups, ...account }: AccountRecord): UserInfo {
  const { id, login, name, enabled, hasPassword, hasSecondFactor, sessions } = account;
  return {
    id,
    login,
    name,
    enabled,
    has_password: hasPassword,
    has_second_factor: hasSecondFactor,
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
    throw new RpcError(error.errorName, error.values as ErrorValues<ErrorName>, data);
  };
}

const told: readonly string[] = ['ValidationFailed', 'Conflict'];
const asNew = underParameter(() => 'new');
const asPassword = underParameter(() => 'password');
const asCreated = underParameter(attribute =>
  attribute.includes('user_pass') ? 'password' : attribute.includes('title') ? 'login' : attribute,
);

/** The error of a call about its user, where it names none. */
export const noUser = new RpcError('AuthenticationFailed', {}, { user: text('ExpectedUserXRPCAuth') });
const sameAgain = new RpcError('ValidationFailed', {}, { new: text('IsPasswordThatHasExpired') });
const notTheirs = new RpcError('AuthenticationFailed', {}, { old: text('IsNotPasswordOfThis') });
