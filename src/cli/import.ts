import { basename } from 'node:path';
import { Command } from 'commander';
import { importDump } from '../import/batches.js';
import { type DumpFile, readDump } from '../import/dump-file.js';
import { reportText } from '../import/report-text.js';
import { DumpError } from '../mappings/dump.js';
import { netboxFormat } from '../mappings/netbox/format.js';
import { versions } from '../mappings/netbox/versions.js';
import { type ImportReport, totalsOf } from '../mappings/report.js';
import { messageOf, RpcError } from '../rpc/rpc-error.js';
import { contextAt, withCommandContext } from './command-context.js';
import { importCsvCommand } from './import-csv.js';
import { importExampleCommand } from './import-example.js';
import { progressOn } from './import-progress.js';
import { fault, language, say } from './language/spoken.js';
import { print } from './output.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';

const longestSource = 100;
const longestComment = 500;

/** `kataster import`: takes over what another system, or a spreadsheet, documents. */
export function importCommand(): Command {
  return new Command('import')
    .description('ImportObjectsFromAnotherSystem')
    .addCommand(importCsvCommand())
    .addCommand(importExampleCommand())
    .addCommand(
      new Command('netbox')
        .description('ImportDumpOfNetBox')
        .argument('<file>', 'DumpJsonFile')
        .option('--source <name>', 'NameOfNetBoxInstallation', source, 'default')
        .option('--netbox-version <version>', 'VersionOfNetBoxThatDumpComesFrom', version)
        .addHelpText('after', say('RowsBecomeObjects') + settingsHelp())
        .action(importNetbox),
    );
}

interface NetboxOptions {
  readonly source: string;
  readonly netboxVersion?: string;
}

async function importNetbox(file: string, { source: name, netboxVersion }: NetboxOptions): Promise<void> {
  const dump = dumpIn(file);
  const format = netboxFormat(dump.rows, netboxVersion);
  await withCommandContext(async workplace => {
    const { stop, progress } = progressOn(process.stderr);
    const author = { key: 'import', actor: 'import', method: 'import netbox' };
    const context = { ...contextAt(workplace, author), options: { comment: commentOn(file) } };
    const report = await importDump({ context, format, dump, source: `netbox:${name}`, progress })
      .catch(rejectImport)
      .finally(stop);
    if (dump.encoding === 'windows-1252') print(say('DumpReadAsWindows1252'));
    print(reportText(report, language()) + (hasChanged(report) ? `\n\n${say('ToUndoAllOfThisKataster')}` : ''));
  });
}

function hasChanged(report: ImportReport): boolean {
  const { created, updated } = totalsOf(report);
  return created + updated > 0;
}

/** The comment of every change set of an import. */
function commentOn(file: string): string {
  return `Import of ${basename(file)}`.slice(0, longestComment);
}

function dumpIn(file: string): DumpFile {
  try {
    return readDump(file);
  } catch (error) {
    throw error instanceof DumpError ? new StartError(error.reason) : error;
  }
}

/** Translates errors that prevent writing to the database; batches committed before are kept. */
function rejectImport(error: unknown): never {
  if (!(error instanceof RpcError)) throw error;
  if (error.errorName === 'Conflict') throw new StartError(say('AnotherImportOfThisSourceIsUnder'));
  throw new StartError(say('ImportStopped', { error: fault(messageOf(error)) }));
}

function source(name: string): string {
  if (name.trim() !== '' && name.length <= longestSource) return name;
  throw new StartError(say('ExpectedNameOf1ToCharacters', { longestSource }));
}

function version(name: string): string {
  if (versions.includes(name)) return name;
  throw new StartError(say('NetboxVersion', { versions: versions.join(', ') }));
}
