import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { foldLogin } from '../../domain/storage/folding.js';
import type { ProviderRecord } from '../../domain/storage/identity.js';
import { maxLoginCharacters } from '../../domain/users/rejections.js';
import { shortLine } from '../../rpc/control-characters.js';
import { bilingual, escapeHtml } from '../site/standalone-page.js';
import { directoryOf, openProvedSession } from './identity-provider.js';
import type { ProvedAccount } from './provider-client.js';
import { keepBegun, keepSession, signInTimeoutMs, takeBegun } from './sign-in-cookies.js';
import { SignInFailure } from './sign-in-failure.js';
import { sendPage } from './sign-in-page.js';
import { bodyOf, homePath, ownPath, type SignInParts, type Step } from './sign-in-step.js';

/** Steps of sign-ins at directories, by verb and the last segment of their addresses. */
export const directorySteps: Readonly<Record<string, Step>> = {
  'GET ': askPassword,
  'POST ': checkPassword,
  'GET logout': logOut,
};

/** Sends the form that asks for login and password; its state ties the answer to this browser. */
async function askPassword(context: Context, provider: ProviderRecord, parts: SignInParts): Promise<void> {
  const state = randomUUID();
  const expires = parts.now().getTime() + signInTimeoutMs;
  const returnTo = ownPath(context.query.return, parts.publicUrl());
  keepBegun(context, { state, nonce: '', verifier: '', provider: provider.id, returnTo, expires }, parts.store.secret);
  sendPage(context, 'SignIn', formOf(provider, state), parts.publicUrl());
}

function formOf({ id, title }: ProviderRecord, state: string): string {
  return `<p>${escapeHtml(title)}</p>
<form class="sign-in" method="post" action="/sign-in/${id}">
<input type="hidden" name="state" value="${state}">
<label for="login">${bilingual('Login')}</label>
<input id="login" name="login" autocomplete="username" required autofocus>
<label for="password">${bilingual('Password')}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<button type="submit" class="primary">${bilingual('SignIn')}</button>
</form>`;
}

async function checkPassword(context: Context, provider: ProviderRecord, parts: SignInParts): Promise<void> {
  const { store, now, sessionMinutes, addressOf } = parts;
  const form = new URLSearchParams(await bodyOf(context));
  const begun = takeBegun(context, form.get('state') ?? '', store.secret, now());
  if (begun?.provider !== provider.id) throw new SignInFailure('notBegun', 'the browser did not begin this sign-in');
  const address = addressOf(context.req);
  const proved = await prove(provider, { login: form.get('login') ?? '', password: form.get('password') ?? '' }, address, parts);
  keepSession(context, await openProvedSession(await parts.contextOf(provider, address), provider, proved, sessionMinutes));
  context.redirect(`${begun.returnTo}#signed-in`);
}

/** Asks the directory, unless too many guesses were wrong: those never reach it, where they would lock the account. */
async function prove(
  provider: ProviderRecord,
  { login, password }: { readonly login: string; readonly password: string },
  address: string,
  { guesses, contextOf }: SignInParts,
): Promise<ProvedAccount> {
  const directory = directoryOf(await contextOf(provider, address), provider);
  let proved: ProvedAccount | undefined;
  const guess = { login: `directory ${provider.id} ${foldLogin(login)}`, key: undefined, address };
  const outcome = await guesses.attempt(guess, async isLocked => {
    proved = isLocked ? undefined : await directory.prove(login, password);
    return proved !== undefined;
  });
  if (proved) return proved;
  const name = shortLine(login, maxLoginCharacters);
  throw new SignInFailure(
    'wrongPassword',
    outcome === 'wrong' ? `wrong login or password: ${name}` : `${outcome} login: ${name}`,
  );
}

/** The session here is ended by idoit.logout; a directory has none. */
async function logOut(context: Context, _: ProviderRecord, { publicUrl }: SignInParts): Promise<void> {
  context.redirect(homePath(publicUrl()));
}
