import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchKey, type Case, cases, type DatabaseName, databases, objectWithTwentyEntries, titleOf } from './bench/cases.js';
import { writeFigures } from './bench/figures.js';
import { measureGrowth } from './bench/growth.js';
import { measurePeers } from './bench/peers.js';
import { headings, lineOf, type Row, rowOf } from './bench/rows.js';
import { type RunningServer, startBare, startKataster } from './bench/servers.js';
import { measureWaits } from './bench/waits.js';

const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const callsOfBatch = 1000;
/** Makes what was written searchable before the database is copied. */
const searched = { jsonrpc: '2.0', id: 1, method: 'idoit.search.read', params: { apikey: benchKey, q: 'server', limit: 1 } };
const publicUrl = 'http://bench.invalid';
const folder = mkdtempSync(join(tmpdir(), 'kataster-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const { values: asked, positionals } = parseArgs({
  options: {
    objects: { type: 'string', default: '100000' },
    keep: { type: 'string' },
    'page-cache': { type: 'string', default: String(256 * 1024 * 1024) },
    warm: { type: 'string', default: '10' },
    peers: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const timing = { seconds, rounds, warm: Number(asked.warm) };
if (positionals.includes('waits')) await measureWaits(Number(asked.objects), asked.keep);
else if (positionals.includes('growth')) await measureGrowth(Number(asked.objects), asked['page-cache'], timing);
else await compareWithBareServer();

/** The file of a database for one of the servers. */
function fileOf(database: DatabaseName, server: string): string {
  return join(folder, `${database}-${server}.sqlite`);
}

type Servers = Awaited<ReturnType<typeof startAll>>;

async function compareWithBareServer(): Promise<void> {
  const servers = { usual: await startAll('usual'), large: await startAll('large') };
  try {
    await compareAnswers(servers);
    process.stdout.write(headings);
    const rows: Row[] = [];
    for (const each of cases) {
      const row = await rowOf(each, serversFor(each, servers), timing);
      process.stdout.write(lineOf(row));
      rows.push(row);
    }
    if (asked.write) writeFigures(rows);
    if (asked.peers)
      await measurePeers(cases, { bare: servers.usual.bare, database: fileOf('usual', 'uncached'), folder }, timing);
  } finally {
    for (const each of Object.values(servers).flatMap(Object.values<RunningServer>)) await each.stop();
  }
}

/** The service with and without its cache, and beside them the bare server, over a database each. */
async function startAll(database: DatabaseName) {
  const file = (server: string): string => fileOf(database, server);
  const address = await fill(file('cached'), databases[database]);
  for (const server of ['uncached', 'bare']) copyFileSync(file('cached'), file(server));
  return {
    cached: await startKataster(file('cached'), publicUrl),
    uncached: await startKataster(file('uncached'), publicUrl, { KATASTER_CACHE_LIMIT: '0' }),
    bare: await startBare(file('bare'), { publicUrl, address, lists: database === 'large' }),
  };
}

/** Makes the objects of a database through the service, and answers one host address as it is read. */
async function fill(file: string, objects: number): Promise<object> {
  const service = await startKataster(file, publicUrl);
  const model = { manufacturer: 'Lenovo', title: 'ThinkSystem SR650', serial: 'S0', firmware: 'v1' };
  const addresses = Array.from({ length: 20 }, (_, at) => ({ ipv4_address: `10.0.0.${at + 1}` }));
  const more = {
    C__CATG__ACCOUNTING: { inventory_no: 'I1' },
    C__CATG__MEMORY: { quantity: 2 },
    C__CATG__ACCESS: { title: 'SSH' },
  };
  const calls = Array.from({ length: objects }, (_, at) => {
    const categories = {
      C__CATG__MODEL: model,
      ...(at + 1 === objectWithTwentyEntries ? { C__CATG__IP: addresses } : {}),
      ...(objects > 1000 && at < 1000 ? more : {}),
    };
    const params = { apikey: benchKey, type: 'C__OBJTYPE__SERVER', title: titleOf(at + 1), categories };
    return { jsonrpc: '2.0', id: at, method: 'cmdb.object.create', params };
  });
  for (let at = 0; at < calls.length; at += callsOfBatch) await service.call(JSON.stringify(calls.slice(at, at + callsOfBatch)));
  await service.call(JSON.stringify(searched));
  const params = { apikey: benchKey, objID: objectWithTwentyEntries, category: 'C__CATG__IP', limit: 1 };
  const [entry] = JSON.parse(
    await service.call(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'cmdb.category.read', params })),
  ).result;
  await service.stop();
  return entry;
}

/** Figures of different answers cannot be compared. */
async function compareAnswers(servers: Readonly<Record<DatabaseName, Servers>>): Promise<void> {
  for (const each of cases.filter(({ name, beside }) => !beside && !/save|create/.test(name))) {
    const { service, bare } = serversFor(each, servers);
    const [one, other] = await Promise.all([service, bare].map(server => server.call(each.body(1))));
    if (one !== other) throw new Error(`${each.name} is answered differently:\n${one}\n${other}`);
  }
}

function serversFor({ cached = true, database = 'usual' }: Case, servers: Readonly<Record<DatabaseName, Servers>>) {
  const { [cached ? 'cached' : 'uncached']: service, bare } = servers[database];
  return { service, bare };
}
