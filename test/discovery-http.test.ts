import { createRequire } from 'node:module';
import type { ExecutionContext } from 'ava';
import { send } from './helpers/http.js';
import { document, startedService, type TestService, testKey } from './helpers/service.js';
import { engines, type TestEngine } from './helpers/stores.js';

const { validateOpenRPCDocument, parseOpenRPCDocument } = createRequire(import.meta.url)('@open-rpc/schema-utils-js');

for (const engine of engines.filter(({ name }) => name === 'SQLite')) {
  engine.test('without a key everyone is told the document, the same at every address', async t => {
    const { service, discover } = await asked(t, engine);
    const { text } = await send(`${service.url}/openrpc.json`, { verb: 'GET' });
    t.is(text, JSON.stringify(document));
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

  engine.test('with a key the catalogue is told in the language asked for, the same when asked again', async t => {
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

  engine.test('who has the document already is told that it did not change', async t => {
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
