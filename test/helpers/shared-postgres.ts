import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedWorker } from 'ava/plugin';
import { administer } from './administer.js';
import { patientLimits } from './patience.js';
import { startServer } from './postgres-server.js';

/** The database that is copied for tests: its tables are made once and empty. */
const template = 'kataster_template';

/** The compiled code, and beside it the cluster that holds the template, named by a digest of the code that made it. */
const code = join(import.meta.dirname, '../../src');
const clusters = join(import.meta.dirname, '../../test-clusters');

/** Address and template of the server that files of tests share. */
export interface SharedServer {
  readonly address: string;
  readonly template: string;
}

/** The one server that all files of tests share: it starts when the first of them asks for it. */
export default async function serveAddress({ negotiateProtocol }: SharedWorker.FactoryOptions): Promise<void> {
  const protocol = negotiateProtocol(['ava-4']).ready();
  let server: Promise<SharedServer> | undefined;
  for await (const asked of protocol.subscribe()) {
    server ??= serverWithTemplate(String(asked.data));
    asked.reply(await server);
  }
}

/** Copies a cluster that was made before: initdb and the migrations take ten times as long as the copy. */
async function serverWithTemplate(native: string): Promise<SharedServer> {
  const cluster = join(clusters, digestOf(native));
  if (!existsSync(cluster)) await makeCluster(native, cluster);
  const { address } = await startServer(native, cluster);
  return { address, template };
}

/** Makes a cluster with the template; it replaces those of other code. */
async function makeCluster(native: string, cluster: string): Promise<void> {
  const { address, stop, copyTo } = await startServer(native);
  await administer(address, `CREATE DATABASE ${template} TEMPLATE template0 ENCODING 'UTF8'`);
  const { openStore } = await import('../../src/store/open.js');
  await (await openStore({ url: new URL(template, address).href, durability: 'fast', limits: patientLimits })).close();
  rmSync(clusters, { recursive: true, force: true });
  const unfinished = `${cluster}.${process.pid}`;
  copyTo(unfinished);
  stop();
  // Another run may have been quicker: then its cluster stays, as it holds the same.
  if (existsSync(cluster)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, cluster);
}

/** A digest of all that decides what the template holds: the server, and the code, which is in one file. */
function digestOf(native: string): string {
  const hash = createHash('sha256').update(native).update(process.version);
  hash.update(readFileSync(join(code, 'kataster.cjs')));
  return hash.digest('hex').slice(0, 16);
}
