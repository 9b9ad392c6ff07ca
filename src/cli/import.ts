import { basename } from 'node:path';
import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { type Import, importDump } from '../import/batches.js';
import { readDump } from '../import/dump-file.js';
import { reportText } from '../import/report-text.js';
import { type Dump, DumpError } from '../mappings/dump.js';
import { netbox } from '../mappings/netbox/format.js';
import { type ImportReport, totalsOf } from '../mappings/report.js';
import { RpcError } from '../rpc/rpc-error.js';
import { fault, said, spoken } from './language/spoken.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';
import { contextAt, withWorkplace } from './workplace.js';

const help = `
Rows become objects, entries and links. A row that does not fit is skipped, and the report says why. Run it again with a
newer dump: what an earlier run made is found and changed where the dump has changed.

Of imports of one source, one at a time runs. On SQLite, stop the service first: one process owns the file, and a second one is refused. On PostgreSQL the service may go
on meanwhile: it answers from what is imported so far, batch by batch.

Each batch of rows is a change set, whose comment names the file: 'kataster log' shows them, and 'kataster undo --import' undoes the last import.
`;

const longestSource = 100;
const longestComment = 500;

/** `kataster import netbox FILE`: takes over what another system documents. */
export function importCommand(): Command {
  return new Command('import').description('Import objects from another system.').addCommand(
    new Command('netbox')
      .description(
        'Import a dump of NetBox: what `manage.py dumpdata` writes. On PostgreSQL the service may go on meanwhile; on SQLite, stop it first.',
      )
      .argument('<file>', 'the dump, a JSON file')
      .option('--source <name>', 'name of the NetBox installation, where there are several', source, 'default')
      .addHelpText('after', spoken(help) + settingsHelp())
      .action((file: string, options: { readonly source: string }) => importNetbox(file, options.source)),
  );
}

async function importNetbox(file: string, name: string): Promise<void> {
  const dump = dumpIn(file);
  await withWorkplace(async workplace => {
    const { stop, progress } = progressOn(process.stderr);
    const author = { key: 'import', actor: 'import', method: 'import netbox' };
    const context = { ...contextAt(workplace, author), options: { comment: commentOn(file) } };
    const report = await importDump({ context, format: netbox, dump, source: `netbox:${name}`, progress })
      .catch(rejected)
      .finally(stop);
    process.stdout.write(reportText(report, text => fault(spoken(text))) + (hasChanged(report) ? `\n${spoken(undoing)}\n` : ''));
  });
}

function hasChanged(report: ImportReport): boolean {
  const { created, updated } = totalsOf(report);
  return created + updated > 0;
}

const undoing = 'To undo all of this: kataster undo --import';

/** The comment of every change set of an import. */
function commentOn(file: string): string {
  return `Import of ${basename(file)}`.slice(0, longestComment);
}

/** A bar for people who watch; a file or a pipe gets none. */
export function progressOn(stream: NodeJS.WritableStream & { readonly isTTY?: boolean }): {
  readonly progress: Import['progress'];
  stop(): void;
} {
  if (!stream.isTTY) return { progress: undefined, stop: () => {} };
  const bar = new SingleBar({ format: spoken('{bar} {percentage} % | {value} of {total} rows'), stream, clearOnComplete: true });
  const progress = (done: number, total: number): void => {
    if (bar.isActive) bar.update(done);
    else bar.start(total, done);
  };
  return { progress, stop: () => bar.stop() };
}

function dumpIn(file: string): Dump {
  try {
    return readDump(file);
  } catch (error) {
    throw error instanceof DumpError ? new StartError(error.message) : error;
  }
}

const underWay = 'another import of this source is under way; run this one again when that has ended';

/** Translates errors that prevent writing to the database; batches committed before are kept. */
function rejected(error: unknown): never {
  if (!(error instanceof RpcError)) throw error;
  if (error.errorName === 'Conflict') throw new StartError(spoken(underWay));
  throw new StartError(said`the import stopped: ${fault(error.message)}. What it wrote so far is kept; run it again to go on`);
}

function source(name: string): string {
  if (name.trim() !== '' && name.length <= longestSource) return name;
  throw new StartError(said`--source: expected a name of 1 to ${longestSource} characters`);
}
