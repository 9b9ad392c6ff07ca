import { Command } from 'commander';
import { configFrom } from '../config/config.js';
import type { ExportFacts } from '../store/exports/form.js';
import { streamExport, writeExport } from '../store/exports/write.js';
import { contentTold } from './backup.js';
import { said, spoken } from './language/spoken.js';
import { programVersion } from './package-file.js';
import { counterOn } from './progress.js';
import { settingsHelp } from './settings-help.js';
import { rejected } from './workplace.js';

const help = `
The export is text: one JSON object a line, the same for SQLite and PostgreSQL. It is compressed where FILE ends with .gz. The service goes
on meanwhile; the export holds what was committed when it began. Equal databases have equal exports, and a file that was cut or changed is
known by its last line. \`kataster restore FILE\` loads it into a database of either engine.

It gives away what a copy of the database does: every record and change, hashes of passwords and keys, the secret of the
installation, and the passwords in entries, readable unless KATASTER_SECRET_FILE is set. FILE is made for its owner alone (mode 600).
`;

/** `kataster export [FILE]`: everything that is kept, as text. */
export function exportCommand(): Command {
  return new Command('export')
    .description('Write everything that is stored as text, also while the service runs.')
    .argument('[file]', 'the file to write, which must not exist yet. The standard output where it is - or absent', '-')
    .option('--replace', 'replace an existing file, once the new one is complete')
    .addHelpText('after', spoken(help) + settingsHelp())
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
  const facts = await written.catch(rejected).finally(stop);
  if (file !== '-') process.stdout.write(`${said`${file} is whole: ${exportTold(facts)}. Keep it as safe as the database.`}\n`);
}

/** Content of an export as a line for people. */
export function exportTold({ sha256, ...facts }: ExportFacts): string {
  return `${contentTold({ taken: undefined, former: undefined, ...facts })}; SHA-256 ${sha256}`;
}
