import type { ExecutionContext } from 'ava';
import { send } from './helpers/http.js';
import { testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';

const page = 'https://tools.example';
const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'idoit.version.read', params: { apikey: testKey } });
const asks = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' };

for (const engine of engines.filter(({ name }) => name === 'SQLite')) {
  const started = async (t: ExecutionContext, allowed?: string) => {
    const service = await startedService(t, engine, allowed === undefined ? {} : { KATASTER_ALLOWED_ORIGINS: allowed });
    const from = (Origin: string, verb = 'POST', path = '/jsonrpc') => {
      const headers = { Origin, ...(verb === 'OPTIONS' && asks) };
      return send(`${service.url}${path}`, { verb, headers, body: verb === 'POST' ? call : undefined });
    };
    return { service, from };
  };

  for (const origin of [page, 'null', 'http://127.0.0.1:8081'])
    engine.test(`pages of the origin ${origin} may call once it is allowed`, async t => {
      const { from } = await started(t, `https://other.example, ${origin}`);
      for (const path of ['/jsonrpc', '/src/jsonrpc.php']) {
        const permitted = await from(origin, 'OPTIONS', path);
        t.is(permitted.status, 204);
        t.is(permitted.headers.get('access-control-allow-origin'), origin);
        t.is(permitted.headers.get('access-control-allow-methods'), 'POST');
        t.regex(
          permitted.headers.get('access-control-allow-headers') ?? '',
          /^Content-Type, If-None-Match, .*Authorization, X-API-Key, .*X-RPC-Auth-Session$/,
        );
        const answer = await from(origin, 'POST', path);
        t.like(JSON.parse(answer.text), { id: 1, jsonrpc: '2.0' });
        t.is(answer.headers.get('access-control-allow-origin'), origin);
        t.is(answer.headers.get('access-control-expose-headers'), 'X-RPC-Auth-Session, ETag, X-Request-Id');
        t.is(answer.headers.get('vary'), 'Origin');
      }
    });

  engine.test('an allowed page is told what is wrong with its request, and reads the document', async t => {
    const { service, from } = await started(t, page);
    const refused = await send(service.endpoint('contract'), {
      headers: { Origin: page, 'Content-Type': 'text/plain' },
      body: '',
    });
    t.is(refused.status, 415);
    t.is(refused.headers.get('access-control-allow-origin'), page);
    const document = await from(page, 'GET', '/openrpc.json');
    t.is(document.status, 200);
    t.is(document.headers.get('access-control-allow-origin'), page);
  });

  for (const [what, allowed, origin] of [
    ['nothing is allowed', undefined, page],
    ['nothing is allowed', '', page],
    ['another is', 'https://other.example', page],
    ['its port is another', 'https://tools.example', 'https://tools.example:8443'],
    ['its scheme is another', 'https://tools.example', 'http://tools.example'],
    ['it only begins alike', 'https://tools.example', 'https://tools.example.org'],
    ['files are not', 'https://tools.example', 'null'],
  ] as const)
    engine.test(`pages of ${origin} may not call where ${what} (${allowed})`, async t => {
      const { from } = await started(t, allowed);
      for (const verb of ['OPTIONS', 'POST']) {
        const { status, headers } = await from(origin, verb);
        t.is(status, verb === 'POST' ? 200 : 405);
        t.is(headers.get('access-control-allow-origin'), null);
        t.is(headers.get('access-control-allow-headers'), null);
        t.is(headers.get('vary'), allowed ? 'Origin' : null);
      }
    });

  engine.test('all origins may be allowed, but for calls and the document alone', async t => {
    const { from } = await started(t, '*');
    t.is((await from(page, 'OPTIONS')).headers.get('access-control-allow-origin'), '*');
    const answer = await from(page);
    t.is(answer.headers.get('access-control-allow-origin'), '*');
    t.is(answer.headers.get('vary'), null);
    for (const path of ['/metrics', '/docs/', '/health/ready', '/'])
      t.is((await from(page, 'GET', path)).headers.get('access-control-allow-origin'), null, path);
  });

  engine.test('a call without another origin is answered without CORS headers', async t => {
    const { service } = await started(t, page);
    const answer = await send(service.endpoint('contract'), { body: call });
    t.is(answer.status, 200);
    t.is(answer.headers.get('access-control-allow-origin'), null);
    t.is((await send(service.endpoint('contract'), { verb: 'OPTIONS' })).status, 405);
  });
}
