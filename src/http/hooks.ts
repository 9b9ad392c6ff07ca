import { createDispatcher, type Dispatch } from '../../generated/dispatcher.js';
import { RpcError } from '../../generated/errors.js';
import type { Permission } from '../../generated/methods.js';
import { nearest } from '../catalog/nearest.js';
import type { Registry } from '../catalog/registry.js';
import type { Config } from '../config.js';
import type { Discovery } from '../discovery/discovery.js';
import { type Language, languages } from '../domain/context.js';
import type { SearchIndex } from '../domain/search/search-index.js';
import type { Store } from '../domain/storage/store.js';
import { Guesses } from '../domain/users/guesses.js';
import type { KeyUses } from '../domain/users/key-uses.js';
import { type Logins, loginsOver } from '../domain/users/login.js';
import { PasswordHashing } from '../domain/users/passwords.js';
import { requireMethod } from '../domain/users/permission.js';
import type { NoteRefusal } from '../domain/users/refusals.js';
import { Rights } from '../domain/users/rights.js';
import { handlers } from '../handlers/handlers.js';
import { authenticator, type Caller } from './authenticate.js';
import { cachedHandlers } from './cached-handlers.js';
import type { Request } from './calls.js';
import type { OpenedCall } from './envelope.js';
import { normalizedParameters } from './parameters.js';
import type { RequestContext } from './request-context.js';
import { callerAs } from './user.js';

/** What a service is made of. */
export interface ServiceParts {
  readonly config: Config;
  readonly store: Store;
  readonly registry: Registry;
  readonly discovery: Discovery;
  readonly searchIndex: SearchIndex;
  readonly keyUses: KeyUses;
  /** Is told of everybody who is not let in. */
  readonly refused: NoteRefusal;
  now(): Date;
}

/** What URLs of pictures begin with; known once the service listens. */
export interface Address {
  readonly publicUrl: string;
}

const nobody: Caller = { key: '', keyId: '', name: '', rights: new Rights([]), user: undefined };

/** A dispatcher over the handlers, with contexts made of these parts. */
export function dispatcherOver(parts: ServiceParts, address: Address): Dispatch<Request> {
  const { config, store, registry, keyUses, refused, now } = parts;
  const { callerWith } = authenticator(store, now, { used: id => keyUses.note(id), refused });
  const hashing = new PasswordHashing();
  const logins = loginsOver({ store, hashing, guesses: new Guesses(), refused, now });
  const contextOf = contextsOf(parts, address, { hashing, logins });
  return createDispatcher<Request, RequestContext>(cachedHandlers(handlers, store, config.cacheLimit), {
    authenticate(call, request, open) {
      const { apikey, named } = call as OpenedCall;
      const caller = open && apikey === undefined ? nobody : callerWith(apikey, named, request);
      if (request.credentials && caller !== nobody)
        return callerAs(caller, request, logins).then(found => contextOf(call as OpenedCall, request, found));
      if (caller instanceof Promise) return caller.then(found => contextOf(call as OpenedCall, request, found));
      return contextOf(call as OpenedCall, request, caller);
    },
    authorize: permittedTo,
    unknownMethod(name, known) {
      const near = nearest(name, known);
      const hint = near ? `did you mean '${near}'?` : 'expected one of the methods of rpc.discover';
      return new RpcError('MethodNotFound', { method: name }, { method: hint });
    },
    parameters: (method, params, { request }) => normalizedParameters(method, params, request.dialect, registry),
  });
}

/** What users are known with. */
interface Identification {
  readonly hashing: PasswordHashing;
  readonly logins: Logins;
}

function contextsOf(
  { config, store, registry, discovery, searchIndex, now }: ServiceParts,
  address: Address,
  { hashing, logins }: Identification,
) {
  const { quickpurge, pageLimit, batchLimit, sessionMinutes } = config;
  const settings = { quickpurge, pageLimit, batchLimit };
  return ({ language, method }: OpenedCall, request: Request, { key, keyId, name, rights, user }: Caller): RequestContext => ({
    store,
    registry,
    language: spoken(language, config.language),
    dialect: request.dialect.facts,
    settings,
    key,
    rights,
    user,
    actor: name,
    method,
    now,
    publicUrl: address.publicUrl,
    forms: request.dialect.forms,
    discovery,
    searchIndex,
    logins,
    hashing,
    origin: { key: keyId, address: request.address },
    sessionMinutes,
    exchange: request,
    request,
  });
}

/** The context of a call that its caller may make. Whoever may do everything is asked no more than that. */
function permittedTo({ verb, resource }: Permission, context: RequestContext): RequestContext {
  const { rights, store } = context;
  if (!rights) return context;
  if (verb === 'any') return { ...context, store: store.seenBy(rights.sight('view')) };
  const narrowed = { ...context, permitted: { verb, rights } };
  requireMethod(narrowed, verb, resource);
  return { ...narrowed, store: store.seenBy(rights.sight(verb)) };
}

function spoken(asked: unknown, usual: Language): Language {
  return languages.find(language => language === asked) ?? usual;
}
