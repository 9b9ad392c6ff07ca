import { Rights } from '../../domain/access/rights.js';
import type { Logins } from '../../domain/users/login.js';
import type { LoginEvents } from '../../domain/users/login-events.js';
import type { NoteRejection, RejectionReason } from '../../domain/users/rejections.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { OpenedCall } from '../envelope/envelope.js';
import type { Authenticator, Caller } from './authenticate.js';
import type { CallRequest } from './request.js';
import { callerAs, callerByPassword, callerBySession } from './user.js';

/** Dependencies of authentication. */
export interface CallerParts {
  readonly authenticator: Authenticator;
  readonly logins: Logins;
  readonly rejected: NoteRejection;
  readonly loginEvents: Pick<LoginEvents, 'byPassword'>;
}

/** Callers of calls. */
export interface Callers {
  /**
   * Authenticates a call; `open` methods need no credentials.
   * @throws RpcError AuthenticationFailed, PasswordExpired
   */
  of(call: OpenedCall, request: CallRequest, open: boolean): Promise<Caller> | Caller;
  /** The caller of a call that is being authenticated, as its key alone made it when that was looked up last. */
  presumed(call: OpenedCall, request: CallRequest): Caller | undefined;
}

const nobody: Caller = { key: '', keyId: undefined, name: '', rights: new Rights([]), user: undefined };

/** The method that takes user name and password in the place of a key, and its caller before authentication. */
const openingSession = 'idoit.login';
const loggingIn: Caller = { ...nobody, key: 'login', name: 'login' };

/** Methods of users whose password has expired. */
const withExpiredPassword: readonly string[] = [openingSession, 'idoit.logout', 'kataster.user.password'];

/** Callers by key, by user, or by both. */
export function callersOver({ authenticator, logins, rejected, loginEvents }: CallerParts): Callers {
  const asUser = (key: Promise<Caller> | Caller, call: OpenedCall, request: CallRequest): Promise<Caller> => {
    const caller = permitted(callerAs(key, request, logins), call);
    if (!request.credentials?.login || call.method === openingSession) return caller;
    return caller.then(known => {
      if (known.user) loginEvents.byPassword(known.user.id, { key: known.keyId, address: request.address });
      return known;
    });
  };

  const withoutKey = (call: OpenedCall, request: CallRequest, open: boolean): Promise<Caller> | Caller | undefined => {
    const { caller, credentials: { login, session } = {} } = request;
    if (caller) return request.credentials ? asUser(caller, call, request) : caller;
    if (call.method === openingSession) return login ? callerByPassword(login, request, logins) : loggingIn;
    if (session !== undefined) return permitted(callerBySession(session, request, logins), call);
    return open ? nobody : undefined;
  };

  return {
    of(call, request, open) {
      const keys = keysOf(call, request);
      const [key] = keys;
      const isFree = key === undefined && (open || request.caller !== undefined);
      if (keys.length > 1) throw rejection('several keys', several, request, rejected);
      if (call.given === 'otherwise' && !isFree) throw rejection('no key', positional, request, rejected);
      const caller = key === undefined ? withoutKey(call, request, open) : undefined;
      if (caller) return caller;
      if (typeof key !== 'string' || key === '')
        throw rejection('no key', call.given === 'none' ? nothing : missing, request, rejected);
      const known = authenticator.callerWith(key, request);
      return request.credentials ? asUser(known, call, request) : known;
    },
    presumed(call, request) {
      const [key] = request.credentials ? [] : keysOf(call, request);
      return typeof key === 'string' ? authenticator.presumedWith(key, request) : undefined;
    },
  };
}

/** @throws RpcError PasswordExpired */
async function permitted(caller: Promise<Caller>, { method }: OpenedCall): Promise<Caller> {
  const known = await caller;
  const { user } = known;
  if (!user?.passwordExpired || withExpiredPassword.includes(method)) return known;
  throw new RpcError('PasswordExpired', { login: user.login }, changeIt);
}

/** The key of a call, and those of its request that differ. */
function keysOf({ apikey }: OpenedCall, { keys = [] }: CallRequest): readonly unknown[] {
  if (apikey === undefined) return keys;
  return keys.length === 0 ? [apikey] : [...new Set([apikey, ...keys])];
}

function rejection(reason: RejectionReason, error: RpcError, { id, address }: CallRequest, rejected: NoteRejection): RpcError {
  rejected(reason, { requestId: id, address });
  return error;
}

const changeIt = { user: 'the password has to be changed first: kataster.user.password sets another' };
const byName = { params: 'parameters are given by name: an object that holds apikey' };
const whereKeysGo = {
  'params.apikey':
    'is required: expected a key, here or in the header Authorization (Bearer) or X-API-Key; a session of idoit.login suffices without',
};

const positional = new RpcError('AuthenticationFailed', {}, byName);
const missing = new RpcError('AuthenticationFailed', {}, whereKeysGo);
const nothing = new RpcError('AuthenticationFailed', {}, { ...byName, ...whereKeysGo });
const several = new RpcError('AuthenticationFailed', {}, { 'params.apikey': 'expected one key: a header carries another' });
