import type { Context } from 'koa';
import { type Language, languages } from '../../domain/context.js';
import { reservedProviderIds } from '../../domain/identity/reserved-ids.js';
import type { Semaphore } from '../../domain/limits/semaphore.js';
import { PasskeyRefusal } from '../../domain/passkeys/passkey-refusal.js';
import { type PasskeySession, signInByPasskey, signInOptions } from '../../domain/passkeys/passkey-sign-in.js';
import type { RelyingParty } from '../../domain/passkeys/relying-party.js';
import type { SentAssertion } from '../../domain/passkeys/webauthn.js';
import type { RequestOrigin } from '../../domain/users/login-rate-limiter.js';
import { inLanguage, text } from '../../messages/text.js';
import { languageAsked } from '../envelope/envelope.js';
import { requestIdOf } from '../requests/request-ids.js';
import { failureOf, signInFailures } from './sign-in-failure.js';
import { bodyOf, type SignInParts } from './sign-in-step.js';

/** The address of sign-ins by passkeys: no provider has one like it. */
export const passkeyPath = `${reservedProviderIds.session}/passkey`;

/** Limits how many are carried out at once. */
type Turns = Pick<Semaphore, 'run'>;

/**
 * Serves the address of sign-ins by passkeys in JSON: what a browser asks an authenticator with, and the session for its signature. `false` for
 * other verbs, and where the service has no relying party.
 */
export async function serveSignInByPasskey(context: Context, parts: SignInParts, turns: Turns): Promise<boolean> {
  const { relyingParty: party } = parts;
  if (!party || !['GET', 'POST'].includes(context.method)) return false;
  if (context.method === 'GET') context.body = signInOptions(parts, party);
  else await sendSession(context, parts, party, turns);
  return true;
}

async function sendSession(context: Context, parts: SignInParts, party: RelyingParty, turns: Turns): Promise<void> {
  const address = parts.addressOf(context.req);
  const origin = { key: undefined, address, requestId: requestIdOf(context.res) };
  try {
    const { session, account } = await turns.run(() => openSession(context, parts, party, origin));
    context.body = { session, name: account.name, person: String(account.id), passkey: true };
  } catch (error) {
    sendFailure(context, parts, origin, error);
  }
}

async function openSession(
  context: Context,
  parts: SignInParts,
  party: RelyingParty,
  origin: RequestOrigin,
): Promise<PasskeySession> {
  const { guesses, sessionMinutes } = parts;
  const sent = assertionIn(await bodyOf(context));
  const writing = await parts.contextOf({ title: 'passkey' }, origin.address);
  return signInByPasskey(sent, { context: { ...writing, origin }, party, guesses, sessionMinutes });
}

/** The person reads why in their language, strangers no more than that it was refused; the log has the reason. */
function sendFailure(context: Context, parts: SignInParts, origin: RequestOrigin, error: unknown): void {
  const isRefusal = error instanceof PasskeyRefusal;
  const failure = signInFailures[isRefusal ? 'rejected' : failureOf(error).kind];
  if (isRefusal) parts.rejected('wrong passkey', { ...origin, person: error.person });
  parts.failed('passkey', isRefusal ? error.message : failureOf(error).message, origin.requestId);
  const [usual] = languages;
  const language: Language = languageAsked(context.acceptsLanguages([...languages]), usual);
  context.vary('Accept-Language');
  context.status = failure.status;
  context.body = { message: inLanguage(isRefusal ? error.text : text(failure.text), language) };
}

/** @throws PasskeyRefusal */
function assertionIn(body: string): SentAssertion {
  const sent = jsonOf(body);
  const field = (name: string): string => {
    const value = sent[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    id: field('id'),
    clientData: field('client_data'),
    authenticatorData: field('authenticator_data'),
    signature: field('signature'),
    userHandle: field('user_handle'),
  };
}

function jsonOf(body: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(body));
  } catch {
    throw new PasskeyRefusal('malformed');
  }
}
