import type { BackupSchedule } from '../config/setting-values.js';
import { BackupFolder } from './backup-folder.js';
import { isDue } from './moments.js';

/** Dependencies of scheduled backups. */
export interface BackupParts {
  now(): Date;
  /** Writes a backup to a path. */
  write(path: string): Promise<void>;
  /** Runs work unless another process does the same at this moment. */
  alone(work: () => Promise<void>): Promise<void>;
  readonly log: {
    info(facts: object, text: string): void;
    error(facts: object, text: string): void;
  };
}

/** How often it is looked whether a backup is due, and how long nothing is tried after one that failed. Milliseconds. */
const pauses = { look: 60_000, failed: 900_000 } as const;

/** Makes backups when they are due, and keeps the newest. What fails is logged and counted, and tried again; nothing else is kept waiting. */
export class KeptBackups {
  /** How many came to nothing since the start. */
  failures = 0;
  private readonly schedule: BackupSchedule;
  private readonly folder: BackupFolder;
  private readonly parts: BackupParts;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private notBefore = 0;
  private isStopping = false;

  constructor(schedule: BackupSchedule, parts: BackupParts) {
    this.schedule = schedule;
    this.folder = new BackupFolder(schedule.folder);
    this.parts = parts;
  }

  /** When the newest backup was begun, in seconds since 1970; 0 where there is none. */
  get newest(): number {
    try {
      return (this.folder.newest()?.getTime() ?? 0) / 1000;
    } catch {
      return 0;
    }
  }

  /** Looks now, and from time to time, until `stop`. */
  watch(): void {
    this.timer = setInterval(() => void this.look(), pauses.look).unref();
    void this.look();
  }

  /** Resolves once nothing is under way: what writes has to be ended before. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.working;
  }

  /** Makes a backup if one is due. */
  look(): Promise<void> {
    this.working ??= this.make().finally(() => {
      this.working = undefined;
    });
    return this.working;
  }

  private async make(): Promise<void> {
    if (this.isStopping || performance.now() < this.notBefore) return;
    try {
      if (this.isDue()) await this.parts.alone(() => this.makeAlone());
    } catch (error) {
      this.notBefore = performance.now() + pauses.failed;
      if (this.isStopping) return;
      this.failures += 1;
      this.parts.log.error({ err: error, folder: this.schedule.folder }, 'no backup was made');
    }
  }

  /** Another process may have made it meanwhile. */
  private async makeAlone(): Promise<void> {
    if (this.isStopping || !this.isDue()) return;
    const file = this.folder.next(this.parts.now());
    const begin = performance.now();
    await this.parts.write(file);
    const seconds = Math.round((performance.now() - begin) / 1000);
    this.parts.log.info({ file, seconds, removed: this.folder.prune(this.schedule.kept) }, 'backup made');
  }

  private isDue(): boolean {
    return isDue(this.schedule.interval, this.folder.newest(), this.parts.now());
  }
}
