import { Command } from 'commander';
import type { Kataster, ReportInfo, ReportTable, ReportTotalKind } from '../../generated/client.js';
import type { TextId } from '../../generated/texts.js';
import { CsvCatalogue } from '../csv/catalogue.js';
import { csvOf, linesOf } from '../csv/csv-text.js';
import { headingsOf } from '../csv/headings.js';
import { language, say, sayEach } from './language/spoken.js';
import { print, writeData } from './output.js';
import { allPages } from './pages.js';
import { withService } from './service-client.js';
import { StartError } from './start-error.js';
import { table } from './table.js';

interface ReportOptions {
  readonly csv?: true;
  readonly totals?: true;
}

type Lines = readonly (readonly string[])[];

const names = { id: '<name>' };

const totalNames = {
  count: 'TotalCount',
  sum: 'TotalSum',
  average: 'TotalAverage',
  min: 'TotalMin',
  max: 'TotalMax',
} as const satisfies Record<ReportTotalKind, TextId>;

/** `kataster report [name]`: saved reports, and the rows of one. */
export function reportCommand(): Command {
  return new Command('report')
    .description('ShowRowsOfSavedReport')
    .argument('[name]', 'NameOfReport')
    .option('--csv', 'RowsAsCsv')
    .option('--totals', 'TotalsInsteadOfRows')
    .action((name: string | undefined, options: ReportOptions) =>
      withService((service, inLanguage) => (name === undefined ? list(service) : rows(service, inLanguage, name, options)), {
        names,
      }),
    );
}

async function list({ cmdb }: Kataster): Promise<void> {
  const reports = await cmdb.report.list.v2({});
  print(
    table(
      sayEach(['HeadingId', 'HeadingName', 'HeadingGroup', 'HeadingDescription']),
      reports.map(each => [String(each.id), each.title, each.category, each.description]),
    ),
  );
}

async function rows(
  service: Kataster,
  inLanguage: (language: string) => Kataster,
  name: string,
  { csv, totals }: ReportOptions,
): Promise<void> {
  const report = (await service.cmdb.report.list.v2({})).find(({ title }) => title === name);
  if (!report) throw new StartError(say('ThereIsNoReportKataster', { name }));
  const catalogue = csv && (() => CsvCatalogue.read(language(), inLanguage));
  const lines = totals ? await linesOfTotals(service, report) : await linesOfRows(service, report, catalogue);
  if (csv) writeData(csvOf(lines));
  else print(table(lines[0] ?? [], lines.slice(1)));
}

/** Lines of a table to be read; with a catalogue those of a file, which an import takes back. */
async function linesOfRows(
  { kataster }: Kataster,
  { id }: ReportInfo,
  catalogue: (() => Promise<CsvCatalogue>) | undefined,
): Promise<Lines> {
  let columns: ReportTable['columns'] = [];
  const rows = await allPages(async page => {
    const table = await kataster.report.read({ id, ...page });
    columns = table.columns;
    return table.rows;
  });
  return linesOf({ columns, rows }, catalogue && (await headingsOf(columns, undefined, catalogue)));
}

/** A line for each group, and one for all rows together. */
async function linesOfTotals({ kataster }: Kataster, { id }: ReportInfo): Promise<Lines> {
  const { objects, totals, groups, more_groups: more } = await kataster.report.totals({ id });
  const headings = totals.map(({ title, total, unit }) => `${title} (${say(totalNames[total])}${unit ? `, ${unit}` : ''})`);
  return [
    [...sayEach(['HeadingGroup', 'HeadingObjects']), ...headings],
    ...groups.map(group => [group.title, String(group.objects), ...group.values]),
    ...(more > 0 ? [[say('MoreGroups', { more }), '', ...totals.map(() => '')]] : []),
    [say('AllRows'), String(objects), ...totals.map(({ value }) => value)],
  ];
}
