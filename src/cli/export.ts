import { Command } from 'commander';
import { configFrom } from '../config/config.js';
import type { ExportFacts } from '../store/exports/form.js';
import { streamExport, writeExport } from '../store/exports/write.js';
import { contentTold } from './backup.js';
import { rejectStart } from './command-context.js';
import { say } from './language/spoken.js';
import { print } from './output.js';
import { programVersion } from './package-file.js';
import { counterOn } from './progress.js';
import { settingsHelp } from './settings-help.js';

/** `kataster export [FILE]`: everything that is kept, as text. */
export function exportCommand(): Command {
  return new Command('export')
    .description('WriteEverythingThatIsStoredAsText')
    .argument('[file]', 'FileToWriteWhich', '-')
    .option('--replace', 'ReplaceExistingFile')
    .addHelpText('after', say('ExportIsText') + settingsHelp())
    .action(exportDatabase);
}

interface Options {
  readonly replace?: boolean;
}

async function exportDatabase(file: string, { replace: isToReplace = false }: Options): Promise<void> {
  const { database } = configFrom(process.env);
  const kataster = programVersion();
  const { progress, stop } = counterOn(process.stderr);
  const options = { kataster, progress, isToReplace };
  const written = file === '-' ? streamExport(database, process.stdout, options) : writeExport(database, file, options);
  const facts = await written.catch(rejectStart).finally(stop);
  if (file !== '-') print(say('IsWholeKeep', { file, facts: exportTold(facts) }));
}

/** Content of an export as a line for people. */
export function exportTold({ sha256, ...facts }: ExportFacts): string {
  return `${contentTold({ taken: undefined, former: undefined, ...facts })}; SHA-256 ${sha256}`;
}
