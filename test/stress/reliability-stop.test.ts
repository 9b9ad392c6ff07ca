import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import Database from 'better-sqlite3';
import { temporaryFolder } from '../helpers/databases.js';
import { type RunningService, run, serve } from '../helpers/process.js';
import { head, type RawConnection, rawConnection } from '../helpers/raw.js';
import { testKey } from '../helpers/service.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

interface Stoppable {
  readonly service: RunningService;
  readonly path: string;
}

async function stoppable(t: ExecutionContext): Promise<Stoppable> {
  const path = join(temporaryFolder(t), 'kataster.sqlite');
  return { path, service: await serve(t, { KATASTER_DATABASE: `sqlite:${path}` }) };
}

test('a call that is half sent when SIGTERM comes is carried out and answered, and everything is in one file', async t => {
  const { service, path } = await stoppable(t);
  const body = creation('half sent');
  const connection = await begun(t, service, body);
  await told(service, 'SIGTERM');
  connection.socket.write(body.slice(20));
  const answer = await connection.answer();
  t.regex(answer, /HTTP\/1\.1 200 OK\r\n/);
  t.regex(answer, /\r\nConnection: close\r\n/);
  t.regex(answer, /"result":\{"id":"1"/);
  t.is((await service.ended).code, 0);
  t.false(existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0);
  t.deepEqual(titlesIn(path), ['half sent']);
});

/** Has a program send itself SIGTERM in the moment in which it says where it listens. */
const stopsOnceItListens = `const { stdout } = process;
const write = stdout.write.bind(stdout);
stdout.write = (text, ...others) => {
  const written = write(text, ...others);
  if (String(text).includes('listens on')) process.kill(process.pid, 'SIGTERM');
  return written;
};`;

test('a service that is stopped as soon as it says that it listens ends in order', async t => {
  const path = join(temporaryFolder(t), 'kataster.sqlite');
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(stopsOnceItListens)}`;
  const started = { KATASTER_DATABASE: `sqlite:${path}`, KATASTER_PORT: '0', KATASTER_API_KEY: testKey, NODE_OPTIONS };
  const { code, stderr } = await run(t, ['serve'], started).ended;
  t.is(code, 0, stderr);
  t.false(existsSync(`${path}-wal`));
  t.false(existsSync(`${path}.socket`));
});

test('a batch that runs when SIGTERM comes is finished', async t => {
  const { service, path } = await stoppable(t);
  const calls = Array.from({ length: 1000 }, (_, index) => creation(`web${index}`));
  const body = `[${calls.join()}]`;
  const connection = await begun(t, service, body);
  connection.socket.write(body.slice(20));
  service.signal('SIGTERM');
  const answer = await connection.answer();
  t.is(answer.match(/"result"/g)?.length, 1000);
  t.is((await service.ended).code, 0);
  t.is(titlesIn(path).length, 1000);
});

test('a call after SIGTERM is refused with retry', async t => {
  const { service, path } = await stoppable(t);
  const body = creation('too late');
  const { socket, answer } = await rawConnection(t, service.url);
  const request = head('/jsonrpc', { 'Content-Length': String(body.length) }) + body;
  // The head of the second request comes with the first, so its connection is in use.
  socket.write(request + request.slice(0, 30));
  await answer(/"result"/);
  await told(service, 'SIGTERM');
  socket.write(request.slice(30));
  const [, refusal = ''] = (await answer()).split(/(?<=\})HTTP\/1\.1 /);
  t.regex(refusal, /^503 /);
  t.regex(refusal, /\r\nRetry-After: 1\r\n/);
  t.regex(refusal, /\r\nConnection: close\r\n/);
  const error = { code: -32053, message: 'Stopping: the service is shutting down', data: { error: 'Stopping', retry: 'true' } };
  t.deepEqual(JSON.parse(refusal.split('\r\n\r\n')[1] ?? ''), { id: null, jsonrpc: '2.0', error });
  t.is((await service.ended).code, 0);
  t.deepEqual(titlesIn(path), ['too late']);
});

test('SIGTERM ends connections that wait, and a service that does nothing', async t => {
  const { service } = await stoppable(t);
  const connections = await Promise.all(Array.from({ length: 20 }, () => rawConnection(t, service.url)));
  const request = head('/jsonrpc', { 'Content-Length': '2' });
  for (const { socket } of connections.slice(10)) socket.write(`${request}[]`);
  await Promise.all(connections.slice(10).map(({ answer }) => answer(/"error"/)));
  service.signal('SIGTERM');
  await Promise.all(connections.map(({ answer }) => answer()));
  t.is((await service.ended).code, 0);
});

test('a signal that comes again changes nothing', async t => {
  const { service } = await stoppable(t);
  const body = creation('patient');
  const connection = await begun(t, service, body);
  for (const name of ['SIGTERM', 'SIGTERM', 'SIGINT', 'SIGINT'] as const) await told(service, name);
  connection.socket.write(body.slice(20));
  t.regex(await connection.answer(), /"result"/);
  t.is((await service.ended).code, 0);
});

test('clients that never finish do not keep a service from ending', async t => {
  const { service, path } = await stoppable(t);
  const body = creation('unfinished');
  const [first] = await Promise.all(Array.from({ length: 20 }, () => begun(t, service, body)));
  service.signal('SIGINT');
  t.notRegex((await first?.answer()) ?? '', /"result"/);
  t.is((await service.ended).code, 0);
  t.deepEqual(titlesIn(path), []);
});

function creation(title: string): string {
  const params = { apikey: testKey, type: 'C__OBJTYPE__SERVER', title };
  return JSON.stringify({ version: '2.0', method: 'cmdb.object.create', params, id: 1 });
}

/** Sends the head of a request and some bytes of its body; the service has said that it has seen the head. */
async function begun(t: ExecutionContext, { url }: RunningService, body: string): Promise<RawConnection> {
  const connection = await rawConnection(t, url);
  connection.socket.write(head('/jsonrpc', { 'Content-Length': String(body.length), Expect: '100-continue' }));
  await connection.answer(/^HTTP\/1\.1 100 Continue/);
  connection.socket.write(body.slice(0, 20));
  return connection;
}

/** Sends a signal; the log says that it was understood. */
async function told(service: RunningService, name: 'SIGTERM' | 'SIGINT'): Promise<void> {
  service.signal(name);
  await until(() => service.said.stderr.includes('"msg":"stopping"'));
}

function titlesIn(path: string): unknown[] {
  const database = new Database(path);
  const titles = database.prepare('SELECT title FROM objects ORDER BY id').pluck().all();
  database.close();
  return titles;
}
