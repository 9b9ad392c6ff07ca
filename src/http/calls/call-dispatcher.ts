import { methods } from '../../../generated/methods.js';
import type { MethodOptions } from '../../../generated/types.js';
import { described } from '../../attributes/invalid-value.js';
import { numberAt } from '../../domain/revisions/moments.js';
import type { PasswordHashing } from '../../domain/secrets/password-hashing.js';
import { Guesses } from '../../domain/users/guesses.js';
import type { KeyUses } from '../../domain/users/key-uses.js';
import { loginsOver } from '../../domain/users/login.js';
import type { LoginEvents } from '../../domain/users/login-events.js';
import type { NoteRejection } from '../../domain/users/rejections.js';
import { handlers } from '../../handlers/handlers.js';
import { type Awaitable, after } from '../../rpc/awaitable.js';
import { asJson, suggestion, withSuggestion } from '../../rpc/did-you-mean.js';
import { createDispatcher, type Dispatch, Presumption } from '../../rpc/dispatcher.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import type { MethodDefinition, Permission } from '../../rpc/method-definition.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { authenticator, type Caller } from '../authentication/authenticate.js';
import { callersOver } from '../authentication/callers.js';
import type { CallRequest } from '../authentication/request.js';
import type { OpenedCall } from '../envelope/envelope.js';
import type { Metrics } from '../monitoring/metrics.js';
import { noOptions, withoutOptions } from '../parameters/options.js';
import { normalizedParameters } from '../parameters/parameters.js';
import { AnswerCache } from './answer-cache.js';
import { boundedHandlers } from './bounded-handlers.js';
import { cachedHandlers } from './cached-handlers.js';
import { boundedContexts, type ContextParts, permittedTo } from './call-contexts.js';
import { KeptCalls } from './kept-calls.js';
import { writingOver } from './operations.js';
import type { ReadBeside } from './read-job.js';
import type { RequestContext } from './request-context.js';
import { writingHandlers } from './writing-handlers.js';

const right = 'expected the name of a time zone, such as "Europe/Berlin", "UTC", or an offset such as "+02:00"';

/** Dependencies of the dispatcher. */
export interface ServiceParts extends ContextParts {
  readonly hashing: PasswordHashing;
  readonly keyUses: KeyUses;
  readonly loginEvents: Pick<LoginEvents, 'byPassword'>;
  readonly metrics: Pick<Metrics, 'started' | 'repeated'>;
  /** Receives every failed authentication. */
  readonly rejected: NoteRejection;
  /** Carries out reads that would block the event loop. */
  readonly readBeside: ReadBeside;
}

/** Ways in which calls are responded to. */
export interface Dispatcher {
  readonly dispatch: Dispatch<CallRequest>;
  /** Absent where nothing is kept. */
  readonly kept?: KeptCalls | undefined;
}

/** A dispatcher over the handlers, with contexts made of these parts. */
export function dispatcherOver(parts: ServiceParts): Dispatcher {
  const { config, store, registry, hashing, keyUses, loginEvents, metrics, readBeside, rejected, now } = parts;
  const keys = authenticator(store, now, { used: (id, address) => keyUses.note(id, address), rejected });
  const logins = loginsOver({
    store,
    hashing,
    guesses: new Guesses({ counted: store.users, secret: store.secret, now }),
    rejected,
    now,
  });
  const callers = callersOver({ authenticator: keys, logins, rejected, loginEvents });
  const contexts = boundedContexts({ ...parts, writing: writingOver(handlers) }, { hashing, logins });
  const renewed = async (call: OpenedCall, request: CallRequest, permission: Permission) => {
    await request.callers.forget();
    return permittedTo(permission, contexts(call, request, await callers.of(call, request, false)));
  };
  const made = (call: OpenedCall, request: CallRequest, caller: Caller): RequestContext => {
    const context = contexts(call, request, caller);
    const permission = waiting.get(call.method);
    return permission ? { ...context, renewed: () => renewed(call, request, permission) } : context;
  };
  const contextOf: typeof made = (call, request, caller) => {
    noteIdentified(request, caller);
    return made(call, request, caller);
  };
  const presumption = (call: OpenedCall, request: CallRequest, last: Caller, caller: Promise<Caller>) => {
    const confirmation = caller.then(now => requireSame(now, last));
    confirmation.catch(() => {});
    const presumed = { ...made(call, request, last), confirmation };
    const found = caller.then(now => {
      if (now !== last) return contextOf(call, request, now);
      noteIdentified(request, now);
      return presumed;
    });
    return new Presumption(presumed, found);
  };
  const bounded = (inner: typeof written) => boundedHandlers(inner, readBeside);
  const written = writingHandlers(handlers);
  const cache = AnswerCache.over(store, config.cacheLimit);
  const dispatch = createDispatcher<CallRequest, RequestContext>(cachedHandlers(written, bounded, cache), {
    authenticate(call, request, open) {
      const opened = call as OpenedCall;
      const caller = callers.of(opened, request, open);
      if (!(caller instanceof Promise)) return contextOf(opened, request, caller);
      const last = callers.presumed(opened, request);
      return last ? presumption(opened, request, last, caller) : caller.then(found => contextOf(opened, request, found));
    },
    dialectOf: ({ dialect }) => dialect.name,
    authorize: permittedTo,
    unknownMethod(name, known) {
      const right = suggestion(name, known) ?? 'expected one of the methods of rpc.discover';
      return new RpcError('MethodNotFound', { method: name }, { method: right });
    },
    parameters: (method, params, context) => {
      rejectUnknownTimeZone(context);
      const normalized = normalizedParameters(method, params, context.request.dialect, registry);
      const { params: own, options } = withoutOptions(method, normalized);
      return after(withOptions(context, options), called => [own, called]);
    },
  });
  const { batchLimit } = config;
  return { dispatch, kept: cache && new KeptCalls({ cache, authenticator: keys, metrics, batchLimit, now }) };
}

/** Permissions of the methods that wait, by their names. */
const waiting: ReadonlyMap<string, Permission> = new Map(
  Object.entries<MethodDefinition>(methods).flatMap(([name, { waits, permission }]) => (waits ? [[name, permission]] : [])),
);

/** Undoes what was done for a caller who is another one by now. */
function requireSame(now: Caller, last: Caller): void {
  if (now !== last) throw new Error('the key of a call was changed meanwhile');
}

function noteIdentified({ trace }: CallRequest, { keyId, user }: Caller): void {
  trace?.identified(keyId, user?.login);
}

/**
 * Rejects an unknown time zone.
 * @throws RpcError InvalidParameters
 */
function rejectUnknownTimeZone({ timeZone, timeZoneAsked }: Pick<RequestContext, 'timeZone' | 'timeZoneAsked'>): void {
  if (timeZone !== undefined || timeZoneAsked === undefined) return;
  const fault = `${right}, not ${described(timeZoneAsked)}`;
  const known = typeof timeZoneAsked === 'string' ? Intl.supportedValuesOf('timeZone') : [];
  throw invalidParameter('time_zone', withSuggestion(fault, String(timeZoneAsked), known, asJson));
}

/**
 * The context of a call with these options.
 * @throws RpcError InvalidParameters
 */
function withOptions(context: RequestContext, asked: MethodOptions): Awaitable<RequestContext> {
  if (asked === noOptions) return context;
  const { comment, with_revision: withRevision, as_of: moment } = asked;
  const options = { comment, withRevision };
  if (moment === undefined) return { ...context, asked, options: Object.freeze(options) };
  return after(numberAt(context, moment), asOf => ({ ...context, options: Object.freeze({ ...options, asOf }) }));
}
