import { methods } from '../../../generated/methods.js';
import { timeZoneNamed } from '../../attributes/time-zones.js';
import { behaviours } from '../../behaviours/behaviours.js';
import type { Registry } from '../../catalog/registry.js';
import type { Config } from '../../config/config.js';
import type { Discovery } from '../../discovery/discovery.js';
import { requireMethod } from '../../domain/access/permission.js';
import type { DomainSettings } from '../../domain/context.js';
import { entryRules } from '../../domain/entries/rules/index.js';
import type { PasswordHashing } from '../../domain/secrets/password-hashing.js';
import type { Secrets } from '../../domain/secrets/secrets.js';
import { beyondBounds, boundedStore } from '../../domain/storage/bounded-reads.js';
import type { Store } from '../../domain/storage/store.js';
import type { Logins } from '../../domain/users/login.js';
import type { CallContext } from '../../handlers/context.js';
import type { MethodDefinition, Permission } from '../../rpc/method-definition.js';
import type { Caller } from '../authentication/authenticate.js';
import type { CallRequest } from '../authentication/request.js';
import type { OpenedCall } from '../envelope/envelope.js';
import { nameSentOf } from '../parameters/parameters.js';
import { languageAsked } from './call-language.js';
import type { RequestContext } from './request-context.js';

/** Dependencies of call contexts. */
export interface ContextParts {
  readonly config: Config;
  readonly store: Store;
  readonly registry: Registry;
  readonly discovery: Discovery;
  readonly searchIndex: CallContext['searchIndex'];
  readonly changeWatch?: CallContext['changeWatch'];
  readonly webhooks?: CallContext['webhooks'];
  readonly writing?: CallContext['writing'];
  readonly secrets: Secrets;
  now(): Date;
}

/** Dependencies of user authentication. */
export interface Identification {
  readonly hashing: PasswordHashing;
  readonly logins: Logins;
}

/** A call as far as its context depends on it. */
type ContextCall = Pick<OpenedCall, 'language' | 'timeZone' | 'method'> & { readonly params: object };

/** Makes the context of a call. */
export type ContextOf = (call: ContextCall, request: CallRequest, caller: Caller) => RequestContext;

/** Contexts whose reads are bounded: where they run, others wait for them. */
export function boundedContexts(parts: ContextParts, users: Identification): ContextOf {
  const { store, discovery } = parts;
  const whole = contextsOf(parts, users);
  const bounded = contextsOf({ ...parts, store: boundedStore(store), discovery: boundedDiscovery(discovery) }, users);
  return (call, request, caller) => {
    if (reads.has(call.method)) return bounded(call, request, caller);
    const context = whole(call, request, caller);
    return request.store ? { ...context, store: request.store } : context;
  };
}

/** The document of a site takes longer to make than others should wait. */
function boundedDiscovery(discovery: Discovery): Discovery {
  const ofSite: Discovery['ofSite'] = () => {
    throw beyondBounds;
  };
  return Object.create(discovery, { ofSite: { value: ofSite } });
}

/** Contexts whose reads take as long as they need. */
export function contextsOf(
  { config, store, registry, discovery, searchIndex, changeWatch, webhooks, writing, secrets, now }: ContextParts,
  { hashing, logins }: Identification,
): ContextOf {
  const { sessionMinutes } = config;
  const settings = domainSettings(config);
  return ({ language, timeZone, method, params }, request, { key, keyId, name, rights, user, hasKey }) => ({
    store,
    registry,
    rules: entryRules,
    behaviours,
    language: languageAsked(language, config.language),
    timeZone: typeof timeZone === 'string' ? timeZoneNamed(timeZone) : undefined,
    timeZoneAsked: timeZone,
    dialect: request.dialect.facts,
    settings,
    key,
    rights,
    user,
    hasKey,
    actor: name,
    method,
    sent: params,
    nameSent: parameter => nameSentOf(parameter, method, Object.keys(params), request.dialect),
    now,
    publicUrl: request.serviceUrl,
    discovery,
    searchIndex,
    writing,
    changeWatch,
    webhooks,
    onClose: request.onClose,
    secrets,
    logins,
    hashing,
    origin: { key: keyId, address: request.address, requestId: request.id },
    sessionMinutes,
    session: request.session,
    request,
  });
}

/** Settings that rules obey. */
export function domainSettings(config: Config): DomainSettings {
  const { quickpurge, pageLimit, batchLimit, operationsLimit, bodyLimit, webhookNetworks } = config;
  return { quickpurge, pageLimit, batchLimit, operationsLimit, bodyLimit, webhookNetworks };
}

/** The context of an authorized call, its store limited to the visibility scope; unchanged for a caller with all rights. */
export function permittedTo({ verb, resource }: Permission, context: RequestContext): RequestContext {
  const { rights, store } = context;
  if (!rights) return context;
  if (verb === 'any') return { ...context, store: store.scopedTo(rights.scope('view')) };
  const narrowed = { ...context, permitted: { verb, rights } };
  requireMethod(narrowed, verb, resource);
  return { ...narrowed, store: store.scopedTo(rights.scope(verb)) };
}

const reads: ReadonlySet<string> = new Set(
  Object.entries<MethodDefinition>(methods)
    .filter(([, { access }]) => access === 'read')
    .map(([name]) => name),
);
