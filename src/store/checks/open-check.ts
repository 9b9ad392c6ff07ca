import type { CheckReads } from '../../domain/check/reads/check-reads.js';
import { type Protocol, protocolOf } from '../engines/protocols.js';
import { openSnapshot } from '../exports/databases.js';
import { DatabaseCheck } from './database-check.js';
import { type EngineChecks, postgresChecks, sqliteChecks } from './engine-checks.js';

const engines: Readonly<Record<Protocol, EngineChecks>> = {
  sqlite: sqliteChecks,
  postgres: postgresChecks,
  postgresql: postgresChecks,
};

/** A check in progress; its snapshot is released by closing it. */
export interface OpenCheck {
  readonly reads: CheckReads;
  close(): Promise<void>;
}

/**
 * Opens a database as it is now to be checked. Services may go on with it.
 * @throws StoreError where it cannot be opened, or its schema is not that of this program
 */
export async function openCheck(url: string): Promise<OpenCheck> {
  const snapshot = await openSnapshot(url);
  return { reads: new DatabaseCheck(snapshot, engines[protocolOf(url)]), close: () => snapshot.close() };
}
