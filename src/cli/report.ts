import { Command } from 'commander';
import type { Kataster, ReportRow } from '../../generated/client.js';
import { csvOf, linesOf } from '../csv/csv-text.js';
import { said, spoken } from './language/spoken.js';
import { allPages } from './pages.js';
import { withService } from './service-client.js';
import { StartError } from './start-error.js';
import { table } from './table.js';

interface ReportOptions {
  readonly csv?: true;
}

const names = { id: '<name>' };

/** `kataster report [name]`: saved reports, and the rows of one. */
export function reportCommand(): Command {
  return new Command('report')
    .description('Show the rows of a saved report, or which reports there are.')
    .argument('[name]', 'the name of a report; all are listed where absent')
    .option(
      '--csv',
      'rows as CSV (RFC 4180) in UTF-8, with the titles of the columns; an apostrophe precedes what a spreadsheet would calculate',
    )
    .action((name: string | undefined, options: ReportOptions) =>
      withService(service => (name === undefined ? list(service) : rows(service, name, options)), { names }),
    );
}

async function list({ cmdb }: Kataster): Promise<void> {
  const reports = await cmdb.report.list.v2({});
  print(
    table(
      ['ID', 'NAME', 'GROUP', 'DESCRIPTION'].map(spoken),
      reports.map(each => [String(each.id), each.title, each.category, each.description]),
    ),
  );
}

async function rows({ cmdb }: Kataster, name: string, { csv }: ReportOptions): Promise<void> {
  const report = (await cmdb.report.list.v2({})).find(({ title }) => title === name);
  if (!report) throw new StartError(said`<name>: there is no report '${name}'; \`kataster report\` lists them`);
  const found = await allPages<ReportRow>(page => cmdb.report.read.v2({ id: report.id, ...page }));
  const lines = linesOf(found, report.columns);
  if (csv) process.stdout.write(csvOf(lines));
  else print(table(lines[0] ?? [], lines.slice(1)));
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
