import { useEffect, useState } from 'preact/hooks';
import type { ListedObject } from '../../../../generated/types.js';
import { type Blocks, maxPrintedRows } from '../../parts/blocks.js';
import { isPrinting } from '../../parts/printing.js';
import { tellFailure, withProgress } from '../../parts/progress.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import type { ListQuestion } from './list-view.js';
import { everyObject } from './listed-objects.js';
import { objectsWords } from './objects-words.js';

interface PrintButtonProps {
  readonly question: ListQuestion;
  readonly blocks: Blocks<ListedObject>;
  readonly name: string;
}

/** A button that prints the whole list, also what was not scrolled to. */
export function PrintButton({ question, blocks, name }: PrintButtonProps) {
  const [isReady, setReady] = useState(false);
  const printAll = (): Promise<void> =>
    withProgress(say(objectsWords.printing, { title: name }), async ({ signal, advance }) => {
      const progress = (done: number): void => {
        signal.throwIfAborted();
        advance(done, blocks.total && Math.min(blocks.total, maxPrintedRows));
      };
      blocks.fill(await everyObject(question, progress, maxPrintedRows));
      isPrinting.value = true;
      setReady(true);
    }).catch(tellFailure);
  // After the rows are drawn: a browser prints what stands there at once.
  useEffect(() => {
    if (!isReady) return;
    setReady(false);
    print();
  }, [isReady]);
  return (
    <button type="button" onClick={() => void printAll()}>
      {say(words.print)}
    </button>
  );
}
