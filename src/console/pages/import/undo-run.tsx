import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { notify } from '../../parts/notices.js';
import { ask } from '../../parts/question.js';
import { service } from '../../service/service.js';
import { say, sayNumber } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { keepImport } from './last-import.js';
import { PartedRun } from './parted-run.js';
import { RunProgress } from './run-progress.js';
import { runWords } from './run-words.js';

/** Undoes change sets, newest first, each by one of its own; what was changed since stays. */
class UndoRun extends PartedRun {
  /** How many records stayed. */
  readonly kept = signal(0);

  constructor(numbers: readonly number[]) {
    super(
      numbers.toReversed().map(number => ({ size: 1, call: () => this.undo(number) })),
      true,
    );
  }

  override async start(): Promise<void> {
    await super.start();
    if (this.state.value.status !== 'done') return;
    keepImport(undefined);
    notify(this.kept.value > 0 ? sayNumber(runWords.kept, this.kept.value) : say(runWords.undone));
  }

  private async undo(number: number): Promise<void> {
    const { conflicts } = await service.value.kataster.changes.revert({ numbers: [number], on_conflict: 'skip' });
    this.kept.value += conflicts.length;
  }
}

/** A button that undoes all change sets of an import after a question, and how far that is. */
export function UndoAll({ numbers }: { readonly numbers: readonly number[] }) {
  const [run, setRun] = useState<UndoRun>();
  const begin = async (): Promise<void> => {
    const title = say(runWords.undoAll);
    const text = <p>{sayNumber(runWords.undoQuestion, numbers.length)}</p>;
    const answers = [
      { label: say(words.cancel), value: false },
      { label: title, value: true, isDangerous: true },
    ];
    if (!(await ask({ title, text, answers }))) return;
    const begun = new UndoRun(numbers);
    setRun(begun);
    void begun.start();
  };
  if (!run)
    return (
      <button type="button" onClick={() => void begin()}>
        {say(runWords.undoAll)}
      </button>
    );
  return <RunProgress run={run} label={runWords.undoing} />;
}
