import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { numeral, say, sayNumber } from '../../texts/say.js';
import { keepImport, lastImport } from './last-import.js';
import type { PartedRun } from './parted-run.js';
import { RunProgress } from './run-progress.js';
import { runWords } from './run-words.js';
import { UndoAll } from './undo-run.js';

/** An import that writes. */
export interface WritingImport {
  readonly run: PartedRun;
  readonly numbers: Signal<readonly number[]>;
  readonly comment: string;
  /** The report on the rows. */
  report(): ComponentChildren;
}

/** The import of this page of the browser: it goes on whatever is shown meanwhile. */
export const writing = signal<WritingImport | undefined>(undefined);

/** Begins an import. */
export function beginWriting(begun: WritingImport): void {
  writing.value = begun;
  void begun.run.start();
}

/** How far the import is; at rest, a button that undoes it and the report. */
export function Writing({ about: { run, numbers: made, comment, report } }: { readonly about: WritingImport }) {
  const { status, done, total } = run.state.value;
  const numbers = made.value;
  useEffect(() => {
    if (numbers.length > 0) keepImport({ comment, numbers });
  }, [numbers]);
  const isDone = status === 'done';
  return (
    <>
      <h2>{comment}</h2>
      <RunProgress run={run} label={runWords.importing} />
      {isDone && (
        <p role="status">{numbers.length > 0 ? sayNumber(runWords.done, numbers.length, { comment }) : say(runWords.nothing)}</p>
      )}
      {!isDone && status !== 'running' && numbers.length > 0 && (
        <p>{sayNumber(runWords.soFar, numbers.length, { done: numeral(done), total: numeral(total) })}</p>
      )}
      {status !== 'running' && numbers.length > 0 && <UndoAll key={numbers.length} numbers={numbers} />}
      {isDone && report()}
    </>
  );
}

/** The last import in this browser, with a button that undoes it. */
export function LastImport() {
  const last = lastImport.value;
  if (!last) return null;
  return (
    <section class="run" aria-labelledby="last-import">
      <h2 id="last-import">{say(runWords.last)}</h2>
      <p>{sayNumber(runWords.done, last.numbers.length, { comment: last.comment })}</p>
      <UndoAll numbers={last.numbers} />
    </section>
  );
}
