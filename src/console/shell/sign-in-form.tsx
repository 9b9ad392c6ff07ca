import { useState } from 'preact/hooks';
import { KatasterError } from '../../../generated/client.js';
import { Failure } from '../parts/loaded.js';
import { NewPassword } from '../parts/new-password.js';
import { type Credentials, signIn } from '../service/credentials.js';
import { root } from '../service/root.js';
import { serviceFor } from '../service/service.js';
import { say } from '../texts/say.js';
import { PasskeyButton } from './passkey-button.js';
import { ProviderButtons } from './provider-buttons.js';
import { shellWords } from './shell-words.js';

/** Signs in with a login and a password, which open a session, with a key, or with neither, as the proxy says. */
async function credentialsFor(form: FormData): Promise<Credentials> {
  const [key, login, password, code] = ['key', 'login', 'password', 'code'].map(name => String(form.get(name) ?? '').trim());
  const apikey = key || undefined;
  if (!login) {
    const { login: caller } = await serviceFor({ key: apikey, name: '' }, { retries: 0 }).idoit.version.read();
    return { key: apikey, name: caller.name };
  }
  const headers = {
    'X-RPC-Auth-Username': utf8(login),
    'X-RPC-Auth-Password': utf8(password ?? ''),
    ...(code && { 'X-RPC-Auth-Code': utf8(code) }),
  };
  const opened = await serviceFor({ key: apikey, name: login }, { headers, retries: 0 }).idoit.login({});
  const given = { key: apikey, session: opened['session-id'], name: opened.name, person: opened.userid };
  if (opened.password_expired) await withNewPassword(given, password ?? '', String(form.get('new') ?? ''));
  if (opened.second_factor_required) {
    signIn(given);
    location.assign(`${root}account`);
  }
  return given;
}

/** @throws PasswordNeeded until a new password is given */
async function withNewPassword(given: Credentials, old: string, chosen: string): Promise<void> {
  if (chosen === '') throw new PasswordNeeded();
  await serviceFor(given).kataster.user.password({ old, new: chosen });
}

function isCodeNeeded(error: Error): boolean {
  return error instanceof KatasterError && error.errorName === 'SecondFactorRequired' && error.data?.code !== undefined;
}

/** The password has to be changed before anything else. */
class PasswordNeeded extends Error {}

// Headers are sent byte by byte.
function utf8(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

/** Puts the cursor into a field when it appears. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

/** Ways to sign in: that of a proxy first, where the service has one. */
const ways = [...(document.documentElement.dataset.signIn === 'proxy' ? (['proxy'] as const) : []), 'login', 'key'] as const;
const wayWords = { proxy: shellWords.withProxy, login: shellWords.withLogin, key: shellWords.withKey };

/** The form that signs in. */
export function SignInForm() {
  const [means, setMeans] = useState<(typeof ways)[number]>(ways[0] ?? 'login');
  const [error, setError] = useState<Error>();
  const [isExpired, setExpired] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const submit = async (session: Promise<Credentials>): Promise<void> => {
    setWaiting(true);
    setError(undefined);
    await session.then(signIn, failure => {
      if (failure instanceof PasswordNeeded) setExpired(true);
      if (isCodeNeeded(failure)) setAsksCode(true);
      setError(failure);
    });
    setWaiting(false);
  };
  return (
    <form
      class="sign-in"
      onSubmit={event => {
        event.preventDefault();
        void submit(credentialsFor(new FormData(event.currentTarget)));
      }}
    >
      <ProviderButtons />
      <PasskeyButton signIn={session => void submit(session)} />
      <div class="choice" role="group" aria-label={say(shellWords.signIn)}>
        {ways.map(each => (
          <button key={each} type="button" aria-pressed={means === each} onClick={() => setMeans(each)}>
            {say(wayWords[each])}
          </button>
        ))}
      </div>
      {means === 'proxy' && <p class="hint">{say(shellWords.proxyHint)}</p>}
      {means === 'login' && (
        <>
          <label for="sign-in-login">{say(shellWords.login)}</label>
          <input id="sign-in-login" name="login" autoComplete="username" required={true} ref={focusOnce} />
          <label for="sign-in-password">{say(shellWords.password)}</label>
          <input id="sign-in-password" name="password" type="password" autoComplete="current-password" required={true} />
          {asksCode && (
            <>
              <label for="sign-in-code">{say(shellWords.code)}</label>
              <input
                id="sign-in-code"
                name="code"
                autoComplete="one-time-code"
                required={true}
                ref={focusOnce}
                aria-describedby="sign-in-code-hint"
              />
              <p class="hint" id="sign-in-code-hint">
                {say(shellWords.codeHint)}
              </p>
            </>
          )}
          {isExpired && (
            <>
              <p class="hint" role="alert">
                {say(shellWords.passwordExpired)}
              </p>
              <NewPassword name="new" label={say(shellWords.newPassword)} />
            </>
          )}
        </>
      )}
      {means === 'key' && (
        <>
          <label for="sign-in-key">{say(shellWords.key)}</label>
          <input id="sign-in-key" name="key" type="password" autoComplete="off" required={true} aria-describedby="sign-in-hint" />
          <p class="hint" id="sign-in-hint">
            {say(shellWords.keyHint)}
          </p>
        </>
      )}
      {error && !(error instanceof PasswordNeeded) && !isCodeNeeded(error) && <Failure error={error} />}
      <button type="submit" class="primary" disabled={isWaiting}>
        {say(shellWords.signIn)}
      </button>
    </form>
  );
}
