import type { Titles } from '../../../../generated/types.js';
import { csvOf } from '../../../csv/csv-text.js';
import type { Note } from '../../../mappings/dump.js';
import { originTexts } from '../../../mappings/origin-text.js';
import { fates, type ImportReport, totalsOf } from '../../../mappings/report.js';
import type { UnreadValues } from '../../../mappings/unread-values.js';
import { download } from '../../lists/download.js';
import { PlainTable } from '../../parts/plain-table.js';
import { numeral, say } from '../../texts/say.js';
import { importWords } from './import-words.js';
import { netboxWords } from './netbox-words.js';

/** Results of the rows of a dump: how many of each model, and why some are left out. */
export function DumpReport({ report, title }: { readonly report: ImportReport; readonly title: string }) {
  const rows = [...[...report.counts].map(([model, count]) => ({ model, ...count })), { model: '', ...totalsOf(report) }];
  const parts = [...report.partOfOthers].map(([model, count]) => `${model} (${numeral(count)})`);
  return (
    <section aria-labelledby="import-report">
      <h3 id="import-report">{title}</h3>
      {originTexts(report).map(line => (
        <p key={line.en}>{say(line)}</p>
      ))}
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
      <Notes notes={report.removed} title={say(netboxWords.removedValues)} file="removed.csv" />
      <UnreadFields unread={report.unread} />
    </section>
  );
}

/** Values of the dump that become nothing, by field. */
function UnreadFields({ unread }: { readonly unread: readonly UnreadValues[] }) {
  if (unread.length === 0) return null;
  const title = say(netboxWords.unreadValues);
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <PlainTable
        label={title}
        rows={unread}
        keyOf={({ model, field, reason }) => `${model}.${field} ${reason.en}`}
        columns={[
          { title: say(netboxWords.field), show: ({ model, field }) => <code>{`${model}.${field}`}</code> },
          { title: say(netboxWords.rows), show: ({ rows }) => numeral(rows) },
          { title: say(netboxWords.examples), show: ({ example }) => example },
          { title: say(importWords.reason), show: ({ reason }) => say(reason) },
        ]}
      />
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
  const lines = notes.map(({ model, place, reason, detail = '' }) => [model, place, say(reason), detail]);
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
        keyOf={({ model, reason }) => `${model} ${reason.en}`}
        columns={[
          { title: say(netboxWords.model), show: ({ model }) => <code>{model}</code> },
          { title: say(importWords.reason), show: ({ reason }) => say(reason) },
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

interface Group {
  readonly model: string;
  readonly reason: Titles;
  readonly places: string[];
}

/** Notes by model and reason, most frequent first. */
function grouped(notes: readonly Note[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { model, reason, place, detail } of notes) {
    const group = groups.get(`${model}\0${reason.en}`) ?? { model, reason, places: [] };
    group.places.push(detail === undefined ? place : `${place} (${detail})`);
    groups.set(`${model}\0${reason.en}`, group);
  }
  return [...groups.values()].toSorted((one, other) => other.places.length - one.places.length);
}
