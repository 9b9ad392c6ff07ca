import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { Context } from 'koa';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Scope } from './scope.js';

/** A person as the provider knows them. */
export interface OpenidAccount {
  readonly sub: string;
  /** The same for every application, as Entra ID has it. */
  readonly oid?: string;
  readonly name: string;
  readonly preferred_username: string;
  readonly email?: string;
  readonly groups: readonly string[];
}

/** Changes the claims of an ID token before it is signed; answers another token in its place where it returns a text. */
export type Forgery = (claims: JWTPayload, key: CryptoKey) => Promise<string> | string;

/** A provider of OpenID Connect in this process, whose answers can be spoilt. */
export interface OpenidProvider {
  readonly issuer: string;
  readonly key: CryptoKey;
  readonly accounts: Map<string, OpenidAccount>;
  /** The account that signs in next. */
  current: string;
  /** Spoils the ID tokens of the token endpoint. */
  forgery: Forgery | undefined;
  /** Answers requests to the provider in its place. */
  fault: ((path: string) => Promise<{ status: number; type: string; body: string } | undefined>) | undefined;
  /** How often each path was asked for. */
  readonly requests: string[];
  /** Every token that it issued. */
  readonly issued: string[];
  readonly provider: Provider;
  stop(): Promise<void>;
}

const keyId = 'first';

/** Starts a provider with one client, which has no secret unless one is given; it ends with the test. */
export async function startOpenidProvider(
  t: Scope,
  service: string,
  {
    secret,
    conformIdTokenClaims = true,
    refresh = true,
    id = 'example',
  }: { secret?: string; conformIdTokenClaims?: boolean; refresh?: boolean; id?: string } = {},
): Promise<OpenidProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { jwk, privateKey } = await newKey(keyId);
  const accounts = new Map<string, OpenidAccount>();
  const client = {
    client_id: 'kataster',
    ...(secret === undefined ? { token_endpoint_auth_method: 'none' as const } : { client_secret: secret }),
    redirect_uris: [`${service}/sign-in/${id}/callback`],
    post_logout_redirect_uris: [`${service}/`],
    backchannel_logout_uri: `${service}/sign-in/${id}/backchannel`,
    backchannel_logout_session_required: true,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
  };
  const configuration: Configuration = {
    clients: [client],
    jwks: { keys: [jwk] },
    scopes: ['openid', 'offline_access', 'profile', 'email', 'groups'],
    claims: { openid: ['sub', 'sid', 'oid'], profile: ['name', 'preferred_username'], email: ['email'], groups: ['groups'] },
    conformIdTokenClaims,
    cookies: { keys: ['of the test'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: confirmLogout },
    },
    // The usual one reaches no address of this machine.
    fetch: (url, init) => fetch(url, withoutDispatcher(init as RequestInit)),
    issueRefreshToken: async () => refresh,
    rotateRefreshToken: true,
    findAccount: async (_, sub) => {
      const account = accounts.get(sub);
      return account && { accountId: sub, claims: async () => ({ ...account, groups: [...account.groups] }) };
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant(context) {
      const { oidc } = context;
      const grant = new oidc.provider.Grant({ clientId: 'kataster', accountId: String(oidc.session?.accountId) });
      grant.addOIDCScope('openid offline_access profile email groups');
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      IdToken: 3600,
      RefreshToken: 86_400,
      Grant: 86_400,
      Session: 86_400,
      Interaction: 600,
    },
  };
  const provider = new Provider(issuer, configuration);
  const state: OpenidProvider = {
    ...{
      issuer,
      key: privateKey,
      accounts,
      current: '',
      forgery: undefined,
      fault: undefined,
      requests: [],
      issued: [],
      provider,
    },
    stop: () => stopServer(server),
  };
  provider.use(async (context, next) => {
    state.requests.push(context.path);
    const answer = await state.fault?.(context.path);
    if (answer) {
      Object.assign(context, { status: answer.status, type: answer.type, body: answer.body });
      return;
    }
    if (context.path.startsWith('/interaction/')) return signIn(state, context);
    await next();
    if (context.path !== '/token') return;
    const { access_token, refresh_token, id_token } = context.body as Record<string, string | undefined>;
    state.issued.push(...[access_token, refresh_token, id_token].filter(each => each !== undefined));
    await forge(state, context);
  });
  server.on('request', provider.callback());
  t.teardown(() => stopServer(server));
  return state;
}

function withoutDispatcher({ dispatcher: _, ...init }: RequestInit = {}): RequestInit {
  return init;
}

async function signIn({ provider, current }: OpenidProvider, { req, res }: Pick<Context, 'req' | 'res'>): Promise<void> {
  await provider.interactionFinished(req, res, { login: { accountId: current } }, { mergeWithLastSubmission: false });
}

function confirmLogout(context: KoaContextWithOIDC, form: string): void {
  context.body = form;
}

async function forge({ forgery, key }: OpenidProvider, context: { body: unknown }): Promise<void> {
  const body = context.body as { id_token?: string };
  if (!forgery || body.id_token === undefined) return;
  const claims: JWTPayload = JSON.parse(Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString());
  context.body = { ...body, id_token: await forgery(claims, key) };
}

/** A token with these claims, signed as the provider does, or with another key. */
export function signed(claims: JWTPayload, key: CryptoKey, kid = keyId): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key);
}

/** A key for signatures, and how it is published. */
export async function newKey(kid: string): Promise<{ jwk: JWK; privateKey: CryptoKey }> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { jwk: { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' }, privateKey };
}

async function stopServer(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
}

/** Lets a provider answer no request until the test ends, or until what is returned is called: then all fail. */
export function answerNothing(t: Scope, openid: OpenidProvider): () => void {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  t.teardown(end);
  openid.fault = async () => {
    if (!ending.signal.aborted) await once(ending.signal, 'abort');
    return { status: 503, type: 'text/plain', body: '' };
  };
  return end;
}
