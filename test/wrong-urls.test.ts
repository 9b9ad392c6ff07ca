import { onceForAll } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines, type TestEngine } from './helpers/stores.js';
import test from './helpers/suite.js';

const [sqlite] = engines as readonly [TestEngine];
const service = onceForAll(t => startedService(t, sqlite, { KATASTER_PUBLIC_URL: '' }));
const call = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'idoit.version.read', params: { apikey: testKey } });
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

/** Addresses that somebody might take for those of the service, and others. */
const nearMisses = [
  '/json-rpc',
  '/jsonrpc/v1',
  '/jsonrpc.php',
  '/jsonrpc//',
  '//jsonrpc',
  '/JSONRPC',
  '/Jsonrpc',
  '/rpc',
  '/api',
  '/api/',
  '/api/jsonrpc',
  '/api/v1/jsonrpc',
  '/v1',
  '/src/jsonrpc',
  '/src/JSONRPC.php',
  '/src/jsonrpc.php/x',
  '/i-doit/src/jsonrpc.php',
  '/index.php',
  '/graphql',
  '/health',
  '/images/object-types/none.svg',
  '/%ff%00',
  `/${'x'.repeat(5000)}`,
  '/"><script>',
];
/** The paths that the links of a page lead to. */
function linksIn(page: string, address: string): readonly string[] {
  return [...page.matchAll(/ href="([^"]*)"/g)].map(([, link = '']) => new URL(link, address).pathname);
}

const pages = ['/', '/openrpc.json', '/health/live', '/health/ready', '/metrics', '/docs/', '/docs/index.html', '/style.css'];
const writing = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Node announces no length of what these send. */
const withoutBody = ['DELETE', 'OPTIONS'];

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Whether an answer is an error without an id that names both addresses, as they are from where it was asked. */
function namesBoth({ headers, text }: Answer, url: string): boolean {
  const { id, error } = JSON.parse(text);
  const { new_clients: own, existing_clients: existing, documentation } = error.data;
  const isRight = [own, existing, documentation].join() === [`${url}/jsonrpc`, `${url}/src/jsonrpc.php`, `${url}/docs/`].join();
  const isJson = /^application\/json/.test(headers.get('content-type') ?? '') && headers.get('cache-control') === 'no-store';
  return (
    id === null &&
    error.code === -32600 &&
    error.message.includes('/jsonrpc') === (error.data.path !== undefined) &&
    isRight &&
    isJson
  );
}

for (const path of nearMisses) {
  const shown = path.slice(0, 40);
  test(`what writes to ${shown} is answered with the two addresses`, async t => {
    const { url } = await service();
    for (const verb of writing) {
      const answer = await send(url + path, { verb, body: withoutBody.includes(verb) ? undefined : call });
      t.is(answer.status, 404);
      t.is(answer.headers.get('allow'), null);
      t.true(namesBoth(answer, url), answer.text);
      t.true(answer.text.length < 2000);
    }
  });

  test(`GET ${shown} is answered with the two addresses where no page is preferred`, async t => {
    const { url } = await service();
    for (const accept of ['application/json', '*/*', undefined, 'application/json, text/html;q=0.5']) {
      const answer = await send(url + path, { verb: 'GET', headers: accept === undefined ? {} : { Accept: accept } });
      t.is(answer.status, 404);
      t.is(answer.headers.get('vary'), 'Accept');
      t.true(namesBoth(answer, url), answer.text);
    }
  });

  test(`GET ${shown} is a page with links in a browser`, async t => {
    const { url } = await service();
    const { status, headers, text } = await send(url + path, { verb: 'GET', headers: { Accept: browser } });
    t.deepEqual([status, headers.get('content-type')], [404, 'text/html; charset=utf-8']);
    t.regex(headers.get('content-security-policy') ?? '', /^default-src 'none'; /);
    const links = linksIn(text, url + path);
    for (const link of ['/', '/docs/', '/openrpc.json']) t.true(links.includes(link), link);
    for (const address of [`${url}/jsonrpc<`, `${url}/src/jsonrpc.php<`]) t.true(text.includes(address), address);
    t.false(text.includes('<script>'));
  });
}

for (const [accepted, language, title] of [
  ['de-AT,de;q=0.9,en;q=0.5', 'de', 'Nicht gefunden'],
  ['en-GB,en;q=0.9', 'en', 'Not found'],
  ['fr', 'en', 'Not found'],
  [undefined, 'en', 'Not found'],
] as const)
  test(`the page where nothing is has the styles of the console, and is in ${language} for ${accepted}`, async t => {
    const { url } = await service();
    const { headers, text } = await send(`${url}/nonsense`, {
      verb: 'GET',
      headers: { Accept: browser, ...(accepted && { 'Accept-Language': accepted }) },
    });
    t.is(headers.get('vary'), 'Accept, Accept-Language');
    t.true(text.includes(`<html lang="${language}" data-language="${language}">`));
    t.true(text.includes(`<title>${title} · kataster</title>`));
    const [, ...styles] = /<link rel="stylesheet" href="([^"]+)">/.exec(text) ?? [];
    t.deepEqual(styles, ['./console/style.css']);
    t.is((await send(`${url}/console/style.css`, { verb: 'GET' })).status, 200);
  });

for (const path of pages)
  for (const verb of writing)
    test(`${verb} ${path}, which is a page, is answered with the two addresses`, async t => {
      const { url } = await service();
      const answer = await send(url + path, { verb, body: withoutBody.includes(verb) ? undefined : call });
      t.deepEqual([answer.status, answer.headers.get('allow')], [405, 'GET, HEAD']);
      t.true(answer.text.includes('/src/jsonrpc.php'));
      const { id, error } = JSON.parse(answer.text);
      t.deepEqual([id, error.code, error.data.new_clients], [null, -32600, `${url}/jsonrpc`]);
    });

for (const path of ['/jsonrpc', '/jsonrpc/', '/src/jsonrpc.php', '/src/jsonrpc.php/'])
  test(`another verb of ${path} is told to be a POST, with the two addresses`, async t => {
    const { url } = await service();
    for (const verb of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await send(url + path, { verb, headers: { Accept: browser } });
      t.deepEqual([answer.status, answer.headers.get('allow')], [405, 'POST']);
      const { id, error } = JSON.parse(answer.text);
      t.deepEqual([id, error.code, error.data.method], [null, -32600, `must be POST, not ${verb}`]);
      t.deepEqual([error.data.new_clients, error.data.existing_clients], [`${url}/jsonrpc`, `${url}/src/jsonrpc.php`]);
    }
  });

test('HEAD has the headers of GET and no body', async t => {
  const { url } = await service();
  for (const [path, status] of Object.entries({ '/api': 404, '/jsonrpc': 405 }))
    t.like(await send(url + path, { verb: 'HEAD' }), { status, text: '' });
});
