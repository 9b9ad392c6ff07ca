import type { PasskeyRecord } from '../storage/passkeys.js';
import type { RelyingParty } from './relying-party.js';

/** The library for WebAuthn; loaded at its first use, as most services never need it. */
const library = () => import('@simplewebauthn/server');

/** Algorithms of COSE that passkeys sign with: EdDSA, ES256 and RS256, which all authenticators know one of. */
export const algorithms = [-8, -7, -257];

/** Characters of a credential id: WebAuthn allows 1,023 bytes. */
const maxIdChars = 1364;

/** A new passkey as a browser sends it, in base64url. */
export interface SentAttestation {
  readonly clientData: string;
  readonly attestation: string;
}

/** A signature of a passkey as a browser sends it, in base64url. */
export interface SentAssertion {
  readonly id: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle: string;
}

/** The credential that an authenticator made with user verification; `undefined` where it is not what was asked for. */
export async function attestedCredential(
  { clientData, attestation }: SentAttestation,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
): Promise<Pick<PasskeyRecord, 'id' | 'publicKey' | 'counter'> | undefined> {
  const { verifyRegistrationResponse } = await library();
  // The id that counts stands in the attestation.
  const credential = { id: 'unused', rawId: 'unused', type: 'public-key', clientExtensionResults: {} } as const;
  const response = { ...credential, response: { clientDataJSON: clientData, attestationObject: attestation } };
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, supportedAlgorithmIDs: algorithms };
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected }).catch(rejected);
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return id.length > maxIdChars ? undefined : { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/** The signature counter of a signature with user verification; `undefined` where the passkey did not make it. */
export async function assertedCounter(
  { id, clientData, authenticatorData, signature }: SentAssertion,
  { publicKey }: Pick<PasskeyRecord, 'publicKey'>,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const sent = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  const response = { ...sent, response: { clientDataJSON: clientData, authenticatorData, signature } };
  // The caller compares counters, so that one that goes back is known from a wrong signature.
  const credential = { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 };
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, credential };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({ response, ...expected }).catch(rejected);
  return verified ? authenticationInfo?.newCounter : undefined;
}

/** The library throws for everything that is not as it should be; its messages repeat what was sent. */
function rejected(): {
  readonly verified: false;
  readonly registrationInfo?: undefined;
  readonly authenticationInfo?: undefined;
} {
  return { verified: false };
}
