import { KatasterError, type PasskeyOptions } from '../../../generated/client.js';
import type { Text } from '../texts/language.js';
import { say } from '../texts/say.js';

const passkeyWords = {
  cancelled: {
    en: 'No passkey was used: it was cancelled, or took too long.',
    de: 'Es wurde kein Passkey benutzt: Der Vorgang wurde abgebrochen oder hat zu lange gedauert.',
  },
  isThere: {
    en: 'This device has a passkey of your account already.',
    de: 'Dieses Gerät hat schon einen Passkey Ihres Kontos.',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** Whether this service has passkeys, and the browser, too. */
export const hasPasskeys = 'passkeys' in document.documentElement.dataset && typeof PublicKeyCredential === 'function';

interface CreationOptions {
  readonly challenge: string;
  readonly user: { readonly id: string };
  readonly excludeCredentials: readonly { readonly id: string }[];
}

/**
 * Lets an authenticator make a passkey; parameters of kataster.passkey.confirm.
 * @throws KatasterError where there is none
 */
export async function makePasskey(options: PasskeyOptions) {
  // The cast: the document describes the options by their name in WebAuthn.
  const { challenge, user, excludeCredentials, ...others } = options as unknown as CreationOptions;
  const publicKey = {
    ...others,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(each => ({ ...each, id: bytesOf(each.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const { response } = (await navigator.credentials.create({ publicKey }).catch(rejected)) as PublicKeyCredential;
  const made = response as AuthenticatorAttestationResponse;
  return {
    client_data: textOf(made.clientDataJSON),
    attestation: textOf(made.attestationObject),
    transports: made.getTransports?.() ?? [],
  };
}

/**
 * Lets an authenticator sign with a passkey; the body that opens a session.
 * @throws KatasterError where there is none
 */
export async function signWithPasskey({ challenge, ...others }: { readonly challenge: string }) {
  const publicKey = { ...others, challenge: bytesOf(challenge) } as PublicKeyCredentialRequestOptions;
  const { id, response } = (await navigator.credentials.get({ publicKey }).catch(rejected)) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return {
    id,
    client_data: textOf(clientDataJSON),
    authenticator_data: textOf(authenticatorData),
    signature: textOf(signature),
    user_handle: userHandle ? textOf(userHandle) : '',
  };
}

/** Browsers say of most failures that nothing was permitted, so that pages know no more of a person. */
function rejected(error: unknown): never {
  const isThere = error instanceof DOMException && error.name === 'InvalidStateError';
  const message = say(isThere ? passkeyWords.isThere : passkeyWords.cancelled);
  throw new KatasterError({ code: null, message, data: null }, null);
}

/** The bytes of a text in base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), character => character.charCodeAt(0));
}

/** Bytes in base64url. */
function textOf(bytes: ArrayBuffer): string {
  const characters = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(characters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}
