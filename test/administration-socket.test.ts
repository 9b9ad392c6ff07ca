import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { methods } from '../generated/methods.js';
import { bindSocketFile } from '../src/http/server/socket-file.js';
import { withShortPath } from '../src/http/server/socket-path.js';
import { onceForAll, temporaryFolder } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { type RunningService, run, serve } from './helpers/process.js';
import { head, rawConnection } from './helpers/raw.js';
import type { RpcAnswer } from './helpers/rpc.js';
import type { Scope } from './helpers/scope.js';
import { testKey } from './helpers/service.js';
import test from './helpers/suite.js';
import { until } from './helpers/waiting.js';

const server = { type: 'C__OBJTYPE__SERVER', title: 'web1' };
const made = { result: { success: true } };
const noKey = { error: { code: -32604 } };

interface Served {
  readonly service: RunningService;
  readonly path: string;
  readonly socketPath: string;
}

async function served(t: Scope, environment: Readonly<Record<string, string>> = {}): Promise<Served> {
  const path = join(temporaryFolder(t), 'kataster.sqlite');
  const service = await serve(t, { KATASTER_DATABASE: `sqlite:${path}`, ...environment });
  return { service, path, socketPath: `${path}.socket` };
}

/** A service that tests share which leave it as it is. */
const shared = onceForAll(scope => served(scope));

function callText(method: string, params: object, id = 1): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params });
}

async function ask(socketPath: string, method: string, params: object, headers = {}): Promise<RpcAnswer> {
  const request = { socketPath, body: callText(method, params), headers };
  return JSON.parse((await send('http://localhost/jsonrpc', request)).text);
}

test('at the socket nobody needs a key, and what is done there is counted like every other call', async t => {
  const { service, socketPath } = await shared();
  const { result } = await ask(socketPath, 'cmdb.object.create', server);
  const { id } = result as { readonly id: string };
  t.like(await ask(socketPath, 'cmdb.category.read', { objID: Number(id), category: 'C__CATG__GLOBAL' }), {
    result: [{ created_by: 'kataster' }],
  });
  const metrics = await send(`${service.url}/metrics`, { verb: 'GET' });
  t.regex(metrics.text, /^kataster_requests_total\{method="cmdb.object.create",outcome="success"\} [1-9]/m);
});

test('a key that is given at the socket counts', async t => {
  const { socketPath } = await shared();
  t.like(await ask(socketPath, 'cmdb.object.create', { apikey: testKey, ...server }), made);
  t.like(await ask(socketPath, 'cmdb.object.create', { apikey: 'another-key-of-nobody', ...server }), noKey);
  t.like(await ask(socketPath, 'cmdb.object.create', { apikey: '', ...server }), noKey);
});

/** Headers that a caller on the network could send to be taken for one at the socket. */
const pretences: readonly Readonly<Record<string, string>>[] = [
  {},
  { Host: '' },
  { Host: 'localhost' },
  { Host: 'unix:/kataster.sqlite.socket' },
  { 'X-Forwarded-For': '' },
  { 'X-Forwarded-For': 'unix:', 'X-Forwarded-Proto': 'unix', Forwarded: 'for=unix' },
  { 'X-Real-IP': '' },
  { Authorization: 'Bearer command' },
  { 'X-API-Key': 'command' },
  { 'X-Request-Id': 'command' },
];

/** Takes a user name and a password in the place of a key. */
const opensSession = 'idoit.login';

test('on the network every method but the open ones needs a key, whatever the headers and the parameters say', async t => {
  const { service } = await shared();
  const closed = Object.entries(methods).filter(([name, { open }]) => !open && name !== opensSession);
  const params = { caller: { key: 'command' }, key: 'command', administrator: true };
  const body = `[${closed.map(([method], id) => callText(method, params, id)).join()}]`;
  for (const headers of pretences)
    for (const dialect of ['contract', 'idoit'] as const) {
      const answers: readonly RpcAnswer[] = JSON.parse((await send(service.endpoint(dialect), { body, headers })).text);
      t.is(answers.length, closed.length);
      for (const [index, answer] of answers.entries()) t.like(answer, noKey, `${closed[index]?.[0]} ${JSON.stringify(headers)}`);
    }
});

test('the socket is for its owner alone from the first moment: until it has its mode it lies in a folder that nobody else enters', async t => {
  const folder = temporaryFolder(t);
  const path = join(folder, 'kataster.sqlite.socket');
  const seen: unknown[] = [];
  const listener = createServer().on('listening', () => seen.push(readdirSync(folder), modeOf(`${path}.new`)));
  const { remove } = await bindSocketFile(listener, path);
  t.teardown(() => listener.close());
  t.deepEqual(seen, [['kataster.sqlite.socket.new'], 0o700]);
  t.is(modeOf(path), 0o600);
  t.deepEqual(readdirSync(folder), ['kataster.sqlite.socket']);
  remove();
  t.deepEqual(readdirSync(folder), []);
});

test('a socket that another process has put in its place is left to it', async t => {
  const path = join(temporaryFolder(t), 'kataster.sqlite.socket');
  const [first, second] = [createServer(), createServer()];
  const { remove } = await bindSocketFile(first, path);
  await bindSocketFile(second, path);
  t.teardown(() => [first, second].map(each => each.close()));
  const { ino } = lstatSync(path);
  remove();
  t.is(lstatSync(path).ino, ino);
});

test('the socket goes with the service, a killed one leaves it, and the next one replaces it', async t => {
  const { service, path, socketPath } = await served(t);
  const environment = { KATASTER_DATABASE: `sqlite:${path}` };
  service.signal('SIGKILL');
  await service.ended;
  t.true(existsSync(socketPath));
  const next = await serve(t, environment);
  t.like(await ask(socketPath, 'cmdb.object.create', server), { result: { id: '1' } });
  next.signal('SIGTERM');
  t.is((await next.ended).code, 0);
  t.false(existsSync(socketPath));
});

test('a second process on the file is refused and leaves the socket to the first', async t => {
  const { path, socketPath } = await shared();
  const second = await run(t, ['serve'], { KATASTER_PORT: '0', KATASTER_DATABASE: `sqlite:${path}` }).ended;
  t.is(second.code, 1);
  t.regex(second.stderr, /is in use: only one process may open it/);
  t.like(await ask(socketPath, 'cmdb.object.create', server), made);
});

test('a half-made socket file of a killed service is no obstacle', async t => {
  const path = join(temporaryFolder(t), 'kataster.sqlite');
  mkdirSync(`${path}.socket.new`);
  writeFileSync(`${path}.socket.new/socket`, '');
  await serve(t, { KATASTER_DATABASE: `sqlite:${path}` });
  t.like(await ask(`${path}.socket`, 'cmdb.object.create', server), { result: { id: '1' } });
});

test('a call that is half sent to the socket when SIGTERM comes is carried out and answered', async t => {
  const { service, socketPath } = await served(t);
  const body = callText('cmdb.object.create', server);
  const { socket, answer } = await rawConnection(t, { path: socketPath });
  socket.write(head('/jsonrpc', { Expect: '100-continue', 'Content-Length': String(body.length) }));
  await answer(/100 Continue/);
  service.signal('SIGTERM');
  await until(() => !existsSync(socketPath));
  socket.write(body);
  const given = await answer();
  t.regex(given, /HTTP\/1\.1 200 OK\r\n/);
  t.regex(given, /"result":\{"id":"1"/);
  t.is((await service.ended).code, 0);
});

test('connections and bodies of strangers take no room from the socket', async t => {
  const { service, socketPath } = await served(t, { KATASTER_CONNECTION_LIMIT: '1', KATASTER_BODY_LIMIT: '200000' });
  const stranger = await rawConnection(t, service.url);
  stranger.socket.write(head('/jsonrpc', { Expect: '100-continue', 'Content-Length': '190000' }));
  await stranger.answer(/100 Continue/);
  stranger.socket.write(' '.repeat(180_000));
  await rawConnection(t, service.url);
  t.regex(await stranger.answer(/there are too many/), /there are too many/);
  const title = 'x'.repeat(100);
  const calls = Array.from({ length: 700 }, () => callText('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title }));
  const { text } = await send('http://localhost/jsonrpc', {
    socketPath,
    body: `[${calls.join()}]`,
    headers: { Connection: 'close' },
  });
  t.is(text.match(/"result"/g)?.length, 700);
});

const deep = 'a folder whose name is long '.repeat(8);

test('where its path is longer than a socket may have, the service is called at it all the same', async t => {
  const path = join(temporaryFolder(t), deep, `${'x'.repeat(200)}.sqlite`);
  await serve(t, { KATASTER_DATABASE: `sqlite:${path}` });
  t.is(modeOf(`${path}.socket`), 0o600);
  const asked = withShortPath(`${path}.socket`, '', short => ask(short, 'cmdb.object.create', server));
  t.like(await asked, { result: { id: '1' } });
});

test('where something else stands in its place it is left there, and the service starts without a socket and says so', async t => {
  const path = join(temporaryFolder(t), 'kataster.sqlite');
  writeFileSync(`${path}.socket`, 'of somebody else');
  const service = await serve(t, { KATASTER_DATABASE: `sqlite:${path}` });
  t.like(await service.call('cmdb.object.create', server), { result: { id: '1' } });
  t.is(readFileSync(`${path}.socket`, 'utf8'), 'of somebody else');
  t.regex(service.said.stderr, /"code":"EEXIST","reason":"\S+ is no socket"/);
});

function modeOf(path: string): number {
  return lstatSync(path).mode & 0o777;
}
