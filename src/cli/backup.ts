import { Command } from 'commander';
import { configFrom } from '../config/config.js';
import type { BackupFacts, Restored, WrittenBackup } from '../store/backups/backup-facts.js';
import { writeWhole } from '../store/backups/whole-file.js';
import { startFailure } from '../store/engines/start-failures.js';
import { formOfDatabase } from './backup-forms.js';
import { rejectStart } from './command-context.js';
import { say } from './language/spoken.js';
import { print } from './output.js';
import { settingsHelp } from './settings-help.js';

interface Options {
  readonly replace?: boolean;
}

/** `kataster backup FILE`: all that is kept, in a file. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('WriteBackupOfDatabaseToFile')
    .argument('<file>', 'FileToWrite')
    .option('--replace', 'ReplaceExistingFile')
    .addHelpText('after', say('ServiceGoesOnMeanwhile') + settingsHelp())
    .action(backUp);
}

async function backUp(file: string, { replace = false }: Options): Promise<void> {
  const { database } = configFrom(process.env);
  const form = formOfDatabase(database);
  const written = await writeWhole(file, replace, path => form.write(database, path)).catch(error =>
    rejectStart(startFailure(error, say('CannotWrite', { file }))),
  );
  print(say('IsWhole', { file, written: formatBackup(written) }));
}

function formatBackup({ bytes, sha256, ...facts }: WrittenBackup): string {
  return `${contentTold(facts)}\n${say('BytesSha256', { bytes, sha256 })}`;
}

/** Says that webhooks of a copy stand still, where it has any. */
export function tellOfWebhooks({ webhooks = 0 }: BackupFacts['tables']): void {
  if (webhooks > 0) print(say('WebhooksOfCopyStandStill'));
}

/** Content of a backup as a line for people. */
export function contentTold({ taken, lastChange, tables: { objects = 0, entries = 0 } }: BackupFacts | Restored): string {
  const moment = taken === undefined ? '' : say('AsItWasAt', { taken });
  const latest = lastChange
    ? say('ChangeOfLatestInIt', { sequence: lastChange.sequence, time: lastChange.time })
    : say('NoChangeInIt');
  return say('DatabaseObjects', { moment, latest, objects, entries });
}
