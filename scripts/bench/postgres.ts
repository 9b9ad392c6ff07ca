import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { askedAgain, type Case, databases } from './cases.js';
import { fill, publicUrl } from './filling.js';
import { isCalled } from './peers.js';
import { compared, type Timing } from './rows.js';
import { type RunningServer, startKataster, startPeer } from './servers.js';

/**
 * Measures the service on PostgreSQL beside a server of Koa and TypeORM's repositories over a copy of the same database. `server` is the
 * address of a PostgreSQL server on which databases may be made; they are removed afterwards.
 */
export async function measureOnPostgres(server: string, cases: readonly Case[], timing: Timing): Promise<void> {
  const [own, copy] = [nameOfDatabase(), nameOfDatabase()];
  const address = (name: string): string => new URL(name, server).href;
  const servers: RunningServer[] = [];
  const started = async (server: Promise<RunningServer>): Promise<RunningServer> => {
    servers.push(await server);
    return server;
  };
  try {
    await administer(server, `CREATE DATABASE ${own} ENCODING 'UTF8' TEMPLATE template0`);
    await fill(address(own), databases.usual);
    await administer(server, `CREATE DATABASE ${copy} TEMPLATE ${own}`);
    const cached = await started(startKataster(address(own), publicUrl));
    const uncached = await started(startKataster(address(own), publicUrl, { KATASTER_CACHE_LIMIT: '0' }));
    const peer = await started(startPeer('koa', address(copy)));
    process.stdout.write('| call | requests/s | of Koa with repositories | ratio |\n| --- | ---: | ---: | ---: |\n');
    for (const { name, body, connections } of cases.filter(each => isCalled(each) || isRepeated(each))) {
      const service = name.endsWith(askedAgain) || /save|create/.test(name) ? cached : uncached;
      const { one, other, ratio } = await compared({ server: service, body }, { server: peer, body }, connections, timing);
      const figures = [one.perSecond.toFixed(0), other.perSecond.toFixed(0), ratio.toFixed(2)];
      process.stdout.write(`| ${name} | ${figures.join(' | ')} |\n`);
    }
  } finally {
    for (const each of servers) await each.stop();
    for (const name of [own, copy]) await administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
}

function isRepeated({ name, database = 'usual', beside }: Case): boolean {
  return database === 'usual' && !beside && name.endsWith(askedAgain);
}

function nameOfDatabase(): string {
  return `kataster_bench_${randomUUID().replaceAll('-', '')}`;
}

async function administer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
