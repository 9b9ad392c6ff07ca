import type { Context } from 'koa';
import { auditSessionsEnded } from '../../domain/audit.js';
import { isDirectory } from '../../domain/identity/directory-address.js';
import { isProvisioning } from '../../domain/identity/provisioning-subjects.js';
import { reservedProviderIds } from '../../domain/identity/reserved-ids.js';
import { Semaphore } from '../../domain/limits/semaphore.js';
import type { ProviderRecord } from '../../domain/storage/identity.js';
import { digestOf } from '../../domain/users/keys.js';
import { requestIdOf } from '../requests/request-ids.js';
import { bilingual } from '../site/standalone-page.js';
import { directorySteps } from './directory-steps.js';
import { clientOf, enabledProvider, openProvedSession } from './identity-provider.js';
import { sessionsToEnd } from './logout-token.js';
import { passkeyPath, serveSignInByPasskey } from './passkey-steps.js';
import { newChecks } from './provider-client.js';
import { keepBegun, keepSession, signInTimeoutMs, takeBegun, takeSession } from './sign-in-cookies.js';
import { failureOf, SignInFailure, signInFailures } from './sign-in-failure.js';
import { sendPage } from './sign-in-page.js';
import { bodyOf, homePath, ownPath, type SignInParts, type Step } from './sign-in-step.js';

/** Serves the addresses of sign-ins at providers, or says that a request is not for it. */
export type SignIn = (context: Context) => Promise<boolean>;

/** Sign-ins that ask one provider at once, and those by passkeys; strangers begin them. */
const maxConcurrentSignIns = 50;
const queueLimits = { waiting: 50, wait: 10_000 };
const path = /^\/sign-in(?:\/([a-z0-9-]{1,32})(?:\/(callback|logout|backchannel))?)?$/;

/** Steps by verb and the last segment of their addresses. */
const openidSteps: Readonly<Record<string, Step>> = {
  'GET ': begin,
  'GET callback': finish,
  'GET logout': logOut,
  'POST backchannel': endSessions,
};

/** Sign-ins at the providers of a service. */
export function signInOver(parts: SignInParts): SignIn {
  const turnsOf = semaphores();
  return async context => {
    if (!context.path.startsWith('/sign-in')) return false;
    const isByPasskey = context.path === passkeyPath;
    const [isOurs, id, step = ''] = path.exec(context.path) ?? [];
    if (isOurs === undefined && !isByPasskey) return false;
    context.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' });
    context.state.isSecure = parts.publicUrl().startsWith('https:');
    context.state.home = homePath(parts.publicUrl());
    if (isByPasskey) return serveSignInByPasskey(context, parts, turnsOf(passkeyPath));
    if (id === undefined) return sendProviders(context, parts);
    if (context.path === reservedProviderIds.session) return handOver(context, parts);
    const name = `${context.method} ${step}`;
    if (!(name in openidSteps || name in directorySteps)) return false;
    try {
      const provider = await providerOf(parts, id);
      const carryOut = (isDirectory(provider) ? directorySteps : openidSteps)[name];
      if (!carryOut) throw new SignInFailure('unknown', 'the provider has no such address');
      await turnsOf(id).run(() => carryOut(context, provider, parts));
    } catch (error) {
      sendFailure(context, id, failureOf(error), parts);
    }
    return true;
  };
}

/** Slots of each provider, so that people wait for the slow one alone. There are as many as providers. */
function semaphores(): (id: string) => Semaphore {
  const all = new Map<string, Semaphore>();
  return id => {
    const turns = all.get(id) ?? new Semaphore(maxConcurrentSignIns, queueLimits);
    all.set(id, turns);
    return turns;
  };
}

async function providerOf(parts: SignInParts, id: string): Promise<ProviderRecord> {
  const provider = await enabledProvider(parts, id);
  if (!provider || isProvisioning(provider)) throw new SignInFailure('unknown', 'no such provider, or it is disabled');
  return provider;
}

/** Sends the providers that the sign-in page of the console offers. */
async function sendProviders(context: Context, { store }: SignInParts): Promise<boolean> {
  if (context.method !== 'GET') return false;
  const all = await store.identity.providers();
  context.body = all.filter(each => each.enabled === 1 && !isProvisioning(each)).map(({ id, title }) => ({ id, title }));
  return true;
}

async function begin(context: Context, provider: ProviderRecord, parts: SignInParts): Promise<void> {
  const client = await clientOf(await parts.contextOf(provider, ''), provider);
  const checks = await newChecks();
  const expires = parts.now().getTime() + signInTimeoutMs;
  const returnTo = ownPath(context.query.return, parts.publicUrl());
  const target = await client.authorizationUrl(checks, redirectOf(provider, parts));
  keepBegun(context, { ...checks, provider: provider.id, returnTo, expires }, parts.store.secret);
  context.redirect(target.href);
}

async function finish(context: Context, provider: ProviderRecord, parts: SignInParts): Promise<void> {
  const { store, now, sessionMinutes, addressOf } = parts;
  const begun = takeBegun(context, String(context.query.state ?? ''), store.secret, now());
  if (begun?.provider !== provider.id) throw new SignInFailure('notBegun', 'the browser did not begin this sign-in');
  const writing = await parts.contextOf(provider, addressOf(context.req));
  const client = await clientOf(writing, provider);
  const proved = await client.redeemCode(new URL(redirectOf(provider, parts) + context.search), begun);
  keepSession(context, await openProvedSession(writing, provider, proved, sessionMinutes));
  context.redirect(`${begun.returnTo}#signed-in`);
}

/** The session here is ended by idoit.logout; where the provider has none to end, nothing is left to do. */
async function logOut(context: Context, provider: ProviderRecord, parts: SignInParts): Promise<void> {
  const client = await clientOf(await parts.contextOf(provider, ''), provider);
  const home = `${parts.publicUrl()}/`;
  context.redirect((await client.endSessionUrl(home))?.href ?? homePath(parts.publicUrl()));
}

async function endSessions(context: Context, provider: ProviderRecord, parts: SignInParts): Promise<void> {
  const writing = await parts.contextOf(provider, parts.addressOf(context.req));
  const token = new URLSearchParams(await bodyOf(context)).get('logout_token') ?? '';
  const ended = await sessionsToEnd(token, provider, await clientOf(writing, provider), parts.now());
  const { identity } = parts.store;
  for (const { digest, person } of await identity.sessionsOf(ended))
    await identity.endSession(digest, auditSessionsEnded(writing, person, 'provider'));
  context.status = 200;
  context.body = '';
}

/** Gives the console the session that was opened for its browser, once. */
async function handOver(context: Context, { store, now }: SignInParts): Promise<boolean> {
  if (context.method !== 'POST') return false;
  const session = takeSession(context);
  const user = session && (await store.users.withSession(digestOf(session, store.secret), now().toISOString()));
  context.status = user ? 200 : 404;
  context.body = user ? { session, name: user.name, provider: user.provider } : {};
  return true;
}

function redirectOf({ id }: ProviderRecord, { publicUrl }: SignInParts): string {
  return `${publicUrl()}/sign-in/${id}/callback`;
}

function sendFailure(context: Context, id: string, failure: SignInFailure, parts: SignInParts): void {
  const { status, text } = signInFailures[failure.kind];
  const requestId = requestIdOf(context.res);
  parts.rejected('sign-in at a provider', { requestId, address: parts.addressOf(context.req) });
  parts.failed(id, failure.message, requestId);
  context.status = status;
  const ways = `<p class="ways"><a class="button" href="/">${bilingual('ToSignIn')}</a></p>`;
  sendPage(context, 'NotSignedIn', `<p>${bilingual(text)}</p>\n${ways}`, parts.publicUrl());
}
