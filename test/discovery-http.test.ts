import { createRequire } from 'node:module';
import type { ExecutionContext } from 'ava';
import { document } from './helpers/catalogue.js';
import { documentAt } from './helpers/document-at.js';
import { send } from './helpers/http.js';
import { type TestService, testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines, type TestEngine } from './helpers/stores.js';

const { validateOpenRPCDocument, parseOpenRPCDocument } = createRequire(import.meta.url)('@open-rpc/schema-utils-js');

for (const engine of engines.filter(({ name }) => name === 'SQLite')) {
  engine.test('without a key the document is returned, the same in every language', async t => {
    const { service, discover } = await asked(t, engine);
    const { text } = await send(`${service.url}/openrpc.json`, { verb: 'GET' });
    t.is(text, JSON.stringify(documentAt('http://cmdb.example')));
    t.is(await discover({}), `{"id":1,"jsonrpc":"2.0","result":${text}}`);
    t.is(await discover({ language: 'de' }), await discover({}));
  });

  engine.test('the document that is served opens in the tools of OpenRPC without a complaint', async t => {
    const { service } = await asked(t, engine);
    const served = await (await fetch(`${service.url}/openrpc.json`)).text();
    t.true(validateOpenRPCDocument(JSON.parse(served)));
    const opened = await parseOpenRPCDocument(served);
    t.is(opened.methods.length, document.methods.length);
    const withoutMarks = JSON.stringify(opened.methods, (name, value) => (name.startsWith('x-') ? undefined : value));
    t.false(withoutMarks.includes('"$ref"'), 'every reference is followed');
  });

  engine.test('with a key the catalogue is returned in the language asked for, the same when asked again', async t => {
    const { discover } = await asked(t, engine);
    const first = await discover({ apikey: testKey, language: 'de' });
    t.is(JSON.parse(first).result['x-categories'].C__CATG__MODEL.title, 'Modell');
    t.is(await discover({ apikey: testKey, language: 'de' }), first);
  });

  for (const apikey of ['wrong', '', null, 7]) {
    engine.test(`the key ${JSON.stringify(apikey)} is refused though none is needed`, async t => {
      const { discover } = await asked(t, engine);
      t.like(JSON.parse(await discover({ apikey })), { error: { code: -32604, message: 'Authentication error' } });
    });
  }

  engine.test('a caller that has the answer of rpc.discover already gets 304 until it changes', async t => {
    const { service } = await asked(t, engine);
    const ask = (params: object, known = '', id: unknown = 1) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id, method: 'rpc.discover', params });
      return send(service.endpoint('contract'), { body, headers: { 'If-None-Match': known } });
    };
    const site = { apikey: testKey, language: 'en' };
    for (const params of [{}, site]) {
      const first = await ask(params);
      const etag = first.headers.get('etag') ?? '';
      t.regex(etag, /^"[\w-]+"$/);
      t.is(first.headers.get('cache-control'), 'private, no-cache');
      t.like(await ask(params, `"other", W/${etag}`), { status: 304, text: '' });
      t.like(await ask(params, '"other"'), { status: 200, text: first.text });
      t.is((await ask(params, etag, '1')).status, 200, 'the id is part of the answer');
    }
    const before = (await ask(site)).headers.get('etag') ?? '';
    t.is((await ask({ ...site, language: 'de' }, before)).status, 200);
    const status = { apikey: testKey, title: 'lent', constant: 'C__CMDB_STATUS__LENT', color: '112233' };
    await send(service.endpoint('contract'), {
      body: JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'cmdb.status.save', params: status }),
    });
    const after = await ask(site, before);
    t.is(after.status, 200);
    t.true(after.text.includes('C__CMDB_STATUS__LENT'));
  });

  for (const [what, body] of [
    ['a batch', [{ jsonrpc: '2.0', id: 1, method: 'rpc.discover', params: {} }]],
    ['a refusal', { jsonrpc: '2.0', id: 1, method: 'rpc.discover', params: { apikey: 'wrong' } }],
    ['another method', { jsonrpc: '2.0', id: 1, method: 'idoit.version.read', params: { apikey: testKey } }],
  ] as const)
    engine.test(`the answer to ${what} is not kept`, async t => {
      const { service } = await asked(t, engine);
      const headers = { 'If-None-Match': '*' };
      const answer = await send(service.endpoint('contract'), { body: JSON.stringify(body), headers });
      t.is(answer.status, 200);
      t.is(answer.headers.get('etag'), null);
      t.is(answer.headers.get('cache-control'), 'no-store');
    });

  engine.test('a caller that has the document already gets 304', async t => {
    const { service } = await asked(t, engine);
    const first = await send(`${service.url}/openrpc.json`, { verb: 'GET' });
    const etag = first.headers.get('etag') ?? '';
    const again = (known: string) =>
      send(`${service.url}/openrpc.json`, { verb: 'GET', headers: { 'If-None-Match': known, 'Cache-Control': 'max-age=0' } });
    t.regex(etag, /^"[\w-]+"$/);
    t.like(await again(etag), { status: 304, text: '' });
    t.is((await again(`"other", W/${etag}`)).status, 304);
    t.like(await again('"other"'), { status: 200, text: first.text });
  });
}

interface Asked {
  readonly service: TestService;
  discover(params: object): Promise<string>;
}

async function asked(t: ExecutionContext, engine: TestEngine): Promise<Asked> {
  const service = await startedService(t, engine);
  const discover = async (params: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'rpc.discover', params });
    return (await send(service.endpoint('contract'), { body })).text;
  };
  return { service, discover };
}

/** The document that a service tells at this address. */
