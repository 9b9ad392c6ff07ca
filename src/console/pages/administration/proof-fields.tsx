import { textIn } from '../../parts/form-dialog.js';
import { say } from '../../texts/say.js';
import { administrationWords } from './administration-words.js';

/** Fields by which readers prove themselves again before another way to sign in is added: the password, and a code where they have an app with codes. */
export function ProofFields() {
  return (
    <>
      <label>
        {say(administrationWords.oldPassword)}
        <input name="password" type="password" autoComplete="current-password" required={true} />
      </label>
      <label>
        {say(administrationWords.presentCode)}
        <input name="code" autoComplete="one-time-code" />
      </label>
    </>
  );
}

/** Parameters of the proof in a form. */
export function proofIn(form: FormData): { readonly password: string; readonly code?: string } {
  const code = textIn(form, 'code');
  return { password: String(form.get('password')), ...(code !== '' && { code }) };
}
