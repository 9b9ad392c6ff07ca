import { useMemo, useState } from 'preact/hooks';
import { type Dump, DumpError, dumpIn } from '../../../mappings/dump.js';
import { netboxFormat } from '../../../mappings/netbox/format.js';
import { versions } from '../../../mappings/netbox/versions.js';
import { say, sayNumber } from '../../texts/say.js';
import { DumpImport } from './dump-import.js';
import { DumpReport } from './dump-report.js';
import { netboxWords } from './netbox-words.js';
import { RunProgress } from './run-progress.js';
import { runWords } from './run-words.js';
import { beginWriting } from './writing.js';

interface NetboxImportProps {
  readonly text: string;
  readonly name: string;
}

interface DumpFormProps {
  readonly dump: Dump;
  readonly name: string;
}

const longestName = 100;

/** Import of a NetBox dump, or why the file is none. */
export function NetboxImport({ text, name }: NetboxImportProps) {
  const read = useMemo(() => dumpRead(text, name), [text]);
  return read instanceof DumpError ? <p class="wrong">{say(read.reason)}</p> : <DumpForm dump={read} name={name} />;
}

/** A check shows what an import would do, then it is carried out part by part, and undone as a whole. */
function DumpForm({ dump, name }: DumpFormProps) {
  const [source, setSource] = useState('default');
  const [version, setVersion] = useState('');
  const [trial, setTrial] = useState<DumpImport>();
  const format = useMemo(() => netboxFormat(dump.rows, version || undefined), [dump, version]);
  const comment = `Import of ${name}`.slice(0, 500);
  const made = (isTrial: boolean) => new DumpImport({ dump, source: `netbox:${source.trim()}`, comment, format }, isTrial);
  const check = (): void => {
    const begun = made(true);
    setTrial(begun);
    void begun.run.start();
  };
  const carryOut = (): void => {
    const begun = made(false);
    const report = () => <DumpReport report={begun.report()} title={say(netboxWords.result)} />;
    beginWriting({ run: begun.run, numbers: begun.numbers, comment, report });
  };
  return (
    <>
      <p>{sayNumber(netboxWords.dump, dump.rows.length)}</p>
      <form
        class="filters"
        onSubmit={event => {
          event.preventDefault();
          check();
        }}
      >
        <label class="import-source">
          {say(netboxWords.source)}
          <input
            required
            maxLength={longestName}
            value={source}
            disabled={trial !== undefined}
            onInput={({ currentTarget }) => setSource(currentTarget.value)}
          />
        </label>
        <label>
          {say(netboxWords.version)}
          <select
            value={version}
            disabled={trial !== undefined}
            onChange={({ currentTarget }) => setVersion(currentTarget.value)}
          >
            <option value="">{say(netboxWords.asTold)}</option>
            {versions.map(each => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        {!trial && (
          <button type="submit" class="primary">
            {say(netboxWords.check)}
          </button>
        )}
      </form>
      <p class="soft">{say(netboxWords.sourceHint)}</p>
      {trial && <RunProgress run={trial.run} label={runWords.checking} />}
      {trial?.run.state.value.status === 'done' && (
        <>
          <p class="page-actions">
            <button type="button" class="primary" onClick={carryOut}>
              {say(netboxWords.carryOut)}
            </button>
          </p>
          <DumpReport report={trial.report()} title={say(netboxWords.plan)} />
        </>
      )}
    </>
  );
}

/** The rows of a dump, or why it is none. */
function dumpRead(text: string, name: string): Dump | DumpError {
  try {
    return dumpIn(text, name);
  } catch (error) {
    if (error instanceof DumpError) return error;
    throw error;
  }
}
