import { useMemo, useState } from 'preact/hooks';
import { type Dump, dumpIn } from '../../../mappings/dump.js';
import { numeral, say } from '../../texts/say.js';
import { DumpImport } from './dump-import.js';
import { DumpReport } from './dump-report.js';
import { netboxWords } from './netbox-words.js';
import { RunProgress } from './run-progress.js';
import { UndoAll } from './undo-run.js';

interface NetboxImportProps {
  readonly text: string;
  readonly name: string;
}

const longestName = 100;

/** Import of a NetBox dump: a check shows what it would do, then it is imported part by part, and undone as a whole. */
export function NetboxImport({ text, name }: NetboxImportProps) {
  const dump = useMemo(() => dumpRead(text, name), [text]);
  const [source, setSource] = useState('default');
  const [trial, setTrial] = useState<DumpImport>();
  const [writing, setWriting] = useState<DumpImport>();
  if (!dump) return <p class="empty">{say(netboxWords.noDump)}</p>;
  const comment = `Import of ${name}`.slice(0, 500);
  const begin = (isTrial: boolean): void => {
    const begun = new DumpImport({ dump, source: `netbox:${source.trim()}`, comment }, isTrial);
    (isTrial ? setTrial : setWriting)(begun);
    void begun.run.start();
  };
  if (writing) return <Writing writing={writing} comment={comment} />;
  return (
    <>
      <p>{say(netboxWords.dump, { number: numeral(dump.rows.length) })}</p>
      <form
        class="filters"
        onSubmit={event => {
          event.preventDefault();
          begin(true);
        }}
      >
        <label>
          {say(netboxWords.source)}
          <input
            required
            maxLength={longestName}
            value={source}
            disabled={trial !== undefined}
            onInput={({ currentTarget }) => setSource(currentTarget.value)}
          />
        </label>
        {!trial && (
          <button type="submit" class="primary">
            {say(netboxWords.check)}
          </button>
        )}
      </form>
      <p class="soft">{say(netboxWords.sourceHint)}</p>
      {trial && <RunProgress run={trial.run} label={netboxWords.checking} />}
      {trial?.run.state.value.status === 'done' && (
        <>
          <p class="page-actions">
            <button type="button" class="primary" onClick={() => begin(false)}>
              {say(netboxWords.carryOut)}
            </button>
          </p>
          <DumpReport report={trial.report()} title={say(netboxWords.plan)} />
        </>
      )}
    </>
  );
}

function Writing({ writing, comment }: { readonly writing: DumpImport; readonly comment: string }) {
  const { status } = writing.run.state.value;
  const numbers = writing.numbers.value;
  const isAtRest = status === 'done' || status === 'stopped' || status === 'failed';
  return (
    <>
      <RunProgress run={writing.run} label={netboxWords.importing} />
      {status === 'done' && (
        <p role="status">
          {numbers.length > 0 ? say(netboxWords.done, { number: numbers.length, comment }) : say(netboxWords.nothing)}
        </p>
      )}
      {isAtRest && numbers.length > 0 && <UndoAll numbers={numbers} />}
      {status === 'done' && <DumpReport report={writing.report()} title={say(netboxWords.result)} />}
    </>
  );
}

/** The rows of a dump; undefined where it is none. */
function dumpRead(text: string, name: string): Dump | undefined {
  try {
    return dumpIn(text, name);
  } catch {
    return undefined;
  }
}
