import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { entities, type PeerMethods, peerMethods } from './peer-methods.js';

/**
 * A server as one writes it who knows the libraries and wants no more: JSON-RPC by `jayson`, or by a few lines over Koa, and TypeORM's
 * repositories below.
 */
const [, , kind = '', address = ''] = process.argv;
const isSqlite = address.startsWith('sqlite:');

/** Parts of `jayson` that this program uses. */
interface Jayson {
  readonly Server: new (
    methods: Readonly<Record<string, (params: object, done: (error: object | null, result?: object) => void) => void>>,
  ) => { middleware(): RequestListener; http(): ReturnType<typeof createServer> };
}

const sqlite: DataSourceOptions = {
  type: 'better-sqlite3',
  database: address.slice('sqlite:'.length),
  entities,
  prepareDatabase: connection => {
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
  },
};
const postgres: DataSourceOptions = { type: 'postgres', url: address, entities, poolSize: 10 };
const database = await new DataSource(isSqlite ? sqlite : postgres).initialize();
const servers: Readonly<Record<string, (methods: PeerMethods) => ReturnType<typeof createServer>>> = { jayson, koa };
const server = servers[kind]?.(peerMethods(database, isSqlite ? inTurn : atOnce));
server?.listen(0, '127.0.0.1', () => process.stdout.write(`listens on ${(server.address() as AddressInfo).port}\n`));

function jayson(methods: PeerMethods): ReturnType<typeof createServer> {
  const { Server }: Jayson = createRequire(import.meta.url)('jayson');
  const called = Object.entries(methods).map(([name, method]) => [
    name,
    (params: object, done: (error: object | null, result?: object) => void) =>
      void method(params).then(
        result => done(null, result),
        (error: Error) => done({ code: -32603, message: error.message }),
      ),
  ]);
  return new Server(Object.fromEntries(called)).http();
}

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: object;
}

function koa(methods: PeerMethods): ReturnType<typeof createServer> {
  const app = new Koa();
  app.use(async context => {
    const chunks: Buffer[] = [];
    for await (const chunk of context.req) chunks.push(chunk);
    const body: Call | Call[] = JSON.parse(Buffer.concat(chunks).toString());
    const answer = async ({ id, method, params }: Call) => ({ jsonrpc: '2.0', id, result: await methods[method]?.(params) });
    context.body = Array.isArray(body) ? await Promise.all(body.map(answer)) : await answer(body);
  });
  return createServer(app.callback());
}

/** Runs work; the driver has a connection for it. */
function atOnce<T>(work: () => Promise<T>): Promise<T> {
  return work();
}

let last: Promise<unknown> = Promise.resolve();

/** The driver has one connection, on which transactions cannot overlap. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}
