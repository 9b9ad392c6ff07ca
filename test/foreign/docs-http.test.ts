import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Koa from 'koa';
import { docsServer } from '../../src/http/site/docs.js';
import { type HttpAnswer, send } from '../helpers/http.js';
import { python, pythonIsHere } from '../helpers/python.js';
import { rawConnection } from '../helpers/raw.js';
import { testKey } from '../helpers/service.js';
import { startedService } from '../helpers/started-service.js';
import { engines } from '../helpers/stores.js';
import test from '../helpers/suite.js';

for (const engine of engines.filter(({ name }) => name === 'SQLite')) {
  engine.test('the documentation is served with the type of each file and a policy that keeps everything else out', async t => {
    const { url } = await startedService(t, engine);
    for (const [path, type] of [
      ['', 'text/html; charset=utf-8'],
      ['categories/', 'text/html; charset=utf-8'],
      ['methods/cmdb.object.read.html', 'text/html; charset=utf-8'],
      ['site.js', 'text/javascript; charset=utf-8'],
      ['clients/kataster.ts', 'application/typescript; charset=utf-8'],
      ['clients/kataster.js', 'text/javascript; charset=utf-8'],
      ['clients/kataster.py', 'text/x-python; charset=utf-8'],
      ['clients/kataster.pyi', 'text/x-python; charset=utf-8'],
      ['clients/kataster.php', 'text/x-php; charset=utf-8'],
      ['clients/kataster.go', 'text/x-go; charset=utf-8'],
      ['style.css', 'text/css; charset=utf-8'],
      ['icon.svg', 'image/svg+xml'],
      ['paging.md', 'text/markdown; charset=utf-8'],
      ['llms.txt', 'text/plain; charset=utf-8'],
    ] as const) {
      const { status, headers } = await get(`${url}/docs/${path}`);
      t.is(status, 200, path);
      t.is(headers.get('content-type'), type, path);
      t.is(headers.get('x-content-type-options'), 'nosniff');
      const policy = headers.get('content-security-policy') ?? '';
      t.regex(
        policy,
        /^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'/,
      );
      t.false(policy.includes('unsafe'));
    }
  });

  engine.test('a client that was loaded from the documentation calls the service it came from', async t => {
    const { url, endpoint } = await startedService(t, engine);
    t.true((await get(`${url}/docs/protocol.html`)).text.includes('href="clients/kataster.ts" download'));
    const folder = mkdtempSync(join(tmpdir(), 'loaded-'));
    t.teardown(() => rmSync(folder, { recursive: true }));
    for (const name of ['kataster.mjs', 'kataster.py'])
      writeFileSync(join(folder, name), (await get(`${url}/docs/clients/${name.replace('mjs', 'js')}`)).text);
    const { Kataster } = await import(pathToFileURL(join(folder, 'kataster.mjs')).href);
    const client = new Kataster({ url: endpoint('contract'), apikey: testKey });
    t.is((await client.cmdb.object.create({ type: 'C__OBJTYPE__SERVER', title: 'web1' })).success, true);
    if (!pythonIsHere()) return;
    const script = `import os, kataster\nprint(kataster.Kataster(os.environ["URL"], os.environ["KEY"]).cmdb.object.read(id=1)["title"])`;
    t.deepEqual(await python(folder, script, { URL: endpoint('contract'), KEY: testKey }), {
      code: 0,
      out: 'web1\n',
      errors: '',
    });
  });

  engine.test('a page that did not change is answered by 304', async t => {
    const { url } = await startedService(t, engine);
    const page = `${url}/docs/errors.html`;
    const first = await get(page);
    const etag = first.headers.get('etag') ?? '';
    t.regex(etag, /^"[\w-]+"$/);
    const again = await get(page, { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
    t.like(again, { status: 304, text: '' });
    t.like(await get(page, { 'If-None-Match': '"other"', 'Cache-Control': 'max-age=0' }), { status: 200, text: first.text });
  });

  engine.test('the documentation is found from the start page and without the slash', async t => {
    const { url } = await startedService(t, engine);
    t.true((await get(`${url}/`)).text.includes('href="./docs/"'));
    t.is(await (await fetch(`${url}/docs`)).text(), (await get(`${url}/docs/index.html`)).text);
  });

  engine.test('the start page shows a first call to where it was asked, or to where the settings say', async t => {
    const here = await startedService(t, engine, { KATASTER_PUBLIC_URL: '' });
    t.true((await get(`${here.url}/`)).text.includes(`curl ${here.url}/jsonrpc `));
    const { socket, answer } = await rawConnection(t, here.url);
    socket.write('GET / HTTP/1.1\r\nHost: "><script>\r\nConnection: close\r\n\r\n');
    const text = await answer();
    t.true(text.includes(`curl ${here.url}/jsonrpc `));
    t.false(text.includes('<script>'));
    const there = await startedService(t, engine, { KATASTER_PUBLIC_URL: 'https://cmdb.example/kataster' });
    t.true((await get(`${there.url}/`)).text.includes('curl https://cmdb.example/kataster/jsonrpc '));
  });

  engine.test('a page that is not there is answered with the nearest that is', async t => {
    const { url } = await startedService(t, engine);
    const { status, text } = await get(`${url}/docs/methods/cmdb.object.raed.html`);
    t.is(status, 404);
    t.true(text.includes('Did you mean') && text.includes('<a href="../methods/cmdb.object.read.html">'));
    t.true(
      text.includes('data-look-for="cmdb.object.raed"') && text.includes('src="../site.js"') && text.includes('data-root="../"'),
    );
    const hostile = await get(`${url}/docs/<script>alert(1)"x/{asked}`);
    t.false(hostile.text.includes('<script>alert'));
    t.regex(hostile.text, /data-look-for="[\w. ]*"/);
  });

  engine.test('the address of a category of the site leads to the page that shows them', async t => {
    const { url } = await startedService(t, engine);
    const { status, headers } = await get(`${url}/docs/categories/C__CATG__CUSTOM_TANK.html`);
    t.deepEqual([status, headers.get('location')], [302, 'own.html#C__CATG__CUSTOM_TANK']);
    t.is((await get(`${url}/docs/categories/C__CATG__CUSTOM_FIELDS.html`)).status, 200, 'one that ships');
  });

  for (const path of [
    '/docs/../package.json',
    '/docs/%2e%2e/%2e%2e/package.json',
    '/docs/..%2fsrc',
    '/docs//etc/passwd',
    '/docs/.tsbuildinfo',
  ])
    engine.test(`nothing but the documentation is served: ${path}`, async t => {
      const { url } = await startedService(t, engine);
      const { socket, answer } = await rawConnection(t, url);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      t.regex(await answer(), /^HTTP\/1\.1 404 /);
    });
}

test('where the documentation was not built, the service says how to build it', async t => {
  const app = new Koa();
  const serve = docsServer('/nowhere');
  app.use(context => serve(context));
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  t.teardown(() => server.close());
  await new Promise(resolve => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const { status, text } = await get(`http://127.0.0.1:${port}/docs/`);
  t.is(status, 404);
  t.regex(text, /was not built\. Run <code>npm run build<\/code>/);
});

function get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<HttpAnswer> {
  return send(url, { verb: 'GET', headers });
}
