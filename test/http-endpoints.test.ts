import type { ExecutionContext } from 'ava';
import { objectMade } from './factories/calls.js';
import { send } from './helpers/http.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import type { TestService } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;
  const get = async (t: ExecutionContext, path: string) => {
    const service = await startedService(t, engine);
    return send(`${service.url}${path}`, { verb: 'GET' });
  };

  engine.test(`the document is served byte for byte as rpc.discover answers it ${on}`, async t => {
    const service = await startedService(t, engine);
    const { text, status, headers } = await send(`${service.url}/openrpc.json`, { verb: 'GET' });
    const body = '{"jsonrpc":"2.0","method":"rpc.discover","params":{},"id":1}';
    const discovered = await send(service.endpoint('contract'), { body });
    t.is(status, 200);
    t.is(headers.get('content-type'), 'application/json');
    t.is(discovered.text, `{"id":1,"jsonrpc":"2.0","result":${text}}`);
  });

  for (const [path, state] of Object.entries({ '/health/live': 'live', '/health/ready': 'ready' }))
    engine.test(`${path} says that the service is ${state} ${on}`, async t => {
      const { status, headers, text } = await get(t, path);
      t.is(status, 200);
      t.is(headers.get('content-type'), 'application/json');
      t.deepEqual(JSON.parse(text), { status: state });
    });

  engine.test(`metrics count calls by method and outcome ${on}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    await call('cmdb.object.read', { id: 7 });
    await call('made up', {});
    const { status, headers, text } = await send(`${service.url}/metrics`, { verb: 'GET' });
    t.is(status, 200);
    t.regex(headers.get('content-type') ?? '', /^text\/plain/);
    t.regex(text, /kataster_requests_total\{method="cmdb\.object\.read",outcome="ObjectNotFound"\} 1/);
    t.regex(text, /kataster_requests_total\{method="unknown",outcome="MethodNotFound"\} 1/);
    t.notRegex(text, /made up/);
  });

  engine.test(`metrics count requests that are refused before there is a call ${on}`, async t => {
    const service = await startedService(t, engine, { KATASTER_BODY_LIMIT: '1000', KATASTER_BATCH_LIMIT: '2' });
    const url = service.endpoint('contract');
    for (const body of ['{', '', '{"jsonrpc":"2.0"}', '[1,{}]', '[]', '[1,2,3]', `"${'x'.repeat(2000)}"`])
      await send(url, { body });
    await send(url, { verb: 'GET' });
    await send(url, { body: '{}', headers: { 'Content-Type': 'text/plain' } });
    const { text } = await send(`${service.url}/metrics`, { verb: 'GET' });
    const counted = [...text.matchAll(/kataster_requests_total\{method="none",outcome="(\w+)"\} (\d+)/g)];
    t.deepEqual(Object.fromEntries(counted.map(([, outcome, count]) => [outcome, Number(count)])), {
      ParseError: 2,
      InvalidRequest: 6,
      LimitExceeded: 2,
    });
  });

  engine.test(`people find a start page without scripts ${on}`, async t => {
    const { status, headers, text } = await get(t, '/');
    t.is(status, 200);
    t.is(headers.get('content-type'), 'text/html; charset=utf-8');
    t.regex(headers.get('content-security-policy') ?? '', /default-src 'none'/);
    t.is(headers.get('referrer-policy'), 'no-referrer');
    t.notRegex(text, /<script/);
  });

  engine.test(`the icon and the picture that an object names are served ${on}`, async t => {
    const service = await startedService(t, engine);
    const before = await namedPictures(service);
    await resultOf(
      callerOf(service, 'contract')('cmdb.category.save', { object: 1, category: 'C__CATG__IMAGE', data: { image: pixel } }),
    );
    const after = await namedPictures(service);
    for (const { headers } of [before.icon, before.image]) t.is(headers.get('content-type'), 'image/svg+xml');
    t.is(after.image.headers.get('content-type'), 'image/png');
    t.is(after.image.status, 200);
    t.is(after.image.headers.get('x-content-type-options'), 'nosniff');
  });

  for (const path of ['/nothing', '/images/object-types/none.svg', '/images/object-types/..%2f..%2fpackage.json', '/.git/config'])
    engine.test(`there is nothing at ${path} ${on}`, async t => {
      t.is((await get(t, path)).status, 404);
    });
}

/** The addresses in `type_icon` and `image` of object 1, which is created where it is not there yet. */
async function namedPictures(service: TestService) {
  const call = callerOf(service, 'contract');
  if ((await call('cmdb.object.read', { id: 1 })).error) await objectMade(call);
  const { type_icon, image } = await resultOf<Record<string, string>>(call('cmdb.object.read', { id: 1 }));
  const { pathname, search } = new URL(String(image));
  return {
    icon: await send(`${service.url}/${type_icon}`, { verb: 'GET' }),
    image: await send(`${service.url}${pathname}${search}`, { verb: 'GET' }),
  };
}
