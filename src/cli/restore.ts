import { Command } from 'commander';
import { configFrom } from '../config/config.js';
import type { Restored } from '../store/backups/backup-facts.js';
import { startFailure } from '../store/engines/start-failures.js';
import { contentTold, tellOfWebhooks } from './backup.js';
import { formOfFile } from './backup-forms.js';
import { rejectStart } from './command-context.js';
import { say } from './language/spoken.js';
import { print } from './output.js';
import { settingsHelp } from './settings-help.js';

interface Options {
  readonly replace?: boolean;
}

/** `kataster restore FILE`: a backup in the place of the database. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('PutBackupInPlaceOfDatabase')
    .argument('<file>', 'FileThatKatasterBackupOrKatasterExport')
    .option('--replace', 'ReplaceExistingDatabase')
    .addHelpText('after', say('StopServiceFirstWhole') + settingsHelp())
    .action(restore);
}

async function restore(file: string, { replace = false }: Options): Promise<void> {
  const { database } = configFrom(process.env);
  const restored = await restoreFrom(file, database, replace).catch(error =>
    rejectStart(startFailure(error, say('CannotRestore', { file }))),
  );
  print(say('Restored', { restored: contentTold(restored) }));
  tellOfWebhooks(restored.tables);
  if (restored.former !== undefined) print(say('WhatWasThereBeforeIsKeptIn', { former: restored.former }));
}

async function restoreFrom(file: string, database: string, isToReplace: boolean): Promise<Restored> {
  return formOfFile(file, database).restore(file, database, isToReplace);
}
