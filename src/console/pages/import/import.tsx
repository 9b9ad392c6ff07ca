import { useEffect, useMemo, useState } from 'preact/hooks';
import { decode } from '../../../csv/encoding.js';
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
  readonly bytes: Uint8Array;
}

/** Import of a file that is dropped or chosen here, or was on another page: a CSV file or a NetBox dump. */
export default function Import() {
  const [file, setFile] = useState<ReadFile>();
  const begun = writing.value;
  const read = async (chosen: File): Promise<void> => {
    writing.value = undefined;
    setFile({ name: chosen.name, bytes: new Uint8Array(await chosen.arrayBuffer()) });
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
          accept=".csv,.json,.jsonl,text/csv,application/json"
          onFile={chosen => void read(chosen)}
        />
      )}
      {begun ? <Writing about={begun} /> : file ? <FileImport file={file} /> : <LastImport />}
    </>
  );
}

function FileImport({ file: { bytes, name } }: { readonly file: ReadFile }) {
  const dump = useMemo(() => dumpIn(bytes, name), [bytes]);
  const begin = (run: CsvRun, head: readonly string[]): void =>
    beginWriting({
      ...{ run, numbers: run.numbers, comment: run.comment },
      report: () => <RefusedRows head={head} refused={run.rejected.value} />,
    });
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (
    <>
      <h2>{name}</h2>
      {isPacked ? (
        <p class="wrong">{say(importWords.packed)}</p>
      ) : dump === undefined ? (
        <CsvImport key={name} bytes={bytes} name={name} begin={begin} />
      ) : (
        <NetboxImport key={dump} text={dump} name={name} />
      )}
    </>
  );
}

/** The text of a NetBox dump, which begins like JSON or has such a name; undefined of any other file. */
function dumpIn(bytes: Uint8Array, name: string): string | undefined {
  const beginning = decode(bytes.subarray(0, 1000)).text;
  return /^\s*[[{]/.test(beginning) || /\.jsonl?$/i.test(name) ? decode(bytes).text : undefined;
}
