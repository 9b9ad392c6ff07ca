import type { Grant } from '../../src/domain/access/rights.js';
import { auditEntry } from '../../src/domain/audit.js';
import type { ProviderRecord } from '../../src/domain/storage/identity.js';
import { openProvedSession } from '../../src/http/sign-in/identity-provider.js';
import { contextOver } from '../imports/office.js';
import type { Headers } from './access-changes.js';
import { somebody } from './audited.js';
import { Authenticator } from './authenticator.js';
import { author } from './author.js';
import { insertPasskey, signInWith } from './passkeys.js';
import { addKey, type TestService } from './service.js';
import { bySession } from './users.js';

/** Ways by which a caller comes in. */
export const waysIn = ['password', 'trusted header', 'OpenID Connect', 'directory', 'passkey', 'key'] as const;
export type WayIn = (typeof waysIn)[number];

/** Settings of a service into which every way leads from this machine. */
export const everyWaySettings = {
  KATASTER_PROXIES: '127.0.0.1, 127.0.0.2',
  KATASTER_PROXY_USER_HEADER: 'X-Remote-User',
};

/** Credentials of a caller who has come in. */
export interface Entered {
  readonly apikey?: string;
  readonly headers: Headers;
}

/** A person with a login, and what is granted to them. */
export interface Enterer {
  readonly id: number;
  readonly login: string;
  readonly grants: readonly Grant[];
}

type Enter = (service: TestService, enterer: Enterer) => Promise<Entered>;

/** Comes in by each way; a key has the rights of the person, the others are the person. */
export const enterBy: Readonly<Record<WayIn, Enter>> = {
  password: async ({ store, clock }, { id }) => ({ headers: await bySession(store, id, clock.now()) }),
  'trusted header': async (_, { login }) => ({ headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Remote-User': login } }),
  'OpenID Connect': async (service, enterer) => ({ headers: await provedSession(service, enterer, 'https://login.invalid') }),
  directory: async (service, enterer) => ({ headers: await provedSession(service, enterer, 'ldaps://login.invalid/dc=x?uid') }),
  async passkey(service, { id, login }) {
    const authenticator = new Authenticator(Buffer.from(`passkey of ${login}`).toString('base64url'));
    await insertPasskey(service.store, id, authenticator);
    return { headers: { 'X-RPC-Auth-Session': (await signInWith(service, authenticator)).body.session ?? '' } };
  },
  async key({ store }, { login, grants }) {
    const apikey = `a-key-with-the-rights-of-${login}`;
    await addKey(store, apikey, login, { grants });
    return { apikey, headers: {} };
  },
};

/** The method of change sets that a sign-in leaves. */
export const signInMethod = 'sign-in';

/** A provider as it is stored; nobody asks it. */
const providerAt = (issuer: string): ProviderRecord => ({
  ...{ id: issuer.startsWith('ldaps:') ? 'directory' : 'company', title: 'Company', issuer, client: 'kataster', secret: null },
  ...{ scopes: 'openid', groupsClaim: 'groups', subjectClaim: 'sub', admitted: '[]', rules: '[]', enabled: 1 },
});

/** Opens a session as the end of a sign-in does, for an account that is linked to the person. */
async function provedSession({ store, clock }: TestService, { id: person, login }: Enterer, issuer: string): Promise<Headers> {
  const provider = providerAt(issuer);
  const subject = `subject of ${login}`;
  const told = auditEntry(somebody, 'providerSaved', {}, { provider: provider.id, title: provider.title, changed: [] });
  await store.transaction(author, async ({ identity }) => {
    if (!(await store.identity.providers()).some(({ id }) => id === provider.id)) await identity.put(provider, told);
    if (!(await identity.account(provider.id, subject)))
      await identity.putAccount({ provider: provider.id, subject, person, groups: '[]', given: '[]' });
  });
  const context = { ...contextOver(store), method: signInMethod, now: clock.now };
  const proved = { claims: { subject, login, name: login, groups: [] }, sid: null, tokens: { access: 'none' } };
  return { 'X-RPC-Auth-Session': await openProvedSession(context, provider, proved, 60) };
}
