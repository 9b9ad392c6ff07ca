import { Command } from 'commander';
import { configFrom } from '../config/config.js';
import { withoutPasswords } from '../config/setting-values.js';
import { settings } from '../config/settings.js';
import { moveDatabase } from '../store/exports/move.js';
import { AddressError } from '../store/open.js';
import { tellOfWebhooks } from './backup.js';
import { rejectStart } from './command-context.js';
import { exportTold } from './export.js';
import { fault, say } from './language/spoken.js';
import { print } from './output.js';
import { programVersion } from './package-file.js';
import { counterOn } from './progress.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';

/** `kataster move --to URL`: everything into another database, on the same engine or the other one. */
export function moveCommand(): Command {
  return new Command('move')
    .description('MoveEverythingFromDatabaseOfToAnother')
    .requiredOption('--to <url>', 'WhereTo')
    .addHelpText('after', say('StopServiceFirst') + settingsHelp())
    .action(move);
}

async function move({ to }: { readonly to: string }): Promise<void> {
  const { database: from } = configFrom(process.env);
  if (from === to) throw new StartError(say('ExpectedAnotherDatabaseThanThatOf', { database: settings.database.name }));
  const kataster = programVersion();
  const { progress, stop } = counterOn(process.stderr);
  const facts = await moveDatabase(from, to, { kataster, progress }).catch(rejectMove).finally(stop);
  const lines = [
    say('MovedAndCompared', { facts: exportTold(facts) }),
    say('NowStartServiceWith', { database: settings.database.name, to: withoutPasswords(to) }),
    say('DatabaseAtWasOnlyRead', { from: withoutPasswords(from) }),
  ];
  lines.forEach(print);
  tellOfWebhooks(facts.tables);
}

function rejectMove(error: unknown): never {
  if (!(error instanceof AddressError)) return rejectStart(error);
  throw new StartError(say('AndTo', { database: settings.database.name, text: fault(error.text) }));
}
