import { randomBytes } from 'node:crypto';
import { isoTime } from '../../attributes/times.js';
import { sealText, unsealText } from '../secrets/sealed-texts.js';
import type { UsedChallenge } from '../storage/passkeys.js';
import { digestOf } from '../users/keys.js';
import { PasskeyRefusal } from './passkey-refusal.js';
import type { RelyingParty } from './relying-party.js';

/** Milliseconds in which a challenge is to be signed. */
export const challengeTimeoutMs = 5 * 60_000;

/** Purpose and owner of a challenge: it is accepted for the same alone. */
export type ChallengeBinding =
  | readonly [purpose: 'webauthn.get']
  | readonly [purpose: 'webauthn.create', person: number, session: string];

/** Dependencies of challenges. */
export interface ChallengeContext {
  readonly store: { readonly secret: string };
  now(): Date;
}

/**
 * A challenge for an authenticator, in base64url. It is a sealed text, so that every process accepts it, none has to keep it, and strangers who ask
 * for many write nothing.
 */
export function newChallenge({ store, now }: ChallengeContext, binding: ChallengeBinding): string {
  const expires = now().getTime() + challengeTimeoutMs;
  const seal = sealText(JSON.stringify([expires, randomBytes(16).toString('base64url')]), ['passkey', ...binding], store.secret);
  return Buffer.from(seal).toString('base64url');
}

/** A challenge that is to be used up with what it is signed for. */
export interface SignedChallenge extends UsedChallenge {
  readonly challenge: string;
}

/**
 * The challenge that a browser had signed, by its client data in base64url.
 * @throws PasskeyRefusal
 */
export function signedChallenge(
  { store, now }: ChallengeContext,
  clientData: string,
  binding: ChallengeBinding,
  party: RelyingParty,
): SignedChallenge {
  const { type, challenge, origin } = clientDataOf(clientData);
  if (type !== binding[0] || typeof challenge !== 'string') throw new PasskeyRefusal('malformed');
  if (origin !== party.origin) throw new PasskeyRefusal('origin');
  const text = unsealText(Buffer.from(challenge, 'base64url').toString(), ['passkey', ...binding], store.secret);
  const [expires] = text === undefined ? [0] : (JSON.parse(text) as [number, string]);
  if (expires <= now().getTime()) throw new PasskeyRefusal('challenge');
  return { challenge, digest: digestOf(`challenge ${challenge}`, store.secret), expires: isoTime(new Date(expires)) };
}

function clientDataOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
