import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { BackupProcess } from '../backups/backup-process.js';
import { KeptBackups } from '../backups/kept-backups.js';
import type { Config } from '../config/config.js';
import { auditEntry } from '../domain/audit.js';
import type { Store } from '../domain/storage/store.js';
import { ignoreConflict } from '../rpc/rpc-error.js';

/** Backups have the settings of the service. */
const program = {
  path: fileURLToPath(new URL(`../main${extname(import.meta.url)}`, import.meta.url)),
  environment: process.env,
};

/** The backups that a service makes by itself. */
export interface ScheduledBackups {
  /** State of the scheduled backups, for metrics; `undefined` where none are scheduled. */
  readonly figures: KeptBackups | undefined;
  watch(): void;
  stop(): Promise<void>;
}

/** Makes the backups that the settings ask for, one process of a database at a time. */
export function scheduleBackups({ backup }: Config, store: Store, log: Logger, now: () => Date): ScheduledBackups {
  if (!backup) return { figures: undefined, watch: () => {}, stop: () => Promise.resolve() };
  const child = new BackupProcess(program);
  const alone = (work: () => Promise<void>): Promise<void> => store.exclusively('backup', work).catch(ignoreConflict);
  const author = { key: '', method: 'backup', origin: { key: undefined, address: '' }, now };
  const untold = (error: unknown): void => log.warn({ err: error }, 'this backup is not in the audit');
  const write = async (file: string): Promise<void> => {
    await child.write(file);
    await store.audit.add([auditEntry(author, 'backedUp', {}, { file })]).catch(untold);
  };
  const figures = new KeptBackups(backup, { now, log, alone, write });
  const stop = (): Promise<void> => {
    child.stop();
    return figures.stop();
  };
  return { figures, watch: () => figures.watch(), stop };
}
