import { behaviours } from '../../behaviours/behaviours.js';
import type { Config } from '../../config/config.js';
import type { Discovery } from '../../discovery/discovery.js';
import type { DomainSettings } from '../../domain/context.js';
import { entryRules } from '../../domain/entries/rules/index.js';
import type { PasswordHashing } from '../../domain/secrets/password-hashing.js';
import type { Secrets } from '../../domain/secrets/secrets.js';
import type { Store } from '../../domain/storage/store.js';
import type { ReadSet } from '../../domain/storage/write-set.js';
import type { Logins } from '../../domain/users/login.js';
import type { CallContext } from '../../handlers/context.js';
import { traceStore } from '../../speed/traced-store.js';
import { nameSentOf } from '../parameters/parameters.js';
import type { PreparedCall, RequestContext } from './request-context.js';

/** Dependencies of call contexts. */
export interface ContextParts {
  readonly config: Config;
  readonly settings: DomainSettings;
  readonly store: Store;
  readonly discovery: Discovery;
  readonly searchIndex: CallContext['searchIndex'];
  readonly changeWatch?: CallContext['changeWatch'];
  readonly webhooks?: CallContext['webhooks'];
  readonly directories?: CallContext['directories'];
  readonly pasts?: CallContext['pasts'];
  readonly writing?: CallContext['writing'];
  readonly secrets: Secrets;
  readonly hashing: PasswordHashing;
  readonly logins: Logins;
  readonly secondFactors: CallContext['secondFactors'];
  now(): Date;
}

/**
 * The context of a call. With a read set the store notes in it what the call reads, and every other part that may read marks it as unknown, as no
 * commit says what those were read from.
 */
export function callContext(
  call: Omit<PreparedCall, 'params' | 'beganAt'>,
  parts: ContextParts,
  readSet?: ReadSet,
): RequestContext {
  const { request, caller, method, opened } = call;
  const { params: sent } = opened;
  const { config } = parts;
  const store = parts.store.withScope(call.scope);
  const watched = readSet ? createWatch(readSet) : withoutWatch;
  return {
    store: readSet ? traceStore(store, readSet) : store,
    registry: call.registry,
    pasts: parts.pasts,
    rules: entryRules,
    behaviours,
    language: call.language,
    dialect: request.dialect.facts,
    settings: parts.settings,
    key: caller.key,
    rights: caller.rights,
    permitted: call.permitted,
    user: caller.user,
    hasKey: caller.hasKey,
    actor: caller.name,
    method,
    sent,
    nameSent: parameter => nameSentOf(parameter, method, Object.keys(sent), request.dialect),
    now: parts.now,
    publicUrl: request.serviceUrl,
    discovery: parts.discovery,
    searchIndex: watched(parts.searchIndex),
    writing: watched(parts.writing),
    changeWatch: watched(parts.changeWatch),
    webhooks: watched(parts.webhooks),
    directories: watched(parts.directories),
    onClose: request.onClose,
    renewed: watched(call.renewed),
    secrets: parts.secrets,
    logins: watched(parts.logins),
    secondFactors: watched(parts.secondFactors),
    hashing: parts.hashing,
    usePassword: (use, text) => request.callers.usePassword(opened, use, text),
    origin: { key: caller.keyId, address: request.address, requestId: request.id },
    sessionMinutes: config.sessionMinutes,
    session: request.session,
    timeZone: call.timeZone,
    options: call.options,
    asked: call.asked,
    request,
  };
}

/** Settings that rules obey. */
export function domainSettings(config: Config): DomainSettings {
  const { quickpurge, pageLimit, batchLimit, operationsLimit, bodyLimit, followerLimit, webhookNetworks, publicUrl } = config;
  return { quickpurge, pageLimit, batchLimit, operationsLimit, bodyLimit, followerLimit, webhookNetworks, publicUrl };
}

/** Replaces a part of a context by one that marks a read set where it is used. */
type Watch = <Part extends object | undefined>(part: Part) => Part;

const withoutWatch: Watch = part => part;

function createWatch(readSet: ReadSet): Watch {
  const marking: ProxyHandler<object> = {
    get(target, name) {
      readSet.noteUnknown();
      return Reflect.get(target, name, target);
    },
    apply(target, self, args) {
      readSet.noteUnknown();
      // The cast: only a function is called.
      return Reflect.apply(target as () => unknown, self, args);
    },
  };
  return part => part && (new Proxy(part, marking) as typeof part);
}
