import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from '../../migrations/migrations.js';
import { schemas } from '../../tables/tables.js';
import { type Limits, usualLimits } from '../engine.js';
import { DataSource } from '../typeorm.js';
import { PreparingClient } from './preparing-client.js';
import type { Primary } from './primary.js';
import { type SessionSettings, setUpSession } from './sessions.js';

/** Connections of a pool: more transactions than this do not run at a time. */
export const poolSize = 10;

/** How long a connection may take to be made. Milliseconds. */
export const connectingAtMost = 3000;

/** Milliseconds. The driver gives up a little after the server, and only where the server cannot be heard. */
function timeouts({ transaction }: Limits) {
  return { connectionTimeoutMillis: connectingAtMost, query_timeout: transaction + 2000 };
}

/** Beyond the time of a transaction, until a server ends one whose service says nothing any more. */
const silenceMs = 5000;

/** Milliseconds. */
function sessionSettings({ transaction, lock }: Limits): SessionSettings {
  return { statement_timeout: transaction, lock_timeout: lock, idle_in_transaction_session_timeout: transaction + silenceMs };
}

/** Opens a pool of connections; `known` are the migrations that they can carry out. Those to a standby are refused where a `primary` is asked for. */
export function connectTo(
  url: string,
  limits: Limits = usualLimits,
  size = poolSize,
  known: (new () => MigrationInterface)[] = migrations,
  primary?: Primary,
): Promise<DataSource> {
  const ignore = () => {};
  const settings = sessionSettings(limits);
  const onConnect = async (client: PreparingClient): Promise<void> => {
    await primary?.admit(client);
    await setUpSession(client, settings);
  };
  return new DataSource({
    type: 'postgres',
    url,
    poolSize: size,
    applicationName: 'kataster',
    extra: { ...timeouts(limits), keepAlive: true, pipeline: true, Client: PreparingClient, onConnect },
    // An idle connection that breaks is replaced when the next one is needed.
    poolErrorHandler: ignore,
    entities: schemas,
    migrations: known,
    installExtensions: false,
    logging: false,
  }).initialize();
}

/** Keeps a connection that waits for an unheard server from being used again. */
export async function disconnect(runner: QueryRunner): Promise<void> {
  const client = (await runner.connect().catch(() => undefined)) as PreparingClient | undefined;
  client?.drop();
}
