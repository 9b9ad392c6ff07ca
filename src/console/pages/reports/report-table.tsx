import type { ReportGroup, ReportInfo, ReportSummary, ReportTable as Table } from '../../../../generated/types.js';
import { cellOf } from '../../../csv/cell-text.js';
import { say, sayNumber } from '../../texts/say.js';
import { reportWords, rowsCounted, totalWords } from './report-words.js';

type Row = Table['rows'][number];

interface ReportTableProps {
  readonly report: ReportInfo;
  readonly table: Table;
  readonly summary: ReportSummary;
}

/** Rows in their groups, each with its totals; those of all rows stand at the end. */
export function ReportTable({ report, table: { columns, rows }, summary }: ReportTableProps) {
  const { totals, groups, objects } = summary;
  const by = columns.findIndex(({ name }) => name === report.group_by);
  const groupOf = (row: Row): string => cellOf(row[by] ?? '');
  const ofGroup = new Map(groups.map(({ title }) => [title, rows.filter(row => groupOf(row) === title)]));
  const others = by < 0 ? rows : rows.filter(row => !ofGroup.has(groupOf(row)));
  const totalsOf = (name: string, values: readonly string[]) =>
    totals.flatMap(({ column, total, unit = '' }, at) =>
      column === name && values[at] ? [`${say(totalWords[total])}: ${values[at]} ${unit}`.trim()] : [],
    );
  const totalRow = (label: string, values: readonly string[], count: number) => (
    <tr class="totals">
      {columns.map(({ name }, at) => (
        <td key={name}>
          {at === 0 && (
            <b>
              {label} ({sayNumber(rowsCounted, count)})
            </b>
          )}
          {totalsOf(name, values).map(each => (
            <div key={each}>{each}</div>
          ))}
        </td>
      ))}
    </tr>
  );
  const body = (shown: readonly Row[]) =>
    shown.map((row, at) => (
      <tr key={at}>
        {columns.map(({ name }, column) => (
          <td key={name}>{cellOf(row[column] ?? '')}</td>
        ))}
      </tr>
    ));
  const nameOf = ({ title }: ReportGroup): string => title || say(reportWords.withoutValue);
  return (
    <div class="scroll" role="group" tabIndex={0} aria-label={report.title}>
      <table class="entries">
        <thead>
          <tr>
            {columns.map(({ name, title }) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(group => (
          <tbody key={group.title} aria-label={nameOf(group)}>
            {body(ofGroup.get(group.title) ?? [])}
            {totalRow(nameOf(group), group.values, group.objects)}
          </tbody>
        ))}
        {others.length > 0 && <tbody aria-label={say(reportWords.furtherGroups)}>{body(others)}</tbody>}
        <tfoot>
          {totalRow(
            say(reportWords.all),
            totals.map(({ value }) => value),
            objects,
          )}
        </tfoot>
      </table>
    </div>
  );
}
