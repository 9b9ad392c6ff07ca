import { isRpcError } from '../../rpc/rpc-error.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { accountToLogIn } from '../identity/accounts.js';
import type { PasskeyRecord } from '../storage/passkeys.js';
import type { AccountRecord } from '../storage/users.js';
import type { LoginRateLimiter, RequestOrigin } from '../users/login-rate-limiter.js';
import { noteLogin } from '../users/own-login.js';
import { openSession } from '../users/sessions.js';
import { type ChallengeContext, challengeTimeoutMs, newChallenge, signedChallenge } from './challenges.js';
import { PasskeyRefusal } from './passkey-refusal.js';
import { userHandleOf } from './passkeys.js';
import type { RelyingParty } from './relying-party.js';
import { assertedCounter, type SentAssertion } from './webauthn.js';

/** Dependencies of sign-ins by passkeys. */
export interface PasskeySignInParts {
  readonly context: WritingContext & { readonly origin: RequestOrigin };
  readonly party: RelyingParty;
  readonly guesses: Pick<LoginRateLimiter, 'attempt'>;
  readonly sessionMinutes: number;
}

/** A session that a passkey opened, and whose it is. */
export interface PasskeySession {
  readonly session: string;
  readonly account: AccountRecord;
}

const binding = ['webauthn.get'] as const;

/** Options with which a browser asks for a passkey, as PublicKeyCredential.parseRequestOptionsFromJSON reads them: any passkey of this host will do. */
export function signInOptions(context: ChallengeContext, { id }: RelyingParty): Readonly<Record<string, unknown>> {
  return {
    challenge: newChallenge(context, binding),
    rpId: id,
    timeout: challengeTimeoutMs,
    allowCredentials: [],
    userVerification: 'required',
  };
}

/**
 * Opens a session of the person whose passkey signed a challenge. The authenticator has verified the person, so the passkey is both factors. The
 * counter, the challenge and the session are written as one: a signature counts once, whichever process it reaches.
 * @throws PasskeyRefusal, RpcError Busy, StorageUnavailable
 */
export async function signInByPasskey(sent: SentAssertion, parts: PasskeySignInParts): Promise<PasskeySession> {
  const { context, party, sessionMinutes } = parts;
  const { store } = context;
  const challenge = signedChallenge(context, sent.clientData, binding, party);
  const passkey = await store.users.passkeys.find(sent.id);
  const counter = await counterOf(sent, passkey, challenge.challenge, parts);
  const account = passkey && (await accountToLogIn(context, passkey.person));
  if (!account) throw new PasskeyRefusal('disabled', passkey?.person);
  const use = { id: passkey.id, counter, previousCounter: passkey.counter, challenge };
  const opening = openSession(context, account, sessionMinutes, true, { passkey: use });
  const session = await opening.catch(error => asRefusal(error, account.id));
  await noteLogin(context, account.id);
  return { session, account };
}

/** The counter of a right signature; wrong ones are limited as wrong passwords are, those of unknown passkeys all together. */
async function counterOf(
  sent: SentAssertion,
  passkey: PasskeyRecord | undefined,
  challenge: string,
  { context, party, guesses }: PasskeySignInParts,
): Promise<number> {
  let refusal: PasskeyRefusal['reason'] = 'locked';
  let counter = 0;
  const check = async (): Promise<boolean> => {
    refusal = 'unknown';
    if (passkey?.id === undefined || sent.userHandle !== userHandleOf(passkey.person, context.store)) return false;
    refusal = 'signature';
    const signed = await assertedCounter(sent, passkey, party, challenge);
    if (signed === undefined) return false;
    refusal = 'counter';
    counter = signed;
    return signed > passkey.counter || (signed === 0 && passkey.counter === 0);
  };
  const login = `passkey ${passkey?.person ?? 'nobody'}`;
  const outcome = await guesses.attempt({ ...context.origin, login }, async isLocked => !isLocked && check());
  if (outcome !== 'right') throw new PasskeyRefusal(refusal, passkey?.person);
  return counter;
}

/** The challenge was used, or the passkey was used or removed, in between. */
function asRefusal(error: unknown, person: number): never {
  throw isRpcError(error, 'SecondFactorRequired') ? new PasskeyRefusal('challenge', person) : error;
}
