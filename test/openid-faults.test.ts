import { execFileSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import type { JWTPayload } from 'jose';
import { UnsecuredJWT } from 'jose';
import { createSecretFile, keyIn } from '../src/config/secret-file.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { callWith } from './helpers/access-changes.js';
import { secondsOfTheDay } from './helpers/clock-of-the-day.js';
import { CookieBrowser } from './helpers/cookie-browser.js';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { answerNothing, type Forgery, newKey, type OpenidProvider, signed } from './helpers/openid-provider.js';
import { resultOf } from './helpers/rpc.js';
import { called } from './helpers/second-factors.js';
import { ada, isSignedIn, type ServiceWithProvider, signIn, takeSession, withProvider } from './helpers/sign-in.js';
import { engines, storeAt, type TestEngine } from './helpers/stores.js';

const [sqlite] = engines as readonly [TestEngine];
const test = sqlite.test;

/** Tokens that must not sign anybody in: made of the claims of a good one. */
const forgeries: Readonly<Record<string, Forgery>> = {
  'another issuer': (claims, key) => signed({ ...claims, iss: 'https://other.example' }, key),
  'another audience': (claims, key) => signed({ ...claims, aud: 'another' }, key),
  'several audiences, and another party': (claims, key) => signed({ ...claims, aud: ['kataster', 'other'], azp: 'other' }, key),
  'another nonce': (claims, key) => signed({ ...claims, nonce: 'another' }, key),
  'no nonce': ({ nonce: _, ...claims }, key) => signed(claims, key),
  expired: (claims, key) => signed({ ...claims, iat: secondsOfTheDay() - 7200, exp: secondsOfTheDay() - 3600 }, key),
  'not valid yet': (claims, key) => signed({ ...claims, nbf: secondsOfTheDay() + 3600 }, key),
  'no subject': ({ sub: _, ...claims }, key) => signed(claims, key),
  'no signature': claims => new UnsecuredJWT(claims).encode(),
  'a foreign key': async claims => signed(claims, (await newKey('first')).privateKey),
  'a foreign key of another name': async claims => signed(claims, (await newKey('other')).privateKey, 'other'),
  'a changed payload': async (claims, key) => withPayload(await signed(claims, key), { ...claims, sub: 'root' }),
  'no token': () => 'nonsense',
};

/** Answers of the browser that are none to the sign-in that it began. */
const spoiltAnswers: Readonly<Record<string, (answer: URL) => void>> = {
  'another state': answer => answer.searchParams.set('state', 'another'),
  'no state': answer => answer.searchParams.delete('state'),
  'another code': answer => answer.searchParams.set('code', 'another'),
  'no code': answer => answer.searchParams.delete('code'),
  'another issuer': answer => answer.searchParams.set('iss', 'https://other.example'),
  'an error of the provider': answer => {
    answer.searchParams.delete('code');
    answer.searchParams.set('error', 'access_denied');
  },
  'another provider': answer => {
    answer.pathname = '/sign-in/other/callback';
  },
};

function withPayload(token: string, claims: JWTPayload): string {
  const [header, , signature] = token.split('.');
  return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
}

/** Lets a browser go as far as the answer of the provider. */
async function answerOf({ service }: Pick<ServiceWithProvider, 'service'>, browser: CookieBrowser): Promise<URL> {
  const { url } = await browser.visit(`${service.url}/sign-in/example`, next => next.pathname.endsWith('/callback'));
  return url;
}

async function isStranger(t: ExecutionContext, { service }: ServiceWithProvider, browser: CookieBrowser, what: string) {
  t.deepEqual((await takeSession(service.url, browser)).handed, {}, what);
  t.deepEqual(await service.store.users.accounts({ limit: 10, offset: 0 }, new Date().toISOString()), [], what);
}

test('no forged token signs anybody in, and the log says why', async t => {
  const world = await withProvider(t, sqlite);
  for (const [what, forgery] of Object.entries(forgeries)) {
    world.openid.forgery = forgery;
    const browser = new CookieBrowser();
    const { page } = await signIn(world.service, browser);
    t.true(page.status === 403 || page.status === 502, `${what}: ${page.status}`);
    t.regex(page.text, /Not signed in/);
    await isStranger(t, world, browser, what);
  }
  t.log(`${Object.keys(forgeries).length} tokens`);
  t.regex(world.log.join(''), /a sign-in at a provider failed/);
  world.openid.forgery = undefined;
  t.is((await signIn(world.service)).handed.name, ada.name);
  await world.service.stop();
  const failed = await world.service.store.audit.read({ event: 'loginFailed', descending: false, limit: 10 });
  const times = failed.map(({ details }) => JSON.parse(details)).filter(({ reason }) => reason === 'provider');
  t.is(
    times.reduce((sum, each) => sum + each.times, 0),
    Object.keys(forgeries).length,
  );
});

test('no answer but that of the provider to this browser signs anybody in', async t => {
  const world = await withProvider(t, sqlite);
  const { service } = world;
  for (const [what, spoil] of Object.entries(spoiltAnswers)) {
    const browser = new CookieBrowser();
    const answer = await answerOf(world, browser);
    spoil(answer);
    const page = await browser.visit(answer);
    t.true([400, 403, 404, 502].includes(page.status), `${what}: ${page.status}`);
    await isStranger(t, world, browser, what);
  }
  const [one, other] = [new CookieBrowser(), new CookieBrowser()];
  const answer = await answerOf(world, one);
  await answerOf(world, other);
  t.is((await other.visit(answer)).status, 400, 'another browser');
  const late = await answerOf(world, other);
  service.clock.advance(601);
  t.is((await other.visit(late)).status, 400, 'after ten minutes');
  t.log(`${Object.keys(spoiltAnswers).length + 2} answers`);
});

test('a code is used once', async t => {
  const world = await withProvider(t, sqlite);
  const browser = new CookieBrowser();
  const answer = await answerOf(world, browser);
  const cookies = new Map(browser.cookies.get(answer.host));
  t.true(isSignedIn((await browser.visit(answer, isSignedIn)).url));
  t.is((await browser.visit(answer)).status, 400, 'the browser gave back what it began');
  browser.cookies.set(answer.host, cookies);
  t.is((await browser.visit(answer)).status, 403, 'the provider refuses a code that was used');
});

test('clocks may differ by five minutes', async t => {
  for (const [off, isRight] of [
    [-290, true],
    [290, true],
    [4000, false],
  ] as const) {
    const { service } = await withProvider(t, sqlite);
    service.clock.advance(off);
    const { page } = await signIn(service);
    t.is(isSignedIn(page.url), isRight, `${off} s: ${page.text}`);
  }
});

test('a provider may replace its key between two sign-ins', async t => {
  const { service, openid } = await withProvider(t, sqlite);
  t.is((await signIn(service)).handed.name, ada.name);
  const next = await newKey('next');
  openid.forgery = claims => signed(claims, next.privateKey, 'next');
  t.is((await signIn(service)).page.status, 403, 'not published yet');
  const { d: _, p: __, q: ___, dp: ____, dq: _____, qi: ______, ...published } = next.jwk;
  openid.fault = async path =>
    path === '/jwks' ? { status: 200, type: 'application/json', body: JSON.stringify({ keys: [published] }) } : undefined;
  t.is((await signIn(service)).handed.name, ada.name);
});

/** Answers of a provider that is broken, and what the person gets. */
const broken: Readonly<Record<string, OpenidProvider['fault']>> = {
  'HTML in the place of the discovery document': async () => ({ status: 200, type: 'text/html', body: '<h1>Maintenance</h1>' }),
  'an error of the server': async () => ({ status: 503, type: 'text/plain', body: 'down' }),
  'an endless document': async () => ({ status: 200, type: 'application/json', body: `{"issuer":"${'x'.repeat(5_000_000)}"}` }),
  'HTML in the place of tokens': async path =>
    path === '/token' ? { status: 200, type: 'text/html', body: '<h1>Maintenance</h1>' } : undefined,
  'HTML in the place of claims': async path =>
    path === '/me' ? { status: 200, type: 'text/html', body: '<h1>Maintenance</h1>' } : undefined,
};

test('a broken provider is said to be one, and passwords go on', async t => {
  const world = await withProvider(t, sqlite);
  const { service, openid } = world;
  for (const [what, fault] of Object.entries(broken)) {
    openid.fault = fault;
    const browser = new CookieBrowser();
    const { page } = await signIn(service, browser);
    t.is(page.status, 502, `${what}: ${page.text}`);
    await isStranger(t, world, browser, what);
  }
  await openid.stop();
  t.is((await signIn(service)).page.status, 502, 'down');
  await resultOf(callWith(service, 'kataster.user.read', {}));
  t.log(`${Object.keys(broken).length + 1} faults`);
});

test('a provider with a certificate that nobody vouches for is not asked', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'kataster-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ];
  execFileSync('openssl', made, { stdio: 'ignore' });
  let requests = 0;
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, () => (requests += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  const { service, log } = await withProvider(t, sqlite);
  const issuer = `https://localhost:${(server.address() as AddressInfo).port}`;
  await resultOf(callWith(service, 'kataster.provider.save', { id: 'example', issuer }));
  t.is((await signIn(service)).page.status, 502);
  t.is(requests, 0);
  t.regex(log.join(''), /SELF_SIGNED|certificate/i);
});

test('who waits for a slow provider waits alone', async t => {
  const { service, openid } = await withProvider(t, sqlite, { parts: { renewalIntervalMs: 20 } });
  const { headers } = await signIn(service);
  const answering = answerNothing(t, openid);
  service.clock.advance(60);
  const waiting = signIn(service);
  for (let number = 0; number < 100; number += 1) await resultOf(called(service, 'idoit.version.read', {}, headers));
  answering();
  t.is((await waiting).page.status, 502);
  await resultOf(called(service, 'idoit.version.read', {}, headers));
});

test('sign-ins that find no room are told so at once, and the others go on', async t => {
  const { service, openid } = await withProvider(t, sqlite);
  const answering = new EventEmitter();
  openid.fault = async () => {
    if (openid.fault) await once(answering, 'go on');
    return undefined;
  };
  const statuses: number[] = [];
  const begin = async (): Promise<void> => {
    const { status } = await fetch(`${service.url}/sign-in/example`, { redirect: 'manual' });
    statuses.push(status);
    if (statuses.length < 10) return;
    openid.fault = undefined;
    answering.emit('go on');
  };
  await Promise.all(Array.from({ length: 110 }, begin));
  t.deepEqual(statuses, [...Array(10).fill(503), ...Array(100).fill(302)]);
});

test('a database that is busy is no fault of the provider', async t => {
  const { service } = await withProvider(t, sqlite);
  const { transaction } = service.store;
  for (const name of ['Busy', 'StorageUnavailable'] as const) {
    Object.assign(service.store, { transaction: async () => Promise.reject(new RpcError(name, {})) });
    const { page } = await signIn(service);
    t.is(page.status, 503, name);
    t.regex(page.text, /The service is busy/);
  }
  Object.assign(service.store, { transaction });
  t.is((await signIn(service)).handed.name, ada.name);
});

test('a secret that a provider refuses in the header is sent in the body, and a wrong one is no use', async t => {
  for (const [given, isRight] of [
    ['the-secret-of-the-client-~', true],
    ['another-secret-of-the-client', false],
  ] as const) {
    const file = join(temporaryFolder(t), 'secret');
    createSecretFile(file);
    const store = await storeAt(t, await newDatabase(t, 'SQLite', 'tables'), { durability: 'fast' });
    await store.upkeep(({ secretKeys }) => secretKeys.replace([], [keyIn(file, '').id]));
    const { service, openid, log } = await withProvider(t, sqlite, {
      ...{ store, environment: { KATASTER_SECRET_FILE: file }, settings: { secret: given } },
      openid: { secret: 'the-secret-of-the-client-~' },
    });
    const body = JSON.stringify({ error: 'invalid_client' });
    openid.fault = async path =>
      path === '/token' && openid.requests.filter(each => each === path).length === 1
        ? { status: 401, type: 'application/json', body }
        : undefined;
    const { page } = await signIn(service);
    t.is(isSignedIn(page.url), isRight, page.text);
    t.is(openid.requests.filter(path => path === '/token').length, 2);
    if (!isRight) t.regex(log.join(''), /WWW_AUTHENTICATE_CHALLENGE|invalid_client/);
    t.false(log.join('').includes(given));
  }
});

test('five thousand groups are read, and those of the rules count', async t => {
  const { service, openid } = await withProvider(t, sqlite, { settings: { admitted: ['Gruppe 4999 "ä,ö"'] } });
  const groups = Array.from({ length: 5000 }, (_, number) => `Gruppe ${number} "ä,ö"`);
  openid.accounts.set(ada.sub, { ...ada, groups });
  t.is((await signIn(service)).handed.name, ada.name);
});

test('the address at the end of a sign-in is one of the service', async t => {
  const { service } = await withProvider(t, sqlite);
  const strange = [
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%0d%0aSet-Cookie: a=b',
    '',
  ];
  for (const address of strange) {
    const { page } = await signIn(service, new CookieBrowser(), address);
    t.is(page.url.origin, service.url, address);
  }
});

test('cookies of a sign-in are for the service alone, and a session is handed over once', async t => {
  const { service } = await withProvider(t, sqlite);
  const browser = new CookieBrowser();
  const answer = await answerOf({ service }, browser);
  const [begun] = browser.cookies.get(answer.host)?.values() ?? [];
  t.regex(String(begun?.attributes), /^Path=\/sign-in; Max-Age=600; HttpOnly; SameSite=Lax$/);
  await browser.visit(answer, isSignedIn);
  const [handed] = browser.cookies.get(answer.host)?.values() ?? [];
  t.regex(String(handed?.attributes), /^Path=\/sign-in\/session; Max-Age=60; HttpOnly; SameSite=Strict$/);
  t.is((await takeSession(service.url, browser)).handed.name, ada.name);
  t.deepEqual((await takeSession(service.url, browser)).handed, {});
  t.false(
    browser.visited.some(each => each.includes(String(handed?.value))),
    'no address holds the session',
  );
});
