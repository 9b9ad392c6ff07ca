import { Command } from 'commander';
import { configFrom } from '../config/config.js';
import { settings } from '../config/settings.js';
import { moveDatabase } from '../store/exports/move.js';
import { AddressError } from '../store/open.js';
import { exportTold } from './export.js';
import { fault, said, spoken } from './language/spoken.js';
import { programVersion } from './package-file.js';
import { counterOn } from './progress.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';
import { rejected } from './workplace.js';

const help = `
Stop the service first, and start it with the new address afterwards: what it wrote meanwhile would be missing. Everything keeps its id, and
ids of new records are higher than all that were ever given. Keys and passwords go on working; users log in again. The search index is made
by the service once it runs.

All of it arrives, or nothing: at the end the new database is read and compared before it can be used. The old one is only read.

  KATASTER_DATABASE=sqlite:data/kataster.sqlite kataster move --to postgres://kataster@localhost:5432/kataster
`;

/** `kataster move --to URL`: everything into another database, on the same engine or the other one. */
export function moveCommand(): Command {
  return new Command('move')
    .description('Move everything from the database of KATASTER_DATABASE to another, empty one.')
    .requiredOption('--to <url>', 'where to: sqlite:FILE or postgres://user@host:port/database')
    .addHelpText('after', spoken(help) + settingsHelp())
    .action(move);
}

async function move({ to }: { readonly to: string }): Promise<void> {
  const { database: from } = configFrom(process.env);
  if (from === to) throw new StartError(said`--to: expected another database than that of ${settings.database.name}`);
  const kataster = programVersion();
  const { progress, stop } = counterOn(process.stderr);
  const facts = await moveDatabase(from, to, { kataster, progress }).catch(rejectedMove).finally(stop);
  const lines = [
    said`Moved and compared: ${exportTold(facts)}.`,
    said`Now start the service with ${settings.database.name}=${withoutPassword(to)}, and leave the other settings as they are.`,
    said`The database at ${withoutPassword(from)} was only read; remove it once the new one is in use.`,
  ];
  process.stdout.write(lines.map(line => `${line}\n`).join(''));
}

function rejectedMove(error: unknown): never {
  if (!(error instanceof AddressError)) return rejected(error);
  throw new StartError(said`${settings.database.name} and --to: ${fault(error.message)}`);
}

/** An address that may be shown. */
function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  if (address.password === '') return url;
  address.password = '***';
  return address.href;
}
