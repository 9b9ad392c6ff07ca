import type { ExecutionContext } from 'ava';
import { onceForAll } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { type TestService, testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines, type TestEngine } from './helpers/stores.js';
import test from './helpers/suite.js';

const [sqlite] = engines as readonly [TestEngine];

async function withServer(t: Pick<ExecutionContext, 'teardown'>, publicUrl: string): Promise<TestService> {
  const service = await startedService(t, sqlite, { KATASTER_PUBLIC_URL: publicUrl });
  await resultOf(callerOf(service, 'contract')('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
  return service;
}

const service = onceForAll(t => withServer(t, ''));

type Headers = Readonly<Record<string, string>>;

const calls = {
  'rpc.discover': bodyOf('rpc.discover', {}),
  'rpc.discover with a key': bodyOf('rpc.discover', { apikey: testKey }),
  'the picture of an object': bodyOf('cmdb.object.read', { apikey: testKey, id: 1 }),
  'the picture of a listed object': bodyOf('cmdb.objects.read', { apikey: testKey }),
  'the picture of an object type': bodyOf('cmdb.object_types.read', { apikey: testKey }),
};

/** Answers that name an address of the service, by what is asked. */
const told: Readonly<Record<string, (service: TestService, headers: Headers) => Promise<string>>> = {
  'the document': async ({ url }, headers) => (await send(`${url}/openrpc.json`, { verb: 'GET', headers })).text,
  'the start page': async ({ url }, headers) => (await send(`${url}/`, { verb: 'GET', headers })).text,
  'an address where nothing is': async ({ url }, headers) => (await send(`${url}/api`, { headers })).text,
  ...Object.fromEntries(
    Object.entries(calls).map(([what, body]) => [
      what,
      async ({ url }: TestService, headers: Headers) => (await send(`${url}/jsonrpc`, { headers, body })).text,
    ]),
  ),
};

/** The address an answer names. */
const address = /(?<="(?:url|image|new_clients)":"|curl )https?:[^" ]+/;

const goodHosts = [
  'cmdb.example',
  'cmdb.example:8443',
  'CMDB',
  'a-b.c_d.example',
  '192.0.2.7',
  '[2001:db8::1]',
  '[::1]:8080',
  'x'.repeat(255),
];
const badHosts = [
  '',
  '"><script>',
  'a b',
  'a/b',
  'a?b',
  'a#b',
  'user@a',
  'a:b',
  'a:99999',
  'a,b',
  'a..b',
  '-a',
  '192.0.2.300',
  '[::g]',
  '[::1',
  'x'.repeat(262),
];

for (const [what, tell] of Object.entries(told)) {
  const addressIn = async (running: TestService, headers: Headers) => address.exec(await tell(running, headers))?.[0] ?? '';

  test(`${what} begins with the host that was asked, each time, where it is the name of one`, async t => {
    const running = await service();
    for (const host of [...goodHosts, ...goodHosts])
      t.true((await addressIn(running, { Host: host })).startsWith(`http://${host}/`), host);
    for (const host of badHosts) t.true((await addressIn(running, { Host: host })).startsWith(`${running.url}/`), host);
  });

  test(`${what} begins with the address of the settings for every caller`, async t => {
    const running = await withServer(t, 'https://cmdb.example/kataster/');
    for (const host of ['other.example', running.url.slice('http://'.length)])
      t.true((await addressIn(running, { Host: host })).startsWith('https://cmdb.example/kataster/'), host);
  });
}

test('headers that anybody can send change no address', async t => {
  const running = await service();
  const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', Forwarded: 'host=evil.example' };
  for (const tell of Object.values(told)) t.true(address.exec(await tell(running, headers))?.[0].startsWith(`${running.url}/`));
});

test('the document is what rpc.discover answers at the same address, byte for byte, and no other address knows it', async t => {
  const { url } = await service();
  const hosts = ['one.example', 'two.example', 'one.example'];
  const tags = new Map<string, Set<string>>();
  for (const Host of hosts)
    for (const encoding of ['identity', 'gzip']) {
      const headers = { Host, 'Accept-Encoding': encoding };
      const answer = await send(`${url}/openrpc.json`, { verb: 'GET', headers });
      t.is(answer.headers.get('cache-control'), 'private, no-cache');
      const discovered = await send(`${url}/jsonrpc`, { headers: { Host }, body: bodyOf('rpc.discover', {}) });
      if (encoding === 'identity') t.is(discovered.text, `{"id":1,"jsonrpc":"2.0","result":${answer.text}}`);
      const tag = answer.headers.get('etag') ?? '';
      tags.set(Host, (tags.get(Host) ?? new Set()).add(tag).add(discovered.headers.get('etag') ?? ''));
    }
  const [one, two] = [...tags.values()].map(each => [...each]);
  t.deepEqual([one?.length, two?.length], [3, 3]);
  for (const tag of one ?? []) {
    const known = { 'If-None-Match': tag, 'Accept-Encoding': tag.endsWith('gzip"') ? 'gzip' : 'identity' };
    const statusAt = async (Host: string) => [
      (await send(`${url}/openrpc.json`, { verb: 'GET', headers: { Host, ...known } })).status,
      (await send(`${url}/jsonrpc`, { headers: { Host, ...known }, body: bodyOf('rpc.discover', {}) })).status,
    ];
    t.deepEqual((await statusAt('one.example')).toSorted(), [200, 304]);
    t.deepEqual(await statusAt('two.example'), [200, 200]);
  }
});

test('an answer with an address of the service is kept by no shared cache', async t => {
  const { url } = await service();
  t.is((await send(`${url}/`, { verb: 'GET' })).headers.get('cache-control'), 'private, no-cache');
});

function bodyOf(method: string, params: object): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
}
