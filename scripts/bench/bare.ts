import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Database from 'better-sqlite3';
import { bareMethods, type Params } from './bare-methods.js';

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: Params;
}

/**
 * The bare server of the benchmark: prepared statements behind node:http that return the same bytes, without keys and checks.
 * Concurrent writes share a commit here, too, each with a savepoint of its own.
 */
const [, , file = ''] = process.argv;
const reader = new Database(file, { readonly: true });
const writer = new Database(file);
writer.pragma('synchronous = FULL');
writer.pragma('wal_autocheckpoint = 16000');
const methods = bareMethods(reader, writer, JSON.parse(process.env.BENCH ?? '{}'));

const savepoint = writer.prepare('SAVEPOINT job');
const release = writer.prepare('RELEASE job');
const waiting: (() => () => void)[] = [];

function flush(): void {
  const jobs = waiting.splice(0);
  writer.exec('BEGIN IMMEDIATE');
  const answers = jobs.map(job => {
    savepoint.run();
    const answer = job();
    release.run();
    return answer;
  });
  writer.exec('COMMIT');
  for (const answer of answers) answer();
}

function write(work: () => object): Promise<object> {
  return new Promise(resolve => {
    if (waiting.length === 0) setImmediate(flush);
    waiting.push(() => {
      const result = work();
      return () => resolve(result);
    });
  });
}

async function answer({ id, method, params }: Call): Promise<object> {
  const { isWrite, run } = methods[method] as (typeof methods)[string];
  return { id, jsonrpc: '2.0', result: isWrite ? await write(() => run(params)) : run(params) };
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', chunk => chunks.push(chunk));
  request.on('end', async () => {
    const body: Call | Call[] = JSON.parse(Buffer.concat(chunks).toString());
    const text = JSON.stringify(Array.isArray(body) ? await Promise.all(body.map(answer)) : await answer(body));
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(text) });
    response.end(text);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`listens on ${(server.address() as AddressInfo).port}\n`));
