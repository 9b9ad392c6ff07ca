import type { ExecutionContext } from 'ava';
import { pino } from 'pino';
import type { Store } from '../../src/domain/storage/store.js';
import type { CallParts } from '../../src/http/call-service.js';
import { callWith, type Headers } from './access-changes.js';
import { showTimeOfDay } from './clock-of-the-day.js';
import { CookieBrowser, type VisitedPage } from './cookie-browser.js';
import { type OpenidAccount, type OpenidProvider, startOpenidProvider } from './openid-provider.js';
import { resultOf } from './rpc.js';
import { serviceOver, type TestService } from './service.js';
import { startedService } from './started-service.js';
import type { TestEngine } from './stores.js';

/** A person at the provider. */
export const ada: OpenidAccount = {
  sub: '4f1c-ada',
  name: 'Ada Lovelace',
  preferred_username: 'ada',
  email: 'ada@example.com',
  groups: ['Leser', 'Größe, "X"'],
};

/** The parameters by which the provider is saved. */
export const providerSettings = ({ issuer }: Pick<OpenidProvider, 'issuer'>) => ({
  ...{ id: 'example', title: 'Company account', issuer, client: 'kataster' },
  scopes: 'openid profile email groups offline_access',
});

/** A service with a provider that knows Ada, who signs in next, and what the service logged. */
export interface ServiceWithProvider {
  readonly service: TestService;
  readonly openid: OpenidProvider;
  readonly log: string[];
}

/** Options of the provider and of the service. */
export interface SignInOptions {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly openid?: Parameters<typeof startOpenidProvider>[2];
  readonly parts?: Partial<CallParts>;
  /** An empty store of its own where absent. */
  readonly store?: Store;
}

/** Starts both; the clock of the service shows the time of day. */
export async function withProvider(
  t: ExecutionContext,
  engine: TestEngine,
  { settings, environment, parts, store, ...options }: SignInOptions = {},
): Promise<ServiceWithProvider> {
  const log: string[] = [];
  const logger = pino({ level: 'trace' }, { write: line => void log.push(line) });
  const all = { KATASTER_PUBLIC_URL: '', ...environment };
  const given = { log: logger, ...parts };
  const service = await (store ? serviceOver(t, store, all, given) : startedService(t, engine, all, given));
  showTimeOfDay(service);
  const openid = await startOpenidProvider(t, environment?.KATASTER_PUBLIC_URL ?? service.url, options.openid);
  openid.accounts.set(ada.sub, ada);
  openid.current = ada.sub;
  await resultOf(callWith(service, 'kataster.provider.save', { ...providerSettings(openid), ...settings }));
  return { service, openid, log };
}

/** A sign-in: the last page, and what the console was handed over. */
export interface SignedIn {
  readonly page: VisitedPage;
  readonly handed: { readonly session?: string; readonly name?: string; readonly provider?: string };
  readonly headers: Headers;
}

/** Whether an address is that of the console after a sign-in. */
export const isSignedIn = ({ hash }: URL): boolean => hash === '#signed-in';

/** Signs in by the provider. */
export async function signIn(
  { url }: Pick<TestService, 'url'>,
  browser = new CookieBrowser(),
  returnTo = '/',
  id = 'example',
): Promise<SignedIn> {
  const page = await browser.visit(`${url}/sign-in/${id}?return=${encodeURIComponent(returnTo)}`, isSignedIn);
  return { page, ...(await takeSession(url, browser)) };
}

/** Fetches the session that was handed over, as the console does. */
export async function takeSession(url: string, browser: CookieBrowser): Promise<Omit<SignedIn, 'page'>> {
  const answer = await browser.ask(`${url}/sign-in/session`, { method: 'POST' });
  const handed = (await answer.json()) as SignedIn['handed'];
  return { handed, headers: { 'X-RPC-Auth-Session': handed.session ?? '' } };
}
