import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const pattern = /^kataster-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.backup$/;
/** Temporary files of interrupted backups. */
const unfinished = /^\.kataster-\d{8}T\d{6}Z\.backup\.\d+\.part/;

/** A folder of backups that are named by the moment at which they were begun. Files of other names are left alone. */
export class BackupFolder {
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** When the newest backup was begun; `undefined` where there is none. */
  newest(): Date | undefined {
    const [name] = this.names();
    return name === undefined ? undefined : momentIn(name);
  }

  /** The path of a backup that is begun now, in a folder for the owner alone if there is none yet; leftovers of others are removed. */
  next(now: Date): string {
    mkdirSync(this.path, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(this.path)) if (unfinished.test(name)) rmSync(join(this.path, name), { force: true });
    return join(this.path, `kataster-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`);
  }

  /** Removes all but the newest ones, and answers the names of those removed. */
  prune(kept: number): readonly string[] {
    const old = this.names().slice(kept);
    for (const name of old) rmSync(join(this.path, name), { force: true });
    return old;
  }

  /** Newest first. */
  private names(): readonly string[] {
    try {
      const found = readdirSync(this.path, { withFileTypes: true }).filter(each => each.isFile() && pattern.test(each.name));
      return found
        .map(({ name }) => name)
        .sort()
        .reverse();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }
}

function momentIn(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = pattern.exec(name) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
