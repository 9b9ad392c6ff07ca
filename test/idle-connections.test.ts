import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { waitingFor } from '../src/domain/history/long-poll.js';
import { ConnectionTable } from '../src/http/server/connection-table.js';
import { head, rawConnection } from './helpers/raw.js';
import { serviceOver, testKey } from './helpers/service.js';
import { emptySqlite } from './helpers/sqlite.js';
import { storeAt } from './helpers/stores.js';
import test from './helpers/suite.js';

const limits = { connectionLimit: 10, keyConnectionLimit: 10, idleSeconds: 350, proxies: ['192.0.2.7/32'] };

/** A connection from an address, and what a request on it does. */
function connected(address: string) {
  const table = new ConnectionTable(limits);
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
  table.add(socket);
  const connection = table.of(socket);
  /** Milliseconds that it may be silent while a request is carried out, and after it. */
  const requested = (owner?: string): readonly unknown[] => {
    const response = new ServerResponse(new IncomingMessage(socket));
    let during: number | undefined;
    connection?.answerInTurn({
      response,
      answer: () => {
        if (owner !== undefined) connection.identify(owner);
        during = socket.timeout;
      },
    });
    response.emit('close');
    return [during, socket.timeout];
  };
  return { socket, requested };
}

test('a connection may be idle for long once a call with a good key came on it, and never ends while a request is carried out', t => {
  const { requested } = connected('192.0.2.1');
  t.deepEqual(requested(), [0, 5000]);
  t.deepEqual(requested('key'), [0, 350_000]);
  t.deepEqual(requested(), [0, 350_000]);
});

test('connections of a proxy of the settings may be idle as long, whoever calls through it', t => {
  t.deepEqual(connected('::ffff:192.0.2.7').requested(), [0, 350_000]);
});

test('a connection that is being closed keeps the limit of its closing', t => {
  const { socket, requested } = connected('192.0.2.1');
  Object.defineProperty(socket, 'writableEnded', { value: true });
  t.deepEqual(requested('key'), [0, 0]);
});

test('a service closes idle connections by its setting, and announces none of that to agents', async t => {
  const { url } = await serviceOver(t, await storeAt(t, await emptySqlite(t)), { KATASTER_IDLE_LIMIT: '1' });
  const body = '{"jsonrpc":"2.0","id":1,"method":"idoit.version.read","params":{}}';
  const { socket, answer } = await rawConnection(t, url);
  socket.write(head('/jsonrpc', { 'X-API-Key': testKey, 'Content-Length': String(body.length) }) + body);
  const text = await answer();
  t.regex(text, /"result"/);
  t.notRegex(text, /^Keep-Alive:/im);
});

test('a call waits for changes 45 seconds at most, fewer than proxies wait for it', async t => {
  const asked: number[] = [];
  const watch = {
    version: 0,
    changed: (_: number, milliseconds: number) => Promise.resolve(asked.push(milliseconds) === 0),
    follow: <T>(_: string, __: number, call: () => Promise<T>) => call(),
  };
  const patience = { watch, onClose: () => {}, renewed: () => Promise.reject(new Error('not asked')) };
  for (const seconds of [60, 45, 1]) await waitingFor(seconds, patience).arrival()();
  t.deepEqual(
    asked.map(milliseconds => Math.ceil(milliseconds / 1000)),
    [45, 45, 1],
  );
});
