import type { ProviderSessions } from '../../domain/storage/identity.js';
import { boundedFetch } from './bounded-fetch.js';
import type { ProviderClient } from './provider-client.js';

const event = 'http://schemas.openid.net/event/backchannel-logout';
const maxClockSkewSeconds = 300;
const keysTimeoutMs = 10_000;

/** The library for signed tokens, which the one for OpenID Connect uses as well. */
const library = () => import('jose');

/**
 * The sessions that a logout token ends (OpenID Connect Back-Channel Logout 1.0): those of an account, or one of them.
 * @throws Error where the token is not one of this provider for this client
 */
export async function sessionsToEnd(
  token: string,
  provider: { readonly id: string; readonly client: string },
  { metadata }: Pick<ProviderClient, 'metadata'>,
  now: Date,
): Promise<ProviderSessions> {
  const { createRemoteJWKSet, jwtVerify, customFetch } = await library();
  const options = {
    timeoutDuration: keysTimeoutMs,
    [customFetch]: (url: string, init: object) => boundedFetch(url, init as never),
  };
  const keys = createRemoteJWKSet(new URL(String(metadata.jwks_uri)), options);
  const expected = { issuer: metadata.issuer, audience: provider.client, clockTolerance: maxClockSkewSeconds, currentDate: now };
  const required = { requiredClaims: ['iat', 'exp', 'events'], maxTokenAge: maxClockSkewSeconds };
  const { payload } = await jwtVerify(token, keys, { ...expected, ...required });
  const { sub: subject, sid, events, nonce } = payload;
  const isLogout = typeof events === 'object' && events !== null && event in events && nonce === undefined;
  if (!isLogout || (subject === undefined && typeof sid !== 'string')) throw new Error('the token is no logout token');
  return { provider: provider.id, subject, ...(typeof sid === 'string' && { sid }) };
}
