import { Command } from 'commander';
import { configFrom } from '../config/config.js';
import type { BackupFacts, Restored, WrittenBackup } from '../store/backups/backup-facts.js';
import { writeWhole } from '../store/backups/whole-file.js';
import { startFailure } from '../store/engines/start-failures.js';
import { formOfDatabase } from './backup-forms.js';
import { said, spoken } from './language/spoken.js';
import { settingsHelp } from './settings-help.js';
import { rejected } from './workplace.js';

const help = `
The service goes on meanwhile, and nobody waits. The backup is one file for its owner alone, which gets its name once all of it is on the
disk and was read again; it holds every write that was answered before it began. It discloses as much as the database does: see "Secrets in a
copy of the database" in the documentation. \`kataster restore FILE\` puts it back.
`;

interface Options {
  readonly replace?: boolean;
}

/** `kataster backup FILE`: all that is kept, in a file. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('Write a backup of the database to a file, also while the service runs.')
    .argument('<file>', 'the file to write, which must not exist yet')
    .option('--replace', 'replace an existing file, once the new one is complete')
    .addHelpText('after', spoken(help) + settingsHelp())
    .action(backUp);
}

async function backUp(file: string, { replace = false }: Options): Promise<void> {
  const { database } = configFrom(process.env);
  const form = formOfDatabase(database);
  const written = await writeWhole(file, replace, path => form.write(database, path)).catch(error =>
    rejected(startFailure(error, said`Cannot write ${file}`)),
  );
  process.stdout.write(said`${file} is whole: ${told(written)}`);
}

function told({ bytes, sha256, ...facts }: WrittenBackup): string {
  return `${contentTold(facts)}\n${said`${bytes} bytes, SHA-256 ${sha256}`}\n`;
}

/** Content of a backup as a line for people. */
export function contentTold({ taken, lastChange, tables: { objects = 0, entries = 0 } }: BackupFacts | Restored): string {
  const moment = taken === undefined ? '' : said` as it was at ${taken}`;
  const latest = lastChange ? said`change ${lastChange.sequence} of ${lastChange.time} the latest in it` : said`no change in it`;
  return said`the database${moment}, ${latest}; ${objects} objects, ${entries} entries`;
}
