import { settings } from '../config/settings.js';
import { joined } from '../messages/text.js';
import type { Restored, WrittenBackup } from '../store/backups/backup-facts.js';
import { beginsWith, sqliteHeader } from '../store/backups/beginnings.js';
import { backUpSqlite } from '../store/backups/sqlite-backup.js';
import { restoreSqlite } from '../store/backups/sqlite-restore.js';
import { backUpAsExport, restoreExport } from '../store/exports/backup.js';
import { exportHeader, gzipHeader } from '../store/exports/file.js';
import { say } from './language/spoken.js';
import { programVersion } from './package-file.js';
import { StartError } from './start-error.js';

/** A form in which a database is kept in a file. */
interface BackupForm {
  /** Protocols of the addresses of databases that are backed up in it. */
  readonly protocols: readonly string[];
  /** Protocols of the addresses of databases that it can be restored to. */
  readonly targets: readonly string[];
  /** Magic numbers: every file of this form begins with one of them. */
  readonly beginnings: readonly Buffer[];
  /** Writes what a database holds into an empty file, and proves it. */
  write(url: string, path: string): Promise<WrittenBackup>;
  /** Proves all of a file, then puts what it holds in the place of a database; one that holds something only where that is to be replaced. */
  restore(path: string, url: string, isToReplace: boolean): Restored | Promise<Restored>;
}

/** Every form of a backup. */
const forms: readonly BackupForm[] = [
  {
    protocols: ['sqlite'],
    targets: ['sqlite'],
    beginnings: [sqliteHeader],
    write: backUpSqlite,
    restore: restoreSqlite,
  },
  {
    protocols: ['postgres', 'postgresql'],
    targets: ['sqlite', 'postgres', 'postgresql'],
    beginnings: [exportHeader, gzipHeader],
    write: (url, path) => backUpAsExport(url, path, { kataster: programVersion() }),
    restore: (path, url, isToReplace) => restoreExport(path, url, { isToReplace }),
  },
];

/**
 * The form that databases of this address are backed up in.
 * @throws StartError
 */
export function formOfDatabase(url: string): BackupForm {
  const form = forms.find(({ protocols }) => protocols.includes(protocolOf(url)));
  if (!form) throw new StartError(say('ExpectedAddressOfDatabaseThatCanBe', { database: settings.database.name }));
  return form;
}

/**
 * The form of a file that is to be restored.
 * @throws StartError where it is no backup, or one of another kind of database
 */
export function formOfFile(path: string, url: string): BackupForm {
  const form = forms.find(({ beginnings }) => beginnings.some(each => beginsWith(path, each)));
  if (!form) throw new StartError(say('IsNoBackup', { path }));
  if (!form.targets.includes(protocolOf(url)))
    throw new StartError(
      say('CanBeRestoredToDatabaseAtAlone', {
        path,
        targets: joined(
          form.targets.map(each => `${each}:…`),
          ' or ',
        ),
      }),
    );
  return form;
}

function protocolOf(url: string): string {
  return url.split(':', 1)[0] ?? '';
}
