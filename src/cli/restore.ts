import { Command } from 'commander';
import { configFrom } from '../config/config.js';
import type { Restored } from '../store/backups/backup-facts.js';
import { startFailure } from '../store/engines/start-failures.js';
import { contentTold } from './backup.js';
import { formOfFile } from './backup-forms.js';
import { said, spoken } from './language/spoken.js';
import { settingsHelp } from './settings-help.js';
import { rejected } from './workplace.js';

const help = `
Stop the service first. The whole file is proved before anything is changed: one that was cut or changed is refused, and so is one of a
newer version. A backup of an older version is brought up to date by the next start of the service. A backup of PostgreSQL, and an
export, can be restored to SQLite as well. Keys and passwords are those of the backup, and so is the key of KATASTER_SECRET_FILE.
`;

interface Options {
  readonly replace?: boolean;
}

/** `kataster restore FILE`: a backup in the place of the database. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('Put a backup in the place of the database.')
    .argument('<file>', 'a file that `kataster backup` or `kataster export` wrote')
    .option(
      '--replace',
      'replace an existing database; a SQLite file is kept beside the new one, the content of a PostgreSQL database is lost',
    )
    .addHelpText('after', spoken(help) + settingsHelp())
    .action(restore);
}

async function restore(file: string, { replace = false }: Options): Promise<void> {
  const { database } = configFrom(process.env);
  const restored = await restoredFrom(file, database, replace).catch(error =>
    rejected(startFailure(error, said`Cannot restore ${file}`)),
  );
  process.stdout.write(`${said`Restored: ${contentTold(restored)}.`}\n`);
  if (restored.former !== undefined) process.stdout.write(`${said`What was there before is kept in ${restored.former}.`}\n`);
}

async function restoredFrom(file: string, database: string, isToReplace: boolean): Promise<Restored> {
  return formOfFile(file, database).restore(file, database, isToReplace);
}
