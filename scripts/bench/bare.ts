import { createServer, type ServerResponse } from 'node:http';
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
 * Concurrent writes share a commit here, too, each with a savepoint of its own. Choices are in memory, and where nothing is listed, objects
 * have no index beside their id and sysid: writes are compared with the least that a server can do.
 */
const [, , file = ''] = process.argv;
const reader = new Database(file, { readonly: true });
const writer = new Database(file);
writer.pragma('synchronous = FULL');
writer.pragma('wal_autocheckpoint = 16000');
const knowledge = JSON.parse(process.env.BENCH ?? '{}');
if (!knowledge.lists) dropIndexes();
const methods = bareMethods(reader, writer, knowledge);

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

function dropIndexes(): void {
  const indexes =
    "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = 'objects' AND sql IS NOT NULL AND name <> 'objects_sysid'";
  for (const { name } of writer.prepare(indexes).all() as { name: string }[]) writer.exec(`DROP INDEX "${name}"`);
}

function answer({ id, method, params }: Call): object | Promise<object> {
  const { isWrite, run } = methods[method] as (typeof methods)[string];
  if (isWrite) return write(() => run(params)).then(result => ({ id, jsonrpc: '2.0', result }));
  return { id, jsonrpc: '2.0', result: run(params) };
}

function send(response: ServerResponse, answered: object): void {
  const text = JSON.stringify(answered);
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', chunk => chunks.push(chunk));
  request.on('end', () => {
    const body: Call | Call[] = JSON.parse(Buffer.concat(chunks).toString());
    const answers = Array.isArray(body) ? body.map(answer) : answer(body);
    if (answers instanceof Promise) void answers.then(each => send(response, each));
    else if (Array.isArray(answers) && answers.some(each => each instanceof Promise))
      void Promise.all(answers).then(all => send(response, all));
    else send(response, answers);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`listens on ${(server.address() as AddressInfo).port}\n`));
