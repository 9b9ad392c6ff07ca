import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.js';
import { credentials } from '../service/credentials.js';
import { root } from '../service/root.js';
import { say } from '../texts/say.js';
import { shellWords } from './shell-words.js';

/** The form that signs in, loaded when it is needed: whoever is signed in already does not wait for it. */
function LoadedForm() {
  const [Form, setForm] = useState<ComponentType>();
  useEffect(() => {
    void import('./sign-in-form.js').then(({ SignInForm }) => setForm(() => SignInForm));
  }, []);
  return Form ? <Form /> : null;
}

/** The page of a reader who is not signed in. */
export function SignInPage() {
  return (
    <main id="page" class="sign-in-page" tabIndex={-1}>
      <img src={`${root}console/icon.svg`} alt="" width="56" height="56" />
      <h1>kataster</h1>
      <p class="lead">{say(shellWords.welcome)}</p>
      <LoadedForm />
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
        <LoadedForm />
      </div>
    </Dialog>
  );
}
