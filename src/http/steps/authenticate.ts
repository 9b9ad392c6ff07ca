import { Rights } from '../../domain/access/rights.js';
import type { Logins } from '../../domain/users/login.js';
import type { LoginEvents } from '../../domain/users/login-events.js';
import type { NoteRejection, RejectionReason } from '../../domain/users/rejections.js';
import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { Caller } from '../authentication/caller.js';
import type { KeyAuthenticator } from '../authentication/key-authenticator.js';
import type { CallRequest } from '../authentication/request.js';
import { callerAs, callerByPassword, callerByProxy, callerBySession } from '../authentication/user.js';
import type { OpenedCall } from '../envelope/envelope.js';

/** Dependencies of authentication. */
export interface Authentication {
  readonly keys: KeyAuthenticator;
  readonly logins: Logins;
  readonly rejected: NoteRejection;
  readonly loginEvents: Pick<LoginEvents, 'withoutSession'>;
}

const nobody: Caller = { key: '', keyId: undefined, name: '', rights: new Rights([]), user: undefined };

/** The method that takes user name and password in the place of a key, and its caller before authentication. */
const openingSession = 'idoit.login';
const loggingIn: Caller = { ...nobody, key: 'login', name: 'login' };

/** Methods of users whose password has expired. */
const withExpiredPassword: readonly string[] = [openingSession, 'idoit.logout', 'kataster.user.password'];

/** Methods of users who have to set up a second factor. */
const withoutSecondFactor: readonly string[] = [
  ...withExpiredPassword,
  'kataster.second_factor.create',
  'kataster.second_factor.confirm',
  'kataster.passkey.create',
  'kataster.passkey.confirm',
];

/**
 * The caller of a call: by key, by user, or by both; open methods need no credentials.
 * @throws RpcError AuthenticationFailed, PasswordExpired, SecondFactorRequired; LimitExceeded where the key, or the user without one, has too many connections
 */
export async function authenticate(
  call: OpenedCall,
  isOpen: boolean,
  request: CallRequest,
  parts: Authentication,
): Promise<Caller> {
  const caller = await callerOf(call, isOpen, request, parts);
  const { key, keyId, user } = caller;
  const owner = keyId ?? (user && key);
  if (owner !== undefined) request.connection?.identify(owner);
  request.trace?.noteCaller(keyId, user?.login);
  return caller;
}

/**
 * Whether the headers of a request alone authenticate its sender.
 * @throws RpcError LimitExceeded, Busy
 */
export async function isAuthenticated(request: CallRequest, parts: Authentication): Promise<boolean> {
  if (!request.caller && !request.keys?.length && !request.credentials && !request.forwardedUser) return false;
  try {
    await authenticateHeaders(request, parts);
    return true;
  } catch (error) {
    if (error instanceof RpcError && notAuthenticated.has(error.errorName)) return false;
    throw error;
  }
}

/**
 * The caller whom the headers of a request name.
 * @throws RpcError AuthenticationFailed, PasswordExpired, SecondFactorRequired, LimitExceeded
 */
export function authenticateHeaders(request: CallRequest, parts: Authentication): Promise<Caller> {
  return authenticate(headersAlone, false, request, parts);
}

/** A call that has no key of its own. */
const headersAlone: OpenedCall = { id: null, method: '', params: {}, given: 'none', apikey: undefined, language: undefined };

const notAuthenticated: ReadonlySet<string> = new Set(['AuthenticationFailed', 'PasswordExpired', 'SecondFactorRequired']);

function callerOf(call: OpenedCall, isOpen: boolean, request: CallRequest, parts: Authentication): Promise<Caller> | Caller {
  const { rejected } = parts;
  const { forwardedUser } = request;
  if (forwardedUser?.isTrusted === false) throw rejection('untrusted proxy', notOfProxy, request, rejected, forwardedUser.login);
  const keys = keysOf(call, request);
  const [key] = keys;
  if (keys.length > 1) throw rejection('several keys', several, request, rejected);
  const caller = key === undefined ? callerWithoutKey(call, request, isOpen, parts) : undefined;
  if (caller) return caller;
  if (typeof key !== 'string' || key === '') throw rejection('no key', lacking[call.given], request, rejected);
  const known = parts.keys.callerWith(key, request);
  return request.credentials ? callerWithUser(known, call, request, parts) : known;
}

function callerWithoutKey(
  call: OpenedCall,
  request: CallRequest,
  isOpen: boolean,
  parts: Authentication,
): Promise<Caller> | Caller | undefined {
  const { caller, credentials, forwardedUser } = request;
  if (caller) return credentials ? callerWithUser(caller, call, request, parts) : caller;
  const { login, session } = credentials ?? {};
  if (call.method === openingSession) return login ? callerByPassword(login, call, request, parts.logins) : loggingIn;
  if (session !== undefined) return callerOfSession(session, call, request, parts);
  if (forwardedUser) return callerOfProxy(forwardedUser.login, request, parts);
  return isOpen ? nobody : undefined;
}

async function callerOfSession(session: string, call: OpenedCall, request: CallRequest, { logins }: Authentication) {
  return requireValidPassword(await callerBySession(session, request, logins), call);
}

/** The proxy decides how its users sign in: an expired password of this service does not concern them. */
async function callerOfProxy(login: string, request: CallRequest, { logins, loginEvents }: Authentication): Promise<Caller> {
  const caller = await callerByProxy(login, request, logins);
  if (caller.user) loginEvents.withoutSession(caller.user.id, 'proxy', { key: undefined, address: request.address });
  return caller;
}

async function callerWithUser(
  known: Promise<Caller> | Caller,
  call: OpenedCall,
  request: CallRequest,
  { logins, loginEvents }: Authentication,
): Promise<Caller> {
  const caller = requireValidPassword(await callerAs(await known, call, request, logins), call);
  if (caller.user && request.credentials?.login && call.method !== openingSession)
    loginEvents.withoutSession(caller.user.id, 'password', { key: caller.keyId, address: request.address });
  return caller;
}

/** @throws RpcError PasswordExpired, SecondFactorRequired */
function requireValidPassword(caller: Caller, { method }: OpenedCall): Caller {
  const { user } = caller;
  if (user?.passwordExpired && !withExpiredPassword.includes(method))
    throw new RpcError('PasswordExpired', { login: user.login }, changeIt);
  if (user?.lacksSecondFactor && !withoutSecondFactor.includes(method))
    throw new RpcError('SecondFactorRequired', { login: user.login }, setItUp);
  return caller;
}

/** The key of a call, and those of its request that differ. */
function keysOf({ apikey }: OpenedCall, { keys = [] }: CallRequest): readonly unknown[] {
  if (apikey === undefined) return keys;
  return keys.length === 0 ? [apikey] : [...new Set([apikey, ...keys])];
}

function rejection(
  reason: RejectionReason,
  error: RpcError,
  { id, address }: CallRequest,
  rejected: NoteRejection,
  login?: string,
): RpcError {
  rejected(reason, { requestId: id, address, login });
  return error;
}

const changeIt = { user: text('PasswordHasToBeChanged') };
const setItUp = { user: text('SecondFactorToSetUp') };
const byName = { params: text('ParametersAreGivenByName') };
const whereKeysGo = {
  'params.apikey': text('IsRequiredExpectedKeyHere'),
};

/** Errors of calls without a key, by how their parameters are given. */
const lacking: Readonly<Record<OpenedCall['given'], RpcError>> = {
  'by name': new RpcError('AuthenticationFailed', {}, whereKeysGo),
  none: new RpcError('AuthenticationFailed', {}, { ...byName, ...whereKeysGo }),
  otherwise: new RpcError('AuthenticationFailed', {}, byName),
};
const notOfProxy = new RpcError('AuthenticationFailed', {}, { user: text('UserHeaderNotOfProxy') });
const several = new RpcError('AuthenticationFailed', {}, { 'params.apikey': text('ExpectedOneKeyHeaderCarries') });
