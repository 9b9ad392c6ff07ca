import type { Kataster } from '../../../../generated/client.js';
import type { ReportTable as Table } from '../../../../generated/types.js';
import { linesOf } from '../../../csv/csv-text.js';
import { PageTitle } from '../../parts/heading.js';
import { Loaded } from '../../parts/loaded.js';
import { NotThere } from '../../parts/not-there.js';
import { to } from '../../routing/addresses.js';
import { segments } from '../../routing/location.js';
import { useAccess } from '../../service/access.js';
import { useAnswer } from '../../service/answer.js';
import { say, sayNumber } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { formats, saveAs } from '../objects/export-buttons.js';
import { wholeReport } from '../objects/listed-objects.js';
import { ReportFormButton } from './report-form.js';
import { ReportTable } from './report-table.js';
import { reportWords, rowsCounted } from './report-words.js';

/** A report with all of its rows and its totals, which are bounded by the service. */
async function readReport(caller: Kataster, title: string) {
  const report = (await caller.cmdb.report.list.v2()).find(each => each.title === title);
  if (!report) return undefined;
  const summary = await caller.kataster.report.totals({ id: report.id });
  return { report, summary, table: await wholeReport(report.id) };
}

/** A saved report: its rows in groups with their totals, printed as it is shown. */
export default function Reports() {
  const title = segments.value[1] ?? '';
  const answer = useAnswer(caller => readReport(caller, title), [title]);
  const isChangeable = useAccess().uses('kataster.report.save');
  return (
    <Loaded answer={answer}>
      {found =>
        found === undefined ? (
          <NotThere title={say(reportWords.noReport, { title })} />
        ) : (
          <>
            <p class="crumbs">
              <a href={to.view(title)}>{say(reportWords.asList)}</a>
            </p>
            <PageTitle title={title}>
              <span class="count" role="status">
                {sayNumber(rowsCounted, found.summary.objects)}
              </span>
              {isChangeable && <ReportFormButton report={found.report} titles={titlesOf(found.table)} />}
              {formats.map(format => (
                <button key={format} type="button" onClick={() => void saveAs(format, title, linesOf(found.table))}>
                  {format}
                </button>
              ))}
              <button type="button" onClick={() => print()}>
                {say(words.print)}
              </button>
            </PageTitle>
            {found.report.description !== '' && <p>{found.report.description}</p>}
            <ReportTable {...found} />
          </>
        )
      }
    </Loaded>
  );
}

function titlesOf({ columns }: Table): ReadonlyMap<string, string> {
  return new Map(columns.map(({ name, title }) => [name, title]));
}
