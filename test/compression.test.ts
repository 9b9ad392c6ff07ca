import { askedFor } from './helpers/compressed.js';
import { testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';

const discover = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'rpc.discover', params: { apikey: testKey } });
const places: readonly (readonly [what: string, path: string, body?: string])[] = [
  ['a page of the documentation', '/docs/index.html'],
  ['the document', '/openrpc.json'],
  ['what rpc.discover answers', '/jsonrpc', discover],
];

for (const engine of engines.filter(({ name }) => name === 'SQLite')) {
  for (const [what, path, body] of places) {
    for (const [encodings, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['*', 'br'],
      ['identity', null],
      ['deflate, zstd', null],
      ['gzip;q=0, br;q=0', null],
      ['', null],
    ] as const)
      engine.test(`${what} comes as ${encoding ?? 'it is'} where ${JSON.stringify(encodings)} is asked for`, async t => {
        const { url } = await startedService(t, engine);
        const plain = await askedFor(`${url}${path}`, 'identity', {}, body);
        const { status, headers, bytes, text } = await askedFor(`${url}${path}`, encodings, {}, body);
        t.is(status, 200);
        t.is(headers.get('content-encoding'), encoding);
        t.is(headers.get('vary'), 'Accept-Encoding');
        t.is(headers.get('content-length'), String(bytes));
        t.is(text, plain.text);
        if (encoding) t.true(bytes * 3 < plain.bytes);
        t.is(headers.get('etag') === plain.headers.get('etag'), encoding === null);
      });

    engine.test(`${what} has a tag for each encoding, by which it is known`, async t => {
      const { url } = await startedService(t, engine);
      const ask = (encodings: string, known = '') =>
        askedFor(`${url}${path}`, encodings, { 'If-None-Match': known, 'Cache-Control': 'max-age=0' }, body);
      const tags = await Promise.all(['br', 'gzip', 'identity'].map(async each => (await ask(each)).headers.get('etag') ?? ''));
      t.is(new Set(tags).size, 3);
      t.like(await ask('br', tags[0]), { status: 304, bytes: 0 });
      t.like(await ask('identity', tags[2]), { status: 304, bytes: 0 });
      t.is((await ask('gzip', tags[0])).status, 200);
    });
  }

  engine.test('an answer that may not be kept comes as it is', async t => {
    const { url } = await startedService(t, engine);
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'idoit.constants.read', params: { apikey: testKey } });
    const { headers, text } = await askedFor(`${url}/jsonrpc`, 'gzip, br', {}, body);
    t.is(headers.get('content-encoding'), null);
    t.is(headers.get('vary'), null);
    t.true(text.length > 10_000);
  });
}
