import { type Protocol, protocolOf } from '../engines/protocols.js';
import { startFailure } from '../engines/start-failures.js';
import type { OpenSnapshot, SnapshotOptions } from './snapshot.js';
import { requireCurrentState } from './states.js';
import type { ExportTarget, TargetOptions } from './target.js';

interface ExportEngine {
  source(url: string, options: SnapshotOptions): Promise<OpenSnapshot>;
  target(url: string, options: TargetOptions): Promise<ExportTarget>;
}

const sqlite: ExportEngine = {
  source: async (...given) => (await import('./sqlite-source.js')).sqliteSource(...given),
  target: async (...given) => (await import('./sqlite-target.js')).sqliteTarget(...given),
};

const postgres: ExportEngine = {
  source: async (...given) => (await import('./postgres-source.js')).postgresSource(...given),
  target: async (...given) => (await import('./postgres-target.js')).postgresTarget(...given),
};

/** Every engine, by the protocol of its address. */
const engines: Readonly<Record<Protocol, ExportEngine>> = { sqlite, postgres, postgresql: postgres };

/**
 * Opens a database as it is now, to be read while it changes.
 * @throws StoreError where it cannot be opened, or its schema is not that of this program
 */
export async function openSnapshot(url: string, options: SnapshotOptions = {}): Promise<OpenSnapshot> {
  const snapshot = await engineOf(url).source(url, options).catch(reject);
  try {
    await requireCurrentState(snapshot);
    return snapshot;
  } catch (error) {
    await snapshot.close();
    throw startFailure(error);
  }
}

/**
 * Opens an empty database to be loaded.
 * @throws StoreError where it cannot be opened, is in use, or has records in it
 */
export function openTarget(url: string, options: TargetOptions): Promise<ExportTarget> {
  return engineOf(url).target(url, options).catch(reject);
}

function engineOf(url: string): ExportEngine {
  return engines[protocolOf(url)];
}

function reject(error: unknown): never {
  throw startFailure(error);
}
