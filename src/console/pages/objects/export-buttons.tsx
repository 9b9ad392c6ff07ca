import type { ReportInfo } from '../../../../generated/types.js';
import { csvOf, linesOf } from '../../../csv/csv-text.js';
import { headingsOf } from '../../../csv/headings.js';
import { readCsvCatalogue } from '../../lists/csv-catalogue.js';
import { download, downloadBlob } from '../../lists/download.js';
import { Icon } from '../../parts/icon.js';
import { notify } from '../../parts/notices.js';
import { tellFailure, withProgress } from '../../parts/progress.js';
import { service } from '../../service/service.js';
import { language } from '../../texts/language.js';
import { numeral, say } from '../../texts/say.js';
import type { Column } from './columns.js';
import type { ListQuestion } from './list-view.js';
import { countOf, everyObject, wholeReport } from './listed-objects.js';
import { objectsWords } from './objects-words.js';

interface ExportButtonsProps {
  readonly question: ListQuestion;
  readonly columns: readonly Column[];
  readonly name: string;
  /** The saved view that shows the same: its rows are those of its report. */
  readonly saved: ReportInfo | undefined;
}

type Save = (name: string, lines: Lines) => Promise<void> | void;

/** Kinds of files: what writes large ones is loaded when it is asked for. */
const writers: Readonly<Record<'CSV' | 'XLSX', Save>> = {
  // Spreadsheets of German readers expect semicolons: commas are in their numbers.
  CSV: (name, lines) => download(`${name}.csv`, csvOf(lines, language.value === 'de' ? ';' : ',')),
  XLSX: saveWorkbook,
};

export type ExportFormat = keyof typeof writers;

export const formats: readonly ExportFormat[] = ['CSV', 'XLSX'];

/** Gives the reader lines as a file of this kind. */
export async function saveAs(format: ExportFormat, name: string, lines: Lines): Promise<void> {
  await writers[format](name, lines);
  const number = numeral(lines.length - 1);
  notify(say(lines.length === 2 ? objectsWords.exportedOne : objectsWords.exported, { number, format }));
}

/** Buttons that save the whole list, with its columns, as a file. */
export function ExportButtons({ question, columns, name, saved }: ExportButtonsProps) {
  const save = (format: ExportFormat): Promise<void> =>
    withProgress(say(objectsWords.saving, { title: name, format }), async ({ signal, advance }) => {
      const total = await countOf(question);
      const progress = (done: number): void => {
        signal.throwIfAborted();
        advance(done, total);
      };
      const lines = saved ? await linesOfReport(saved, progress) : await linesOfList(question, columns, progress);
      await saveAs(format, name, lines);
    }).catch(tellFailure);
  return (
    <>
      <button type="button" onClick={() => void save('CSV')}>
        <Icon name="table" /> CSV
      </button>
      <button type="button" onClick={() => void save('XLSX')}>
        XLSX
      </button>
    </>
  );
}

type Lines = readonly (readonly string[])[];
type Progress = (done: number) => void;

/** The list with the ids of its objects, and with titles of columns that lead an import to the same attributes. */
async function linesOfList(question: ListQuestion, columns: readonly Column[], progress: Progress): Promise<Lines> {
  const objects = await everyObject(question, progress);
  const headings = await headingsIn(question.filter, columns);
  const shown = [...(columns.some(({ name }) => name === 'id') ? [] : [idColumn()]), ...columns];
  return [
    shown.map(({ name, title }) => headings.get(name) ?? title),
    ...objects.map(object => shown.map(({ text }) => text(object))),
  ];
}

/** The same of a saved view, whose rows and headings are those of its report. */
async function linesOfReport({ id }: ReportInfo, progress: Progress): Promise<Lines> {
  const table = await wholeReport(id, progress);
  return linesOf(table, await headingsIn({}, table.columns));
}

function headingsIn({ type }: ListQuestion['filter'], columns: readonly { readonly name: string }[]) {
  return headingsOf(columns, typesIn(type), () => readCsvCatalogue(service.value));
}

function typesIn(type: ListQuestion['filter']['type']): readonly string[] | undefined {
  return type === undefined ? undefined : [type].flat().map(String);
}

function idColumn(): Pick<Column, 'name' | 'title' | 'text'> {
  return { name: 'id', title: say(objectsWords.id), text: ({ id }) => id };
}

/** Most characters that a cell of a spreadsheet holds. */
const cellAtMost = 32_767;

/** Gives the reader a spreadsheet; every cell is a text, so that numbers keep their zeros and nothing is a formula. */
async function saveWorkbook(name: string, lines: Lines): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const [headings = [], ...rows] = lines.map(line => line.map(value => ({ value: value.slice(0, cellAtMost), type: String })));
  const bold = headings.map(cell => ({ ...cell, fontWeight: 'bold' as const }));
  downloadBlob(`${name}.xlsx`, await writeExcelFile([bold, ...rows], { stickyRowsCount: 1 }).toBlob());
}
