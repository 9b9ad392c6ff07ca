import { KatasterError } from '../../../generated/client.js';
import { hasPasskeys, signWithPasskey } from '../parts/passkeys.js';
import type { Credentials } from '../service/credentials.js';
import { root } from '../service/root.js';
import { language } from '../texts/language.js';
import { say } from '../texts/say.js';
import { shellWords } from './shell-words.js';

const address = `${root}sign-in/session/passkey`;

/** Signs in by a passkey, where the service has them: the browser asks which. */
export function PasskeyButton({ signIn }: { signIn(session: Promise<Credentials>): void }) {
  if (!hasPasskeys) return null;
  return (
    <button type="button" onClick={() => signIn(sessionByPasskey())}>
      {say(shellWords.withPasskey)}
    </button>
  );
}

/** @throws KatasterError, TypeError where the service is not reached */
async function sessionByPasskey(): Promise<Credentials> {
  const options = await (await fetch(address)).json();
  const body = JSON.stringify(await signWithPasskey(options));
  const answer = await fetch(address, { method: 'POST', body, headers: { 'Accept-Language': language.value } });
  const { message, ...session } = await answer.json();
  if (!answer.ok) throw new KatasterError({ code: null, message, data: null }, null);
  return session;
}
