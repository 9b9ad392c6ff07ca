import { behaviours } from '../behaviours/behaviours.js';
import type { WritingContext } from '../domain/entries/entry-rules.js';
import { entryRules } from '../domain/entries/rules/index.js';
import { relyingPartyOf } from '../domain/passkeys/relying-party.js';
import type { CurrentSchema } from '../domain/schema/current-schema.js';
import { PasswordHashing } from '../domain/secrets/password-hashing.js';
import type { ProviderRecord } from '../domain/storage/identity.js';
import { LoginRateLimiter } from '../domain/users/login-rate-limiter.js';
import type { CallParts, Watchers } from './call-service.js';
import { domainSettings } from './context/call-context.js';
import { dialects } from './envelope/dialects.js';
import { RateLimitedLog } from './monitoring/rate-limited-log.js';
import { rejectionWatch } from './monitoring/rejection-watch.js';
import { forwardingBy } from './requests/forwarding.js';
import type { ListeningAddress } from './requests/service-address.js';
import { DirectorySync } from './sign-in/directory-sync.js';
import { SessionRenewal } from './sign-in/session-renewal.js';
import { type SignIn, signInOver } from './sign-in/sign-in.js';

/** Sign-ins at providers, and the renewal of the sessions that they open. */
export interface SignIns {
  readonly signIn: SignIn;
  readonly renewal: SessionRenewal;
}

const roundsPerPeriod = 3;
const minuteMs = 60_000;

/** The sign-ins of a service. */
export function signInsOf(
  parts: CallParts,
  { metrics, loginEvents, schema }: Pick<Watchers, 'metrics' | 'loginEvents' | 'schema'>,
  listening: ListeningAddress,
): SignIns {
  const { config, store, log, now } = parts;
  const { identityMinutes, sessionMinutes } = config;
  const { renewalIntervalMs = (identityMinutes * minuteMs) / roundsPerPeriod } = parts;
  const logged = rejectionWatch(log, metrics);
  const forwarding = forwardingBy(config);
  const contextOf = (provider: Pick<ProviderRecord, 'title'>, address = '') => contextAt(parts, schema, provider, address);
  const failed = failuresIn(log);
  return {
    signIn: signInOver({
      ...{ store, sessionMinutes, contextOf, failed, now },
      guesses: new LoginRateLimiter({ counted: store.users, secret: store.secret, now }),
      relyingParty: relyingPartyOf(config.publicUrl),
      publicUrl: () => config.publicUrl ?? listening.url,
      addressOf: request => forwarding.addressOf(request),
      rejected: (reason, stranger) => {
        logged(reason, stranger);
        loginEvents.noteRejected(reason, stranger);
      },
    }),
    renewal: new SessionRenewal({ ...{ store, contextOf, failed, now }, intervalMs: renewalIntervalMs }),
  };
}

/** The sync of the directories of a service, or of a command; a service starts its rounds. */
export function directorySyncOf(parts: CallParts, schema: Pick<CurrentSchema, 'refresh'>): DirectorySync {
  const { config, store, log, now } = parts;
  return new DirectorySync({
    ...{ store, now, failed: failuresIn(log), intervalMs: config.directoryMinutes * minuteMs },
    contextOf: provider => contextAt(parts, schema, provider, ''),
    synced: (provider, state) => log.info({ provider, ...state }, 'a sync of a directory ended'),
  });
}

/** Logs failures of sign-ins and syncs, many of them in one line. */
function failuresIn(log: CallParts['log']): (provider: string, reason: string, requestId?: string) => void {
  const pace = new RateLimitedLog(() => performance.now());
  return (provider, reason, requestId) => {
    const times = pace.note();
    if (times !== undefined) log.warn({ provider, reason, requestId, times }, 'a sign-in at a provider failed');
  };
}

/** The context in which a service writes what a provider says: that of no caller. */
async function contextAt(
  { config, store, secrets, hashing = new PasswordHashing(), now }: CallParts,
  schema: Pick<CurrentSchema, 'refresh'>,
  { title }: Pick<ProviderRecord, 'title'>,
  address: string,
): Promise<WritingContext> {
  const registry = await schema.refresh();
  const { facts: dialect } = dialects.contract;
  return {
    ...{ store, registry, behaviours, dialect, secrets, hashing, now },
    rules: entryRules,
    language: 'en',
    settings: domainSettings(config),
    key: '',
    actor: title,
    method: 'sign-in',
    origin: { key: undefined, address },
  };
}
