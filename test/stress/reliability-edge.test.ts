import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import type { ExecutionContext } from 'ava';
import { BudgetShare, ByteBudget } from '../../src/http/bodies/byte-budget.js';
import { entryMade, objectMade } from '../factories/calls.js';
import { newDatabase, temporaryFolder } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { type RunningService, serve } from '../helpers/process.js';
import { head, type RawConnection, rawConnection } from '../helpers/raw.js';
import { testKey } from '../helpers/service.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

// One after another: a connection has ten seconds for its headers, also one that waits for what other connections do.
const megabyte = 1_048_576;
const withKey = { 'X-API-Key': testKey };
const busy = /^HTTP\/1\.1 503 (.|\r\n)*Retry-After: 1\r\n(.|\r\n)*"id":null.*"code":-32050.*"retry":"true"/;

function request(key: string, { id = 1, padding = 0, headers = {} } = {}): string {
  const params = { apikey: key, id };
  const body = JSON.stringify({ version: '2.0', id: 1, method: 'cmdb.object.read', params }) + ' '.repeat(padding);
  return head('/jsonrpc', { ...headers, 'Content-Length': String(body.length) }) + body;
}

async function started(t: ExecutionContext, environment: Readonly<Record<string, string>> = {}): Promise<RunningService> {
  const service = await serve(t, { KATASTER_DATABASE: await newDatabase(t), KATASTER_DURABILITY: 'fast', ...environment });
  return service;
}

async function server(service: RunningService): Promise<void> {
  await objectMade(service.call);
}

const answered = /"result":\{"id":"1"/;

test.serial(
  'requests of one connection wait until the answer before them was fetched, and are all answered in their order',
  async t => {
    const service = await started(t);
    const description = 'x'.repeat(60_000);
    await server(service);
    await entryMade(service.call, { object: 1, category: 'C__CATG__GLOBAL', data: { description } });
    const reading = (id: number): string => {
      const params = { apikey: testKey, objID: 1, category: 'C__CATG__GLOBAL' };
      const body = JSON.stringify({ version: '2.0', id, method: 'cmdb.category.read', params });
      return head('/jsonrpc', { 'Content-Length': String(body.length) }) + body;
    };
    const { socket, answer } = await rawConnection(t, service.url);
    socket.pause();
    // At once: most of them are read before the first is answered.
    socket.write(Array.from({ length: 300 }, (_, index) => reading(index + 1)).join(''));
    const readings = async (): Promise<number> => {
      const { text } = await send(`${service.url}/metrics`, { verb: 'GET' });
      return Number(/^kataster_requests_total\{method="cmdb.category.read",outcome="success"\} (\d+)/m.exec(text)?.[1] ?? 0);
    };
    let before = -1;
    await until(async () => {
      const [known, now] = [before, await readings()];
      before = now;
      return now > 0 && now === known;
    });
    t.true(before < 200, `${before} answers were made that nobody fetched`);
    socket.resume();
    const text = await answer(/"id":300,.*"result"/);
    const ids = [...text.matchAll(/\{"id":(\d+),"jsonrpc"/g)].map(([, id]) => Number(id));
    t.deepEqual(
      ids,
      Array.from({ length: 300 }, (_, index) => index + 1),
    );
  },
);

test.serial(
  'bodies on their way share one total, a small one where no good key came before; small bodies always come through',
  async t => {
    const service = await started(t, { KATASTER_BODY_LIMIT: String(megabyte) });
    const ending = request(testKey, { padding: 900_000 }).slice(-10);
    /** Begins so many bodies, of which one is too many; answers the others. */
    const begin = async (count: number, headers = {}): Promise<readonly RawConnection[]> => {
      const largest = request(testKey, { padding: 900_000, headers });
      const connections = await Promise.all(Array.from({ length: count }, () => rawConnection(t, service.url)));
      for (const { socket } of connections) socket.write(largest.slice(0, -10));
      const [surplus, text] = await Promise.race(connections.map(async each => [each, await each.answer()] as const));
      t.regex(text, busy);
      return connections.filter(each => each !== surplus);
    };
    const finish = async (connections: readonly RawConnection[]): Promise<void> => {
      for (const { socket } of connections) socket.write(ending);
      for (const { answer } of connections) t.regex(await answer(/"jsonrpc"/), answered);
    };
    const strangers = await begin(3);
    const { socket, answer } = await rawConnection(t, service.url);
    socket.write(request('a key that nobody has'));
    t.regex(await answer(/-32604/), /^HTTP\/1\.1 200 /);
    await server(service);
    const callers = await begin(10, withKey);
    await finish(strangers);
    await finish(callers);
    await finish((await begin(10, withKey)).slice(1));
  },
);

test.serial('a first request with a key in a header may carry as much as a body may hold', async t => {
  const service = await started(t);
  const { socket, answer } = await rawConnection(t, service.url);
  socket.write(request(testKey, { padding: 16 * megabyte - 200, headers: withKey }));
  t.regex(await answer(/"jsonrpc"/), /^HTTP\/1\.1 200 (.|\r\n)*Object 1 not found/);
});

test.serial(
  'beyond their number, the oldest connections go first that wait for a client without a good key, also for half of a body',
  async t => {
    const service = await started(t, { KATASTER_CONNECTION_LIMIT: '4' });
    await server(service);
    const known = await rawConnection(t, service.url);
    known.socket.write(request(testKey));
    await known.answer(answered);
    const idle = await rawConnection(t, service.url);
    const stranger = await rawConnection(t, service.url);
    stranger.socket.write(request('a key that nobody has'));
    await stranger.answer(/-32604/);
    const half = await rawConnection(t, service.url);
    half.socket.write(request(testKey).slice(0, -1));
    for (const first of [idle, stranger, half]) {
      await rawConnection(t, service.url);
      t.regex((await first.answer()).slice(-600), /-32050/);
    }
    known.socket.write(request(testKey, { id: 1 }));
    t.regex(await known.answer(/"jsonrpc"(.|\r\n)*"jsonrpc"/), answered);
  },
);

const onLinux = existsSync('/proc/self/fd') ? test.serial : test.serial.skip;

onLinux('without descriptors callers are told to try again, and nothing is broken afterwards', async t => {
  const service = await serve(t, { KATASTER_DATABASE: `sqlite:${temporaryFolder(t)}/kataster.sqlite` });
  await server(service);
  const { socket, answer } = await rawConnection(t, service.url);
  const descriptors = (): number => readdirSync(`/proc/${service.pid}/fd`).length;
  const most = descriptors() + 10;
  execFileSync('prlimit', [`--pid=${service.pid}`, `--nofile=${most}:${most}`]);
  const many = await Promise.all(Array.from({ length: 40 }, () => rawConnection(t, service.url)));
  await until(() => descriptors() >= most);
  socket.write('GET /docs/ HTTP/1.1\r\nHost: localhost\r\n\r\n');
  t.regex(await answer(/HTTP\/1\.1 \d+ (.|\r\n)*try again/), /^HTTP\/1\.1 503 (.|\r\n)*Retry-After: 1\r\n/);
  socket.write(request(testKey));
  t.regex(await answer(/"jsonrpc"/), answered);
  for (const each of many) each.socket.destroy();
  await until(async () => (await send(`${service.url}/docs/`, { verb: 'GET' }).catch(() => undefined))?.status === 200);
  t.like(await service.call('cmdb.object.read', { id: 1 }), { result: { id: '1' } });
  t.notRegex(service.said.stderr, /internal error|unexpected failure|request failed/);
});

test.serial('a share of a budget takes nothing while it is small, and gives everything back', t => {
  const budget = new ByteBudget(100_000);
  const [one, other] = [new BudgetShare(budget), new BudgetShare(budget)];
  t.true(one.grow(65_536));
  t.true(other.grow(65_536));
  t.true(one.grow(34_464));
  t.false(one.grow(1));
  t.false(other.grow(1));
  one.release();
  one.release();
  t.false(one.grow(1));
  t.true(other.grow(34_464));
  t.false(other.grow(1));
});
