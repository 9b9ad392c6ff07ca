import type { WritingContext } from '../../domain/entries/entry-rules.js';
import { accountToLogIn, keepAccount } from '../../domain/identity/accounts.js';
import { secretOwner, tokensOwner } from '../../domain/identity/provider-secrets.js';
import { keptSecret, secretKeptAs } from '../../domain/secrets/kept-secrets.js';
import type { ProviderRecord } from '../../domain/storage/identity.js';
import { noteLogin } from '../../domain/users/own-login.js';
import { openSession } from '../../domain/users/sessions.js';
import { DirectoryClient } from './directory-client.js';
import { DirectoryFailure } from './directory-failure.js';
import { type ClientOptions, type ProvedAccount, ProviderClient, type ProviderTokens } from './provider-client.js';
import { SignInFailure } from './sign-in-failure.js';

/** The enabled provider with this id. */
export async function enabledProvider({ store }: Pick<WritingContext, 'store'>, id: string): Promise<ProviderRecord | undefined> {
  return (await store.identity.providers()).find(each => each.id === id && each.enabled === 1);
}

type ClientContext = Pick<WritingContext, 'store' | 'secrets' | 'now'>;

/**
 * A client of a provider of OpenID Connect.
 * @throws SignInFailure, Error of the library or of the network
 */
export async function clientOf(context: ClientContext, provider: ProviderRecord): Promise<ProviderClient> {
  return ProviderClient.open(optionsOf(context, provider));
}

/**
 * A client of a directory.
 * @throws SignInFailure
 */
export function directoryOf(context: ClientContext, provider: ProviderRecord): DirectoryClient {
  return new DirectoryClient(optionsOf(context, provider));
}

function optionsOf(context: ClientContext, provider: ProviderRecord): ClientOptions {
  const secret = provider.secret === null ? undefined : secretKeptAs(provider.secret, secretOwner(provider.id), context);
  if (provider.secret !== null && secret === undefined)
    throw new DirectoryFailure('secret', '', 'the stored secret cannot be read: save it again by kataster.provider.save');
  return { provider, secret, now: context.now };
}

/**
 * Opens a session for an account that a provider proved, and answers its id.
 * @throws SignInFailure
 */
export async function openProvedSession(
  context: WritingContext,
  provider: ProviderRecord,
  { claims, sub = claims.subject, sid, tokens }: ProvedAccount,
  sessionMinutes: number,
): Promise<string> {
  const person = await keepAccount(context, provider, claims);
  if (person === undefined) throw new SignInFailure('notAdmitted', 'the account is in none of the admitted groups');
  const account = await accountToLogIn(context, person);
  if (!account) throw new SignInFailure('disabled', `person ${person} has no enabled login`);
  const signIn = (digest: string) => ({
    provider: provider.id,
    subject: sub,
    sid,
    tokens: sealTokens(context, digest, tokens),
    checked: context.now().toISOString(),
  });
  const session = await openSession(context, account, sessionMinutes, true, { signIn });
  await noteLogin(context, person);
  return session;
}

/** Tokens as they are stored with a session. */
export function sealTokens(context: Pick<WritingContext, 'store' | 'secrets'>, digest: string, tokens: ProviderTokens): string {
  return keptSecret(JSON.stringify(tokens), tokensOwner(digest), context);
}
