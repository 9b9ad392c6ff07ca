import { pino } from 'pino';
import { configFrom } from '../src/config/config.js';
import { makeKey } from '../src/domain/users/keys.js';
import { accessLog } from '../src/http/monitoring/access-log.js';
import { forwardingBy } from '../src/http/requests/forwarding.js';
import { onceForAll } from './helpers/databases.js';
import { type HttpRequest, send } from './helpers/http.js';
import { loggedService } from './helpers/logged-service.js';
import { rawConnection } from './helpers/raw.js';
import { addKey, testKey } from './helpers/service.js';
import test from './helpers/suite.js';
import { byPassword, password, withUser } from './helpers/users.js';
import { until } from './helpers/waiting.js';

const ownKey = makeKey();
const service = onceForAll(async t => {
  const started = await loggedService(t, { level: 'debug', environment: { KATASTER_BODY_LIMIT: '100000' } });
  await withUser(started.store, 'ada');
  await addKey(started.store, ownKey.text, 'made here');
  return started;
});

const secret = 'title-secret';
const call = (method: string, params = {}, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params: { apikey: ownKey.text, ...params },
});
const creates = call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: secret });
const reads = call('idoit.version.read');

interface Case extends Omit<HttpRequest, 'body'> {
  readonly path?: string;
  readonly body?: unknown;
  readonly line: object;
}

const posted = { verb: 'POST', path: '/jsonrpc', status: 200, address: '127.0.0.1' };

/** A request, and members of its line in the log. */
const cases: Readonly<Record<string, Case>> = {
  'a call': { body: reads, line: { ...posted, methods: { 'idoit.version.read': 1 }, errors: {}, key: ownKey.id } },
  'a call that writes': { body: creates, line: { ...posted, methods: { 'cmdb.object.create': 1 }, errors: {} } },
  'a call that fails': {
    body: call('cmdb.object.read', { id: 4_000_000 }),
    line: { ...posted, methods: { 'cmdb.object.read': 1 }, errors: { ObjectNotFound: 1 } },
  },
  'a batch': {
    body: [...Array.from({ length: 50 }, () => reads), call('cmdb.object.read', { id: 4_000_000 }), 7],
    line: {
      ...posted,
      methods: { 'idoit.version.read': 50, 'cmdb.object.read': 1 },
      errors: { ObjectNotFound: 1, InvalidRequest: 1 },
    },
  },
  'a method that there is not': {
    body: call(secret),
    line: { ...posted, methods: { unknown: 1 }, errors: { MethodNotFound: 1 } },
  },
  'a key that is wrong': {
    body: call('idoit.version.read', { apikey: secret }),
    line: { ...posted, methods: { 'idoit.version.read': 1 }, errors: { AuthenticationFailed: 1 } },
  },
  'a notification': { body: { ...reads, id: undefined }, line: { ...posted, status: 204, bytes: 0 } },
  'a user': { body: reads, headers: byPassword('ada'), line: { ...posted, key: ownKey.id, login: 'ada' } },
  'what is no JSON': { body: secret, line: { ...posted, methods: {} } },
  'too much': { body: secret.repeat(10_000), line: { ...posted, status: 413 } },
  'a query': { path: `/jsonrpc?apikey=${secret}`, body: reads, line: posted },
  'a page': { verb: 'GET', path: '/', line: { verb: 'GET', path: '/', status: 200 } },
  'an address where nothing is': {
    path: `/${ownKey.text}/%0a?${secret}`,
    body: reads,
    line: { verb: 'POST', path: `/kat_${ownKey.id}_…/%0a`, status: 404, methods: {} },
  },
  'a long address': { path: `/${'x'.repeat(5000)}`, body: reads, line: { path: `/${'x'.repeat(199)}…`, status: 404 } },
};

for (const [what, { path = '/jsonrpc', body, line, ...request }] of Object.entries(cases))
  test(`the line of ${what} has status and duration, and no parameter of the call`, async t => {
    const { url, lines } = await service();
    const requestId = what.replaceAll(/\W/g, '-');
    const headers = { ...request.headers, 'X-Request-Id': requestId };
    const answer = await send(url + path, { ...request, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    const own = () => lines().filter(each => each.requestId === requestId && each.msg === 'request');
    await until(() => own().length > 0);
    const [told] = own();
    t.is(own().length, 1);
    t.like(told, { ...line, level: 20, bytes: Buffer.byteLength(answer.text) });
    t.true(typeof told?.ms === 'number' && told.ms >= 0 && told.ms < 60_000);
    for (const hidden of [secret, password, ownKey.text, testKey]) t.false(JSON.stringify(told).includes(hidden));
  });

test('a caller who goes away before the answer leaves a line without a status', async t => {
  const { url, lines } = await service();
  const { socket } = await rawConnection(t, url);
  const headers = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\nX-Request-Id: gone';
  socket.write(`POST /jsonrpc HTTP/1.1\r\n${headers}\r\n\r\n{`, () => socket.resetAndDestroy());
  const own = () => lines().find(each => each.requestId === 'gone' && each.msg === 'request');
  await until(() => own() !== undefined);
  t.is(own()?.status, undefined);
});

test('nothing is collected where nothing of it is logged', t => {
  for (const level of ['info', 'warn', 'silent']) t.is(accessLog(pino({ level }), forwardingBy(configFrom({}))), undefined);
  for (const level of ['debug', 'trace'])
    t.not(accessLog(pino({ level }, { write: () => {} }), forwardingBy(configFrom({}))), undefined);
});
