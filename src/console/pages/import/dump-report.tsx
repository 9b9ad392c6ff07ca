import { csvOf } from '../../../csv/csv-text.js';
import type { Note } from '../../../mappings/dump.js';
import { fates, type ImportReport, totalsOf } from '../../../mappings/report.js';
import { download } from '../../lists/download.js';
import { PlainTable } from '../../parts/plain-table.js';
import { numeral, say } from '../../texts/say.js';
import { importWords } from './import-words.js';
import { netboxWords, reasonText } from './netbox-words.js';

/** Results of the rows of a dump: how many of each model, and why some are left out. */
export function DumpReport({ report, title }: { readonly report: ImportReport; readonly title: string }) {
  const rows = [...[...report.counts].map(([model, count]) => ({ model, ...count })), { model: '', ...totalsOf(report) }];
  const parts = [...report.partOfOthers].map(([model, count]) => `${model} (${numeral(count)})`);
  return (
    <section aria-labelledby="import-report">
      <h3 id="import-report">{title}</h3>
      <PlainTable
        label={title}
        rows={rows}
        keyOf={({ model }) => model}
        columns={[
          {
            title: say(netboxWords.model),
            show: ({ model }) => (model === '' ? <b>{say(netboxWords.total)}</b> : <code>{model}</code>),
          },
          ...fates.map(fate => ({
            title: say(netboxWords[fate]),
            show: (row: (typeof rows)[number]) => (row[fate] === 0 ? '–' : numeral(row[fate])),
          })),
        ]}
      />
      {parts.length > 0 && <p class="soft">{say(netboxWords.parts, { list: parts.join(', ') })}</p>}
      <Notes notes={report.skipped} title={say(netboxWords.skippedRows)} file="skipped.csv" />
      <Notes notes={report.lacking} title={say(netboxWords.lackingRows)} file="missing.csv" />
    </section>
  );
}

interface NotesProps {
  readonly notes: readonly Note[];
  readonly title: string;
  readonly file: string;
}

const examples = 3;

function Notes({ notes, title, file }: NotesProps) {
  if (notes.length === 0) return null;
  const head = ['model', 'pk', say(importWords.reason), say(netboxWords.about)];
  const lines = notes.map(({ model, place, reason, detail = '' }) => [model, place, shown(reason), detail]);
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <p class="page-actions">
        <button type="button" onClick={() => download(file, csvOf([head, ...lines]))}>
          {say(netboxWords.download)}
        </button>
      </p>
      <PlainTable
        label={title}
        rows={grouped(notes)}
        keyOf={({ model, reason }) => `${model} ${reason}`}
        columns={[
          { title: say(netboxWords.model), show: ({ model }) => <code>{model}</code> },
          { title: say(importWords.reason), show: ({ reason }) => shown(reason) },
          { title: say(netboxWords.rows), show: ({ places }) => numeral(places.length) },
          {
            title: say(netboxWords.examples),
            show: ({ places }) => places.slice(0, examples).join(', ') + (places.length > examples ? ', …' : ''),
          },
        ]}
      />
    </section>
  );
}

function shown(reason: string): string {
  const { before, text } = reasonText(reason);
  return before + say(text);
}

interface Group {
  readonly model: string;
  readonly reason: string;
  readonly places: string[];
}

/** Notes by model and reason, most frequent first. */
function grouped(notes: readonly Note[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { model, reason, place, detail } of notes) {
    const group = groups.get(`${model}\0${reason}`) ?? { model, reason, places: [] };
    group.places.push(detail === undefined ? place : `${place} (${detail})`);
    groups.set(`${model}\0${reason}`, group);
  }
  return [...groups.values()].toSorted((one, other) => other.places.length - one.places.length);
}
