import { useState } from 'preact/hooks';
import { csvOf, download } from '../../lists/csv.js';
import { Icon } from '../../parts/icon.js';
import { notify } from '../../parts/notices.js';
import { numeral, say } from '../../texts/say.js';
import type { Column } from './columns.js';
import { type ListQuestion, objectsFrom } from './object-filter.js';
import { objectsWords } from './objects-words.js';

interface ExportButtonProps {
  readonly question: ListQuestion;
  readonly columns: readonly Column[];
  readonly name: string;
}

const perCall = 1000;

/** Saves the whole list, with its columns, as CSV. */
export function ExportButton({ question, columns, name }: ExportButtonProps) {
  const [done, setDone] = useState<number>();
  const save = async (): Promise<void> => {
    const rows: string[][] = [];
    for (let isMore = true; isMore; ) {
      setDone(rows.length);
      const block = await objectsFrom(question, rows.length, perCall);
      isMore = block.length === perCall;
      rows.push(...block.map(object => [object.id, ...columns.map(({ text }) => text(object))]));
    }
    download(`${name}.csv`, csvOf([['id', ...columns.map(({ title }) => title)], ...rows]));
    notify(say(objectsWords.exported, { number: numeral(rows.length) }));
  };
  return (
    <button
      type="button"
      disabled={done !== undefined}
      onClick={() =>
        void save()
          .catch((error: Error) => notify(error.message))
          .finally(() => setDone(undefined))
      }
    >
      <Icon name="table" /> {done === undefined ? 'CSV' : numeral(done)}
    </button>
  );
}
