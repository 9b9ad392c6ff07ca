import { useMemo, useState } from 'preact/hooks';
import type { ImportProfile } from '../../../../generated/types.js';
import { csvFile } from '../../../csv/csv-file.js';
import { type Encoding, encodingNamed, usualEncodings } from '../../../csv/encoding.js';
import { profileFor } from '../../../csv/profiles.js';
import { readCsvCatalogue } from '../../lists/csv-catalogue.js';
import { Loaded } from '../../parts/loaded.js';
import { useAnswer } from '../../service/answer.js';
import { say } from '../../texts/say.js';
import { CsvMatching } from './csv-matching.js';
import type { CsvRun } from './csv-runs.js';
import { importWords } from './import-words.js';

interface CsvImportProps {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** Begins the import; `head` has the titles of the columns. */
  begin(run: CsvRun, head: readonly string[]): void;
}

/** Objects of a CSV file: its encoding is said, and another one can be chosen; then its columns are matched, by a saved profile where one fits. */
export function CsvImport({ bytes, name, begin }: CsvImportProps) {
  const [chosen, choose] = useState<Encoding>();
  /** A label that names no encoding. */
  const [unknown, setUnknown] = useState<string>();
  const [{ applied, count }, apply] = useState<{ readonly applied?: ImportProfile; readonly count: number }>({ count: 0 });
  const { encoding, head, rows, fault, isWorkbook } = useMemo(
    () => csvFile(bytes, chosen ?? applied?.encoding ?? undefined, applied?.separator ?? undefined),
    [bytes, chosen, applied],
  );
  const known = useAnswer(
    async caller => ({ catalogue: await readCsvCatalogue(caller), profiles: await caller.kataster.import_profile.read() }),
    [],
  );
  if (isWorkbook) return <p class="wrong">{say(importWords.workbook)}</p>;
  return (
    <>
      <label class="encoding">
        {say(importWords.encoding)}{' '}
        <input
          list="encodings"
          value={encoding}
          onChange={({ currentTarget }) => {
            const found = encodingNamed(currentTarget.value);
            setUnknown(found === undefined ? currentTarget.value : undefined);
            if (found !== undefined) choose(found);
          }}
        />
        <datalist id="encodings">
          {usualEncodings.map(each => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </label>
      {encoding !== 'utf-8' && chosen === undefined && <p role="status">{say(importWords.notUtf8, { encoding })}</p>}
      {unknown !== undefined && (
        <p class="wrong" role="alert">
          {say(importWords.unknownEncoding, { text: unknown, encodings: usualEncodings.join(', ') })}
        </p>
      )}
      {fault && <p class="wrong">{say(importWords.unreadable, { line: fault.line })}</p>}
      {!fault && rows.places.length === 0 && <p class="empty">{say(importWords.noRows)}</p>}
      {rows.places.length > 0 && (
        <Loaded answer={known}>
          {({ catalogue, profiles }) => (
            <CsvMatching
              key={`${encoding} ${count}`}
              {...{ head, rows, name, catalogue, profiles, begin }}
              profile={applied ?? profileFor(profiles, head)}
              encoding={usualEncodings.find(each => each === (chosen ?? applied?.encoding))}
              separator={applied?.separator ?? undefined}
              onApply={profile => apply({ applied: profile, count: count + 1 })}
            />
          )}
        </Loaded>
      )}
    </>
  );
}
