import { useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.js';
import { Failure } from '../parts/loaded.js';
import { type Credentials, credentials, signIn } from '../service/credentials.js';
import { serviceFor } from '../service/service.js';
import { say } from '../texts/say.js';
import { shellWords } from './shell-words.js';

/** Signs in with a login and a password, which open a session, or with a key. */
async function credentialsFor(form: FormData): Promise<Credentials> {
  const [key, login, password] = ['key', 'login', 'password'].map(name => String(form.get(name) ?? '').trim());
  const apikey = key || undefined;
  if (!login) {
    const { login: caller } = await serviceFor({ key: apikey, name: '' }, { retries: 0 }).idoit.version.read();
    return { key: apikey, name: caller.name };
  }
  const headers = { 'X-RPC-Auth-Username': utf8(login), 'X-RPC-Auth-Password': utf8(password ?? '') };
  const opened = await serviceFor({ key: apikey, name: login }, { headers, retries: 0 }).idoit.login({});
  const given = { key: apikey, session: opened['session-id'], name: opened.name };
  return opened.password_expired ? await withNewPassword(given, password ?? '', String(form.get('new') ?? '')) : given;
}

/** @throws PasswordNeeded until a new password is given */
async function withNewPassword(given: Credentials, old: string, chosen: string): Promise<Credentials> {
  if (chosen === '') throw new PasswordNeeded();
  await serviceFor(given).kataster.user.password({ old, new: chosen });
  return given;
}

/** The password has to be changed before anything else. */
class PasswordNeeded extends Error {}

// Headers are sent byte by byte.
function utf8(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

/** Puts the cursor into a field when it appears. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

/** The form that signs in. */
function SignInForm() {
  const [means, setMeans] = useState<'login' | 'key'>('login');
  const [error, setError] = useState<Error>();
  const [isExpired, setExpired] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const submit = async (form: HTMLFormElement): Promise<void> => {
    setWaiting(true);
    setError(undefined);
    await credentialsFor(new FormData(form)).then(signIn, failure => {
      if (failure instanceof PasswordNeeded) setExpired(true);
      setError(failure);
    });
    setWaiting(false);
  };
  return (
    <form
      class="sign-in"
      onSubmit={event => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <div class="choice" role="group" aria-label={say(shellWords.signIn)}>
        {(['login', 'key'] as const).map(each => (
          <button key={each} type="button" aria-pressed={means === each} onClick={() => setMeans(each)}>
            {say(each === 'login' ? shellWords.withLogin : shellWords.withKey)}
          </button>
        ))}
      </div>
      {means === 'login' && (
        <>
          <label for="sign-in-login">{say(shellWords.login)}</label>
          <input id="sign-in-login" name="login" autoComplete="username" required={true} ref={focusOnce} />
          <label for="sign-in-password">{say(shellWords.password)}</label>
          <input id="sign-in-password" name="password" type="password" autoComplete="current-password" required={true} />
          {isExpired && (
            <>
              <p class="hint" role="alert">
                {say(shellWords.passwordExpired)}
              </p>
              <label for="sign-in-new">{say(shellWords.newPassword)}</label>
              <input id="sign-in-new" name="new" type="password" autoComplete="new-password" required={true} ref={focusOnce} />
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
      {error && !(error instanceof PasswordNeeded) && <Failure error={error} />}
      <button type="submit" class="primary" disabled={isWaiting}>
        {say(shellWords.signIn)}
      </button>
    </form>
  );
}

/** The page of a reader who is not signed in. */
export function SignInPage() {
  return (
    <main id="page" class="sign-in-page" tabIndex={-1}>
      <img src="/console/icon.svg" alt="" width="56" height="56" />
      <h1>kataster</h1>
      <p class="lead">{say(shellWords.welcome)}</p>
      <SignInForm />
    </main>
  );
}

/** Asks to sign in again over a page, which keeps what was typed. */
export function SignInAgain() {
  if (credentials.value === undefined) return null;
  return (
    <Dialog title={say(shellWords.signInAgain)}>
      <div class="dialog-body">
        <p>{say(shellWords.expired)}</p>
        <SignInForm />
      </div>
    </Dialog>
  );
}
