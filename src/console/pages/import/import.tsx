import { useEffect, useState } from 'preact/hooks';
import { handedFile } from '../../lists/handed-file.js';
import { FileDrop } from '../../parts/file-drop.js';
import { PageTitle } from '../../parts/heading.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { CsvImport } from './csv-import.js';
import { importWords } from './import-words.js';
import { NetboxImport } from './netbox-import.js';

interface ReadFile {
  readonly name: string;
  readonly text: string;
}

/** Import of a file that is dropped or chosen here, or was on another page: a CSV file or a NetBox dump. */
export default function Import() {
  const [file, setFile] = useState<ReadFile>();
  const read = async (chosen: File): Promise<void> => setFile({ name: chosen.name, text: await chosen.text() });
  useEffect(() => {
    const handed = handedFile.value;
    handedFile.value = undefined;
    if (handed) void read(handed);
  }, []);
  return (
    <>
      <PageTitle title={say(words.import)} />
      <p>{say(importWords.intro)}</p>
      <FileDrop
        label={say(importWords.drop)}
        accept=".csv,.json,text/csv,application/json"
        onFile={chosen => void read(chosen)}
      />
      {file && <h2>{file.name}</h2>}
      {file && isDump(file) && <NetboxImport key={file.text} text={file.text} name={file.name} />}
      {file && !isDump(file) && <CsvImport key={file.text} text={file.text} name={file.name} onDone={() => setFile(undefined)} />}
    </>
  );
}

/** Whether a file is a NetBox dump, a list of JSON. */
function isDump({ text }: ReadFile): boolean {
  return /^\uFEFF?\s*\[/.test(text);
}
