import type { ExecutionContext } from 'ava';
import { configFrom } from '../src/config/config.js';
import type { Grant } from '../src/domain/access/rights.js';
import { newDatabase } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { loggedService } from './helpers/logged-service.js';
import { serve } from './helpers/process.js';
import { callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { addKey, type DialectName, dialectNames, type TestService, testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines, enginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';
import { byPassword, bySession, password, withUser } from './helpers/users.js';
import { until } from './helpers/waiting.js';

type Headers = Readonly<Record<string, string>>;

const proxy = '127.0.0.2';
const settings = { KATASTER_PROXIES: '127.0.0.2, 10.0.7.0/24, 2001:db8:7::/48' };
const forwarded = (addresses: string): Headers => ({ 'X-Forwarded-For': addresses });
const versionOf = (key: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'idoit.version.read', params: { apikey: key } });

/** `X-Forwarded-For`, the address of the peer, and the one that a request counts as coming from. */
const routes: readonly (readonly [forwardedFor: string, peer: string, address: string])[] = [
  ['192.0.2.7', proxy, '192.0.2.7'],
  ['192.0.2.7', '127.0.0.3', '127.0.0.3'],
  ['', proxy, proxy],
  ['198.51.100.1, 192.0.2.7', proxy, '192.0.2.7'],
  ['198.51.100.1, 192.0.2.7, 10.0.7.9', proxy, '192.0.2.7'],
  ['198.51.100.1,192.0.2.7,10.0.8.9', proxy, '10.0.8.9'],
  ['127.0.0.2, 192.0.2.7', proxy, '192.0.2.7'],
  ['10.0.7.1, 10.0.7.2', proxy, '10.0.7.1'],
  ['192.0.2.7:52100', proxy, '192.0.2.7'],
  ['[2001:DB8:0::1]:443', proxy, '2001:db8::1'],
  ['2001:db8::1, 2001:db8:7::2', proxy, '2001:db8::1'],
  ['::ffff:192.0.2.7', proxy, '192.0.2.7'],
  ['unknown', proxy, proxy],
  ['192.0.2.7, _hidden', proxy, proxy],
  ['192.0.2.7, nonsense, 10.0.7.9', proxy, '10.0.7.9'],
  ['192.0.2.0/24', proxy, proxy],
  ['0300.0.2.7', proxy, proxy],
  [', ,192.0.2.7,', proxy, '192.0.2.7'],
];

test('the log has the address that the listed proxies forward, from the right', async t => {
  const { url, lines } = await loggedService(t, { level: 'debug', environment: settings });
  for (const [index, [given, peer]] of routes.entries())
    await send(`${url}/jsonrpc`, {
      body: versionOf(testKey),
      headers: { ...(given !== '' && forwarded(given)), 'X-Request-Id': `route-${index}` },
      from: peer,
    });
  const addressOf = (index: number) => lines().find(line => line.requestId === `route-${index}`)?.address;
  await until(async () => addressOf(routes.length - 1) !== undefined);
  for (const [index, [given, peer, address]] of routes.entries()) t.is(addressOf(index), address, `${given} from ${peer}`);
  t.log(`${routes.length} routes`);
});

test('without a listed proxy no header changes the address', async t => {
  const { url, lines } = await loggedService(t, { level: 'debug' });
  for (const [index, [given, peer]] of routes.entries()) {
    const headers = {
      ...forwarded(given),
      Forwarded: 'for=192.0.2.9',
      'X-Real-IP': '192.0.2.9',
      'X-Request-Id': `route-${index}`,
    };
    await send(`${url}/jsonrpc`, { body: versionOf(testKey), headers, from: peer });
  }
  const addressOf = (index: number) => lines().find(line => line.requestId === `route-${index}`)?.address;
  await until(async () => addressOf(routes.length - 1) !== undefined);
  for (const [index, [given, peer]] of routes.entries()) t.is(addressOf(index), peer, `${given} from ${peer}`);
});

/** A call with these headers from an address of this machine. */
async function called(
  service: TestService,
  method: string,
  params: object,
  headers: Headers = {},
  from = proxy,
  dialect: DialectName = 'contract',
): Promise<RpcAnswer> {
  const body = JSON.stringify({ version: '2.0', jsonrpc: '2.0', id: 1, method, params });
  return JSON.parse((await send(service.endpoint(dialect), { body, headers, from })).text);
}

for (const engine of enginesInTurn) {
  engine.test(`limits of guesses, address ranges of keys and the audit have the person's address on ${engine.name}`, async t => {
    const service = await startedService(t, engine, settings);
    const { store } = service;
    const ada = await withUser(store, 'ada', [{ verbs: ['view'] }]);
    const logIn = (text: string, address: string) =>
      called(service, 'idoit.login', { username: 'ada', password: text }, forwarded(address));
    for (let guess = 0; guess < 10; guess += 1) await logIn('wrong', '192.0.2.7');
    t.is((await logIn(password, '192.0.2.7')).error?.code, -32604, 'ten wrong passwords lock the login for their address');
    t.is((await logIn(password, '192.0.2.8')).error, undefined, 'and for no other behind the same proxy');

    await addKey(store, 'a-key-of-one-office', 'office', { addresses: ['192.0.2.0/28'] });
    const byKey = (address: string, from?: string) =>
      called(service, 'idoit.version.read', { apikey: 'a-key-of-one-office' }, forwarded(address), from);
    t.is((await byKey('192.0.2.7')).error, undefined);
    t.is((await byKey('192.0.2.99')).error?.code, -32604);
    t.is((await byKey('192.0.2.7', '127.0.0.3')).error?.code, -32604, 'a header from elsewhere is not believed');

    await service.stop();
    const events = await store.audit.read({ descending: false, limit: 100 });
    const addresses = events
      .filter(({ event, subjectObject }) => ['loginFailed', 'loggedIn'].includes(event) && subjectObject === ada)
      .map(({ event, address, details }) => `${event} ${address} ${JSON.parse(details).reason ?? ''}`);
    t.deepEqual(addresses.sort(), [
      'loggedIn 192.0.2.8 ',
      'loginFailed 192.0.2.7 lockedLogin',
      'loginFailed 192.0.2.7 wrongPassword',
    ]);
    t.deepEqual(
      [...new Set(events.filter(({ event }) => event === 'keyFirstUsed').map(({ address }) => address))],
      ['192.0.2.7'],
    );
  });
}

const hosts: readonly (readonly [headers: Headers, from: string, begin: string])[] = [
  [{ 'X-Forwarded-Host': 'cmdb.example', 'X-Forwarded-Proto': 'https' }, proxy, 'https://cmdb.example/'],
  [{ 'X-Forwarded-Proto': 'https' }, proxy, 'https://inner.example/'],
  [{ 'X-Forwarded-Host': 'evil.example, cmdb.example', 'X-Forwarded-Proto': 'http, https' }, proxy, 'https://cmdb.example/'],
  [
    {
      'X-Forwarded-For': '192.0.2.7, 10.0.7.9',
      'X-Forwarded-Host': 'evil.example, cmdb.example, inner',
      'X-Forwarded-Proto': 'https, http',
    },
    proxy,
    'https://cmdb.example/',
  ],
  [{ 'X-Forwarded-Proto': 'javascript' }, proxy, 'http://inner.example/'],
  [{ 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }, '127.0.0.3', 'http://inner.example/'],
];

test('addresses in answers begin as the client asked the outermost listed proxy', async t => {
  const [sqlite] = engines;
  if (!sqlite) return t.fail();
  const service = await startedService(t, sqlite, { ...settings, KATASTER_PUBLIC_URL: '' });
  for (const [headers, from, begin] of hosts) {
    const { text } = await send(`${service.url}/openrpc.json`, {
      verb: 'GET',
      headers: { Host: 'inner.example', ...headers },
      from,
    });
    t.true(/"url":"([^"]*)"/.exec(text)?.[1]?.startsWith(begin), `${JSON.stringify(headers)} → ${begin}`);
  }
  const named = await startedService(t, sqlite, { ...settings, KATASTER_PUBLIC_URL: 'https://public.example' });
  const { text } = await send(`${named.url}/openrpc.json`, { verb: 'GET', headers: hosts[0]?.[0] ?? {}, from: proxy });
  t.true(text.includes('"url":"https://public.example/'), 'the address of the settings comes first');
});

const signIn = { ...settings, KATASTER_PROXY_USER_HEADER: 'X-Remote-User' };
const browser: Headers = { 'Sec-Fetch-Site': 'same-origin' };
const named = (login: string): Headers => ({ ...browser, 'X-Remote-User': Buffer.from(login).toString('latin1') });
const view: readonly Grant[] = [{ verbs: ['view'], objectTypes: ['C__OBJTYPE__SERVER'] }];

async function withAda(t: ExecutionContext, engine: (typeof engines)[number], environment: Headers = signIn) {
  const service = await startedService(t, engine, environment);
  const ada = await withUser(service.store, 'ada', view);
  const asked = (headers: Headers, from?: string, dialect?: DialectName) =>
    called(service, 'idoit.version.read', {}, headers, from, dialect);
  return { service, ada, asked };
}

const loginIn = ({ result }: RpcAnswer): unknown => (result as { login?: { username?: string } } | undefined)?.login?.username;

for (const engine of enginesInTurn)
  for (const dialect of dialectNames)
    engine.test(`a header of a proxy signs in a browser, with ${dialect} calls on ${engine.name}`, async t => {
      const { service, asked } = await withAda(t, engine);
      await withUser(service.store, 'jörg', view);
      t.is(loginIn(await asked(named('ada'), proxy, dialect)), 'ada');
      t.is(loginIn(await asked(named('jörg'), proxy, dialect)), 'jörg');
      const refused: Readonly<Record<string, Headers>> = {
        'a program': { 'X-Remote-User': 'ada' },
        'the page of another site': { ...named('ada'), 'Sec-Fetch-Site': 'cross-site' },
        'the page of a neighbour': { ...named('ada'), 'Sec-Fetch-Site': 'same-site' },
        'an address that was typed': { ...named('ada'), 'Sec-Fetch-Site': 'none' },
        nobody: named(''),
        'a login that there is not': named('mallory'),
        'two users': named('ada, jörg'),
        'another header': { ...browser, 'X-Forwarded-User': 'ada' },
      };
      for (const [who, headers] of Object.entries(refused)) t.is((await asked(headers, proxy, dialect)).error?.code, -32604, who);
      for (const from of ['127.0.0.1', '127.0.0.3'])
        for (const headers of [named('ada'), { ...named('ada'), ...forwarded(proxy) }, { 'X-Remote-User': 'ada' }])
          t.is((await asked(headers, from, dialect)).error?.code, -32604, `${from} ${JSON.stringify(headers)}`);
    });

for (const engine of enginesInTurn) {
  engine.test(`credentials of a request come before the header of a proxy on ${engine.name}`, async t => {
    const { service, asked } = await withAda(t, engine);
    const grace = await withUser(service.store, 'grace', view);
    const session = await bySession(service.store, grace, service.clock.now());
    t.is(loginIn(await asked({ ...named('ada'), ...session })), 'grace');
    t.is(loginIn(await asked({ ...named('ada'), 'X-API-Key': testKey })), 'test');
    const ended = { ...named('ada'), 'X-RPC-Auth-Session': 'a'.repeat(26) };
    t.is((await asked(ended)).error?.code, -32604, 'a session that is over signs in nobody else');
    const opened = await called(service, 'idoit.login', byPasswordParams('grace'), named('ada'));
    t.is((opened.result as { username?: string } | undefined)?.username, 'grace');
    t.is((await called(service, 'idoit.login', {}, named('ada'))).error?.code, -32604, 'the header opens no session');
  });

  engine.test(
    `whom a proxy names may do what is granted to them, and no more from then on that it is taken on ${engine.name}`,
    async t => {
      const { service } = await withAda(t, engine);
      const admin = callerOf(service, 'contract');
      await resultOf(admin('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web' }));
      const list = () => called(service, 'cmdb.objects.read', {}, named('ada'));
      t.is(((await list()).result as readonly unknown[]).length, 1);
      const create = { type: 'C__OBJTYPE__SERVER', title: 'other' };
      t.is((await called(service, 'cmdb.object.create', create, named('ada'))).error?.code, -32003);
      await resultOf(admin('kataster.user.disable', { login: 'ada' }));
      t.is((await list()).error?.code, -32604);
      await resultOf(admin('kataster.user.enable', { login: 'ada' }));
      t.is((await list()).error, undefined);
      const password = await called(
        service,
        'kataster.user.password',
        { old: 'guessed', new: 'a new password of ada' },
        named('ada'),
      );
      t.is(password.error?.code, -32604, 'a new password needs the present one');
    },
  );

  engine.test(`sign-ins by a proxy, and headers from elsewhere, are in the audit on ${engine.name}`, async t => {
    const { service, ada, asked } = await withAda(t, engine);
    for (let call = 0; call < 3; call += 1) await asked({ ...named('ada'), ...forwarded('192.0.2.7') });
    await asked({ ...named('mallory'), ...forwarded('192.0.2.7') });
    for (const from of ['127.0.0.3', '127.0.0.3', '127.0.0.4']) await asked(named('ada'), from);
    await service.stop();
    const events = await service.store.audit.read({ descending: false, limit: 100 });
    const told = events
      .filter(({ method }) => method === 'authentication')
      .map(({ event, subjectObject, address, details }) => {
        const { means, reason, times, login } = JSON.parse(details);
        return [event, subjectObject, address, means ?? reason, times ?? null, login ?? null].join(' ');
      });
    t.deepEqual(told.sort(), [
      `loggedIn ${ada} 192.0.2.7 proxy  `,
      'loginFailed  127.0.0.3 untrustedProxy 2 ada',
      'loginFailed  127.0.0.4 untrustedProxy 1 ada',
      'loginFailed  192.0.2.7 unknownLogin 1 mallory',
    ]);
  });
}

function byPasswordParams(username: string): object {
  return { username, password: byPassword(username)['X-RPC-Auth-Password'] };
}

const wrongSettings: readonly (readonly [environment: Headers, message: RegExp])[] = [
  [{ KATASTER_PROXIES: 'proxy.example' }, /^KATASTER_PROXIES: expected address ranges/],
  [{ KATASTER_PROXIES: '0.0.0.0/0' }, /^KATASTER_PROXIES: expected the addresses of proxies, not all addresses/],
  [{ KATASTER_PROXIES: '127.0.0.1,::/0' }, /^KATASTER_PROXIES: expected the addresses of proxies, not all addresses/],
  [{ KATASTER_PROXY_USER_HEADER: 'X-Remote-User' }, /^KATASTER_PROXY_USER_HEADER: expected KATASTER_PROXIES beside it/],
  ...['Authorization', 'X-API-Key', 'X-RPC-Auth-Username', 'X-Forwarded-For', 'Cookie', 'a b', 'x\u00e4', ''.padEnd(80, 'x')].map(
    name =>
      [{ ...settings, KATASTER_PROXY_USER_HEADER: name }, /^KATASTER_PROXY_USER_HEADER: expected the name of a header/] as const,
  ),
];

test('settings of proxies that would let in anybody stop the start', t => {
  for (const [environment, message] of wrongSettings)
    t.throws(() => configFrom(environment), { message }, JSON.stringify(environment));
  t.is(configFrom({ ...signIn }).proxyUserHeader, 'x-remote-user');
});

test('the document of the console offers the account of a proxy where there is one, and is as it was built elsewhere', async t => {
  const documentOf = async (environment: Headers): Promise<string> => {
    const { url } = await serve(t, { KATASTER_DATABASE: await newDatabase(t), ...environment });
    return (await send(`${url}/`, { verb: 'GET', headers: { Accept: 'text/html' } })).text;
  };
  const usual = await documentOf({});
  t.false(usual.includes('data-sign-in'));
  t.is((await documentOf(signIn)).replace(' data-sign-in="proxy"', ''), usual);
});
