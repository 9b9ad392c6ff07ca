import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../databases.js';
import type { Scope } from '../scope.js';

/** Whether this machine can make such a disk. */
export const isThere = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;

/** A disk with a database, on which a test decides what becomes of syncs. */
export interface Disk {
  /** Settings of a service that works on it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly path: string;
  /** Syncs of the log, or of the database file, that succeeded so far. */
  syncs(of: 'log' | 'file'): number;
  /** Syncs of the log wait from now on; the function lets them go. */
  hold(): () => void;
  /** Syncs of the log take 20 ms more from now on. */
  slow(): void;
  /** Syncs of the log fail from now on. */
  fail(): void;
  /** The database as it would be after the power is cut now: what was synced, and nothing else. */
  withoutPower(): string;
}

/** A disk in a new folder, by a library that is compiled for it. */
export function newDisk(t: Scope): Disk {
  const folder = temporaryFolder(t);
  const library = join(folder, 'disk.so');
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, 'test/helpers/disk/disk.c', '-ldl', '-lpthread']);
  const path = join(folder, 'kataster.sqlite');
  const log = `${path}-wal`;
  return {
    environment: { KATASTER_DATABASE: `sqlite:${path}`, LD_PRELOAD: library },
    path,
    syncs: of => statSync(`${of === 'log' ? log : path}.syncs`, { throwIfNoEntry: false })?.size ?? 0,
    hold() {
      writeFileSync(`${log}.held`, '');
      return () => rmSync(`${log}.held`);
    },
    slow: () => writeFileSync(`${log}.slow`, ''),
    fail: () => writeFileSync(`${log}.failing`, ''),
    withoutPower() {
      const copy = join(temporaryFolder(t), 'kataster.sqlite');
      for (const ending of ['', '-wal'])
        if (existsSync(`${path}${ending}.disk`)) copyFileSync(`${path}${ending}.disk`, copy + ending);
      return copy;
    },
  };
}
