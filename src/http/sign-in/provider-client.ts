import type { ClientAuth, Configuration, IDToken } from 'openid-client';
import type { IdentityClaims } from '../../domain/identity/accounts.js';
import type { ProviderRecord } from '../../domain/storage/identity.js';
import { boundedFetch, fetchWithSecret } from './bounded-fetch.js';
import { SignInFailure } from './sign-in-failure.js';

/** Seconds until a provider must have answered. */
export const timeoutSeconds = 10;
/** Seconds that the clocks of a provider and of this service may differ by. */
const maxClockSkewSeconds = 300;
/** Characters of the subject of an account, by the standard. */
const maxSubjectChars = 255;
const otherAccount = 'the provider answered for another account';
/** Groups that are read of a person. */
export const maxGroups = 10_000;

/** The library for OpenID Connect; loaded at its first use, as a service without a provider never needs it. */
const library = () => import('openid-client');
type Library = Awaited<ReturnType<typeof library>>;

/** The texts by which the answer of a provider is tied to the browser that began the sign-in. */
export interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Tokens by which a provider is asked again. */
export interface ProviderTokens {
  readonly access: string;
  readonly refresh?: string | undefined;
  /** The subject of the account, where another claim than `sub` names it. */
  readonly account?: string | undefined;
}

/** Keeps new tokens of a session, in place of those before. */
export type KeepTokens = (tokens: ProviderTokens) => Promise<void>;

/** An account as a provider vouches for it. */
export interface ProvedAccount {
  readonly claims: IdentityClaims;
  /** The claim `sub` of the tokens, where another one names the account. */
  readonly sub?: string;
  /** The session at the provider, where it names one. */
  readonly sid: string | null;
  readonly tokens: ProviderTokens;
}

/** A provider, and what its client needs. */
export interface ClientOptions {
  readonly provider: ProviderRecord;
  readonly secret: string | undefined;
  now(): Date;
}

/** New texts of a sign-in, which nobody guesses. */
export async function newChecks(): Promise<SignInChecks> {
  const { randomState, randomNonce, randomPKCECodeVerifier } = await library();
  return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
}

/** Client of a provider, with the discovery document and the keys of the moment it was opened. */
export class ProviderClient {
  private readonly provider: ProviderRecord;
  private readonly config: Configuration;

  private constructor(provider: ProviderRecord, config: Configuration) {
    this.provider = provider;
    this.config = config;
  }

  /**
   * Asks a provider for its discovery document.
   * @throws Error of the library or of the network
   */
  static async open({ provider, secret, now }: ClientOptions): Promise<ProviderClient> {
    const { allowInsecureRequests, clockSkew, clockTolerance, customFetch, ...openid } = await library();
    const issuer = new URL(provider.issuer);
    const metadata = { [clockSkew]: (now().getTime() - Date.now()) / 1000, [clockTolerance]: maxClockSkewSeconds };
    const authentication = secret === undefined ? openid.None() : withSecret(secret, openid);
    const config = await openid.discovery(issuer, provider.client, metadata, authentication, {
      execute: [openid.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
      timeout: timeoutSeconds,
      [customFetch]: secret === undefined ? boundedFetch : fetchWithSecret(provider.client, secret),
    });
    return new ProviderClient(provider, config);
  }

  /** The address at the provider to which a browser is sent. */
  async authorizationUrl({ state, nonce, verifier }: SignInChecks, redirect: string): Promise<URL> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
    return buildAuthorizationUrl(this.config, {
      redirect_uri: redirect,
      scope: this.provider.scopes,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
  }

  /**
   * Redeems the code of an answer, whose address is given, and checks all that it holds.
   * @throws Error of the library or of the network
   */
  async redeemCode(answer: URL, { state, nonce, verifier }: SignInChecks): Promise<ProvedAccount> {
    const { authorizationCodeGrant } = await library();
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const granted = await authorizationCodeGrant(this.config, answer, checks);
    const idToken = granted.claims();
    if (!idToken) throw new Error('the provider issued no ID token');
    const tokens = { access: granted.access_token, refresh: granted.refresh_token };
    const sid = typeof idToken.sid === 'string' ? idToken.sid : null;
    const claims = await this.claimsOf(idToken, tokens.access);
    const { sub } = idToken;
    return { claims, sub, sid, tokens: claims.subject === sub ? tokens : { ...tokens, account: claims.subject } };
  }

  /**
   * Asks the provider again: with the refresh token where there is one, and for the claims of the person. New tokens are kept before
   * anything else is asked for: most providers take a refresh token once.
   * @throws Error of the library or of the network
   */
  async renew(sub: string, { access, refresh, account = sub }: ProviderTokens, keep: KeepTokens): Promise<IdentityClaims> {
    const { refreshTokenGrant, fetchUserInfo } = await library();
    const granted = refresh === undefined ? undefined : await refreshTokenGrant(this.config, refresh);
    const idToken = granted?.claims();
    if (idToken && (idToken.sub !== sub || (this.accountIn(idToken) ?? account) !== account)) throw new Error(otherAccount);
    if (granted) await keep({ access: granted.access_token, refresh: granted.refresh_token ?? refresh, account });
    if (idToken && this.hasGroups(idToken)) return this.toClaims(idToken, account);
    const asked = await fetchUserInfo(this.config, granted?.access_token ?? access, sub);
    return this.toClaims({ ...idToken, ...asked }, account);
  }

  /** The address at the provider that ends the session there; `undefined` where it has none. */
  async endSessionUrl(redirect: string): Promise<URL | undefined> {
    const { buildEndSessionUrl } = await library();
    if (this.config.serverMetadata().end_session_endpoint === undefined) return undefined;
    return buildEndSessionUrl(this.config, { post_logout_redirect_uri: redirect });
  }

  /** The metadata of the provider. */
  get metadata() {
    return this.config.serverMetadata();
  }

  /** Some providers tell the groups at the userinfo endpoint alone. */
  private async claimsOf(idToken: IDToken, access: string): Promise<IdentityClaims> {
    const account = this.accountIn(idToken);
    const isAsked = this.config.serverMetadata().userinfo_endpoint !== undefined;
    if (!isAsked || (this.hasGroups(idToken) && account !== undefined)) return this.toClaims(idToken, account);
    const { fetchUserInfo } = await library();
    const all = { ...idToken, ...(await fetchUserInfo(this.config, access, idToken.sub)) };
    return this.toClaims(all, account ?? this.accountIn(all));
  }

  /** The subject of the account; `undefined` where the claim that names it is missing. */
  private accountIn(claims: Readonly<Record<string, unknown>>): string | undefined {
    const value = claims[this.provider.subjectClaim];
    return typeof value === 'string' && value !== '' && value.length <= maxSubjectChars ? value : undefined;
  }

  private hasGroups(claims: Readonly<Record<string, unknown>>): boolean {
    return claims[this.provider.groupsClaim] !== undefined;
  }

  /**
   * @throws SignInFailure where nothing names the account, or the groups are named elsewhere, as Entra ID does with more than 200: a token without
   * groups is none without a membership
   */
  private toClaims(claims: Readonly<Record<string, unknown>>, subject: string | undefined): IdentityClaims {
    if (subject === undefined)
      throw new SignInFailure('rejected', `the provider names no account: its tokens have no ${this.provider.subjectClaim}`);
    const { _claim_names: elsewhere } = claims;
    if (!this.hasGroups(claims) && typeof elsewhere === 'object' && elsewhere && this.provider.groupsClaim in elsewhere)
      throw new SignInFailure('tooManyGroups', 'the provider names the groups of this person elsewhere, as there are too many');
    const { preferred_username: username, email, name } = claims;
    const login = [username, email, subject].find(each => typeof each === 'string' && each.trim() !== '');
    const groups = [claims[this.provider.groupsClaim] ?? []].flat().filter(each => typeof each === 'string');
    return { subject, login: String(login), name: typeof name === 'string' ? name : '', groups: groups.slice(0, maxGroups) };
  }
}

/** Authentication by the secret, in the way that the provider supports. */
function withSecret(secret: string, openid: Pick<Library, 'ClientSecretBasic' | 'ClientSecretPost'>): ClientAuth {
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic') ? openid.ClientSecretBasic : openid.ClientSecretPost;
    return authenticate(secret)(server, ...request);
  };
}
