import { useEffect, useState } from 'preact/hooks';
import { handedFile } from '../../lists/handed-file.js';
import { FileDrop } from '../../parts/file-drop.js';
import { PageTitle } from '../../parts/heading.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { CsvImport } from './csv-import.js';
import type { CsvRun } from './csv-runs.js';
import { importWords } from './import-words.js';
import { NetboxImport } from './netbox-import.js';
import { RefusedRows } from './plan-report.js';
import { beginWriting, LastImport, Writing, writing } from './writing.js';

interface ReadFile {
  readonly name: string;
  readonly text: string;
}

/** Import of a file that is dropped or chosen here, or was on another page: a CSV file or a NetBox dump. */
export default function Import() {
  const [file, setFile] = useState<ReadFile>();
  const begun = writing.value;
  const read = async (chosen: File): Promise<void> => {
    writing.value = undefined;
    setFile({ name: chosen.name, text: await chosen.text() });
  };
  useEffect(() => {
    const handed = handedFile.value;
    handedFile.value = undefined;
    if (handed && begun?.run.state.value.status !== 'running') void read(handed);
  }, []);
  return (
    <>
      <PageTitle title={say(words.import)} />
      <p>{say(importWords.intro)}</p>
      {begun?.run.state.value.status !== 'running' && (
        <FileDrop
          label={say(importWords.drop)}
          accept=".csv,.json,text/csv,application/json"
          onFile={chosen => void read(chosen)}
        />
      )}
      {begun ? <Writing about={begun} /> : file ? <FileImport file={file} /> : <LastImport />}
    </>
  );
}

function FileImport({ file: { text, name } }: { readonly file: ReadFile }) {
  const begin = (run: CsvRun, head: readonly string[]): void =>
    beginWriting({
      ...{ run, numbers: run.numbers, comment: run.comment },
      report: () => <RefusedRows head={head} refused={run.refused.value} />,
    });
  return (
    <>
      <h2>{name}</h2>
      {isDump(text) ? (
        <NetboxImport key={text} text={text} name={name} />
      ) : (
        <CsvImport key={text} text={text} name={name} begin={begin} />
      )}
    </>
  );
}

/** Whether a text is a NetBox dump, a list of JSON. */
function isDump(text: string): boolean {
  return /^\uFEFF?\s*\[/.test(text);
}
