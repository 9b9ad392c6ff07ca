import type { ReportGroup, ReportInfo, ReportRow, ReportSummary } from '../../../../generated/types.js';
import { say, sayNumber } from '../../texts/say.js';
import { reportWords, rowsCounted, totalWords } from './report-words.js';

interface ReportTableProps {
  readonly report: ReportInfo;
  readonly rows: readonly ReportRow[];
  readonly summary: ReportSummary;
  /** Titles of the columns, by their names. */
  readonly titles: ReadonlyMap<string, string>;
}

/** Rows in their groups, each with its totals; those of all rows stand at the end. */
export function ReportTable({ report, rows, summary, titles }: ReportTableProps) {
  const { totals, groups, objects } = summary;
  const columns = [...titles];
  const by = titles.get(report.group_by) ?? '';
  const ofGroup = new Map(groups.map(({ title }) => [title, rows.filter(row => row[by] === title)]));
  const others = report.group_by === '' ? rows : rows.filter(row => !ofGroup.has(row[by] ?? ''));
  const totalsOf = (name: string, values: readonly string[]) =>
    totals.flatMap(({ column, total, unit = '' }, at) =>
      column === name && values[at] ? [`${say(totalWords[total])}: ${values[at]} ${unit}`.trim()] : [],
    );
  const totalRow = (label: string, values: readonly string[], count: number) => (
    <tr class="totals">
      {columns.map(([name], at) => (
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
  const body = (shown: readonly ReportRow[]) =>
    shown.map((row, at) => (
      <tr key={at}>
        {columns.map(([name, title]) => (
          <td key={name}>{row[title]}</td>
        ))}
      </tr>
    ));
  const nameOf = ({ title }: ReportGroup): string => title || say(reportWords.withoutValue);
  return (
    <div class="scroll" role="group" tabIndex={0} aria-label={report.title}>
      <table class="entries">
        <thead>
          <tr>
            {columns.map(([name, title]) => (
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
