import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ExecutionContext } from 'ava';
import { configFrom } from '../src/config/config.js';
import { createApp } from '../src/http/app.js';
import type { CallService } from '../src/http/call-service.js';
import { createMetrics } from '../src/http/monitoring/metrics.js';
import { forwardingBy } from '../src/http/requests/forwarding.js';
import { Traffic } from '../src/http/server/traffic.js';
import { json, reading } from './helpers/envelope/case.js';
import { send } from './helpers/http.js';
import { chunk, head, rawConnection } from './helpers/raw.js';
import { callerOf } from './helpers/rpc.js';
import { dialectNames, type TestService } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';

const call = json(reading());
const path = { contract: '/jsonrpc', idoit: '/src/jsonrpc.php' };

for (const engine of engines.filter(({ name }) => name === 'SQLite'))
  for (const dialect of dialectNames) {
    const service = async (t: ExecutionContext, settings = {}): Promise<TestService> => {
      const started = await startedService(t, engine, settings);
      await callerOf(started, dialect)('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' });
      return started;
    };

    engine.test(`a body that grows beyond the limit is refused before it ends, dialect ${dialect}`, async t => {
      const { url } = await service(t, { KATASTER_BODY_LIMIT: '1000' });
      const { socket, answer } = await rawConnection(t, url);
      socket.write(head(path[dialect], { 'Transfer-Encoding': 'chunked' }));
      for (let piece = 0; piece < 11; piece += 1) socket.write(chunk(' '.repeat(100)));
      const text = await answer();
      t.regex(text, /^HTTP\/1\.1 413 /);
      t.regex(text, /\r\nConnection: close\r\n/i);
      t.regex(text, /"id":null,.*"code":-32013,.*"setting":"KATASTER_BODY_LIMIT"/);
    });

    engine.test(`a body that says it is too large is refused before it is sent, dialect ${dialect}`, async t => {
      const { url } = await service(t);
      const { socket, answer } = await rawConnection(t, url);
      socket.write(head(path[dialect], { 'Content-Length': String(16 * 1024 * 1024 + 1) }));
      t.regex(await answer(), /^HTTP\/1\.1 413 /);
    });

    engine.test(`a body may come in pieces, and end within a character, dialect ${dialect}`, async t => {
      const { url } = await service(t);
      const { socket, answer } = await rawConnection(t, url);
      const body = Buffer.from(call.replace('"id":7', '"id":"Zürich 😀"'));
      socket.write(head(path[dialect], { 'Content-Length': String(body.length) }));
      for (const byte of body) socket.write(Buffer.from([byte]));
      t.regex(await answer(/\r\n\r\n.*\}$/s), /^HTTP\/1\.1 200 .*"id":"Zürich 😀","jsonrpc":"2.0","result"/s);
    });

    engine.test(`several calls may be sent before the first is answered, dialect ${dialect}`, async t => {
      const { url } = await service(t);
      const { socket, answer } = await rawConnection(t, url);
      for (const id of [1, 2, 3])
        socket.write(head(path[dialect], { 'Content-Length': String(call.length) }) + json(reading({ id })));
      const text = await answer(/"id":3/);
      t.deepEqual(text.match(/(?<=\{"id":)[123](?=,"jsonrpc")/g), ['1', '2', '3']);
    });

    engine.test(`a client that goes away in the middle harms nobody, dialect ${dialect}`, async t => {
      const { url, endpoint } = await service(t);
      const { socket } = await rawConnection(t, url);
      socket.write(head(path[dialect], { 'Content-Length': '1000' }) + call.slice(0, 20));
      socket.destroy();
      t.is((await send(endpoint(dialect), { body: call })).status, 200);
    });

    engine.test(`a head beyond 16 KiB is refused, dialect ${dialect}`, async t => {
      const { url } = await service(t);
      const { socket, answer } = await rawConnection(t, url);
      socket.write(head(path[dialect], { 'Content-Length': '0', 'X-Long': 'x'.repeat(17_000) }));
      t.regex(await answer(), /^HTTP\/1\.1 431 /);
    });

    engine.test(`HEAD is refused like GET, without a body, dialect ${dialect}`, async t => {
      const { endpoint } = await service(t);
      const { status, headers, text } = await send(endpoint(dialect), { verb: 'HEAD' });
      t.deepEqual([status, headers.get('allow'), text], [405, 'POST', '']);
    });

    test(`a service that stops asks to be called again, dialect ${dialect}`, async t => {
      const url = await stoppingService(t);
      const { status, headers, text } = await send(`${url}${path[dialect]}`, { body: call });
      t.is(status, 503);
      t.is(headers.get('retry-after'), '1');
      t.is(headers.get('connection'), 'close');
      const data = { ...(dialect === 'contract' && { error: 'Stopping' }), retry: 'true' };
      const error = { code: -32053, message: 'Stopping: the service is shutting down', data };
      t.deepEqual(JSON.parse(text), { id: null, jsonrpc: '2.0', error });
    });
  }

/** Serves the endpoints of a service that was told to stop. */
async function stoppingService(t: ExecutionContext): Promise<string> {
  const metrics = createMetrics(() => 0);
  const never = new Proxy(
    { metrics },
    {
      get: (service, name) => (name === 'metrics' ? service.metrics : t.fail('nothing is called any more')),
    },
  ) as CallService;
  const config = configFrom({});
  const app = createApp({
    config,
    service: never,
    signIn: async () => false,
    site: async () => {},
    addressOf: () => 'http://cmdb.example',
    forwarding: forwardingBy(config),
    lifetime: { isStopping: true },
    traffic: new Traffic(config),
    log: error => t.fail(String(error)),
  });
  const server = createServer(app.callback());
  t.teardown(() => server.close());
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
