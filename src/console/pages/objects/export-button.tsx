import { useState } from 'preact/hooks';
import type { ReportInfo } from '../../../../generated/types.js';
import { csvOf, linesOf } from '../../../csv/csv-text.js';
import { download } from '../../lists/download.js';
import { Icon } from '../../parts/icon.js';
import { notify } from '../../parts/notices.js';
import { noteExpiry } from '../../service/service.js';
import { numeral, say } from '../../texts/say.js';
import type { Column } from './columns.js';
import type { ListQuestion } from './list-view.js';
import { everyObject, everyRow } from './listed-objects.js';
import { objectsWords } from './objects-words.js';

interface ExportButtonProps {
  readonly question: ListQuestion;
  readonly columns: readonly Column[];
  readonly name: string;
  /** The saved view that shows the same: its rows are those of its report. */
  readonly saved: ReportInfo | undefined;
}

/** Saves the whole list, with its columns, as CSV. */
export function ExportButton({ question, columns, name, saved }: ExportButtonProps) {
  const [done, setDone] = useState<number>();
  const save = async (): Promise<void> => {
    setDone(0);
    const lines = saved
      ? linesOf(await everyRow(saved.id, setDone), saved.columns)
      : await linesOfList(question, columns, setDone);
    download(`${name}.csv`, csvOf(lines));
    const rows = lines.length - 1;
    notify(say(rows === 1 ? objectsWords.exportedOne : objectsWords.exported, { number: numeral(rows) }));
  };
  return (
    <button
      type="button"
      disabled={done !== undefined}
      onClick={() =>
        void save()
          .catch((error: Error) => noteExpiry(error) || notify(error.message))
          .finally(() => setDone(undefined))
      }
    >
      <Icon name="table" /> {done === undefined ? 'CSV' : numeral(done)}
    </button>
  );
}

type Lines = readonly (readonly string[])[];
type Progress = (done: number) => void;

async function linesOfList(question: ListQuestion, columns: readonly Column[], progress: Progress): Promise<Lines> {
  const objects = await everyObject(question, progress);
  return [columns.map(({ title }) => title), ...objects.map(object => columns.map(({ text }) => text(object)))];
}
