import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Case, cases, type DatabaseName, databases } from './bench/cases.js';
import { bindLoad } from './bench/cores.js';
import { writeFigures } from './bench/figures.js';
import { fill, publicUrl } from './bench/filling.js';
import { measureGrowth } from './bench/growth.js';
import { measurePeers } from './bench/peers.js';
import { measureOnPostgres } from './bench/postgres.js';
import { headings, lineOf, type Row, rowOf } from './bench/rows.js';
import { type RunningServer, startBare, startKataster } from './bench/servers.js';
import { measureValueLists } from './bench/value-lists.js';
import { measureWaits } from './bench/waits.js';

const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const folder = mkdtempSync(join(tmpdir(), 'kataster-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const { values: asked, positionals } = parseArgs({
  options: {
    objects: { type: 'string', default: '100000' },
    keep: { type: 'string' },
    database: { type: 'string', default: '' },
    'page-cache': { type: 'string', default: String(256 * 1024 * 1024) },
    warm: { type: 'string', default: '10' },
    peers: { type: 'boolean', default: false },
    server: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432/' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
bindLoad();
const timing = { seconds, rounds, warm: Number(asked.warm) };
if (positionals.includes('values')) await measureValueLists(asked.database);
else if (positionals.includes('waits')) await measureWaits(Number(asked.objects), asked.keep);
else if (positionals.includes('growth')) await measureGrowth(Number(asked.objects), asked['page-cache'], timing);
else if (positionals.includes('postgres')) await measureOnPostgres(asked.server, cases, timing);
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
    process.stdout.write(demandsOf(servers.usual.cached));
    if (asked.write) writeFigures(rows);
    if (asked.peers)
      await measurePeers(cases, { bare: servers.usual.bare, database: fileOf('usual', 'uncached'), folder }, timing);
  } finally {
    for (const each of Object.values(servers).flatMap(Object.values<RunningServer>)) await each.stop();
  }
}

/** Seconds that the service took to start over a filled database, and its memory at the end. */
function demandsOf({ startTook, residentMemory }: RunningServer): string {
  return `\nThe service listened ${(startTook / 1000).toFixed(2)} s after its start, and has ${residentMemory().toFixed(0)} MiB of memory after these calls.\n`;
}

/** The service with and without its cache, and beside them the bare server, over a database each. */
async function startAll(database: DatabaseName) {
  const file = (server: string): string => fileOf(database, server);
  const address = await fill(`sqlite:${file('cached')}`, databases[database]);
  for (const server of ['uncached', 'bare']) copyFileSync(file('cached'), file(server));
  return {
    cached: await startKataster(`sqlite:${file('cached')}`, publicUrl),
    uncached: await startKataster(`sqlite:${file('uncached')}`, publicUrl, { KATASTER_CACHE_LIMIT: '0' }),
    bare: await startBare(file('bare'), { publicUrl, address, lists: database === 'large' }),
  };
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
