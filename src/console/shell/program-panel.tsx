import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.js';
import { recordedCalls } from '../service/recorded-calls.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import type { Programs } from './programs.js';
import { shellWords } from './shell-words.js';

/** Whether the calls of the page are shown. */
export const isProgramOpen = signal(false);

/** The calls that the page made, ready to paste into a program. */
export function ProgramPanel() {
  const [name, setName] = useState('curl');
  const [isCopied, setCopied] = useState(false);
  const [programs, setPrograms] = useState<Programs>({});
  useEffect(() => void import('./programs.js').then(loaded => setPrograms(loaded.programs)), []);
  const text = programs[name]?.(recordedCalls.value) ?? '';
  const choose = (chosen: string): void => {
    setName(chosen);
    setCopied(false);
  };
  return (
    <Dialog title={say(words.asProgram)} onClose={() => (isProgramOpen.value = false)}>
      <div class="dialog-body program">
        <p>{say(shellWords.programHint)}</p>
        <div class="choice" role="group" aria-label={say(words.asProgram)}>
          {Object.keys(programs).map(each => (
            <button key={each} type="button" aria-pressed={each === name} onClick={() => choose(each)}>
              {each}
            </button>
          ))}
        </div>
        <section class="scroll" tabIndex={0} aria-label={name}>
          <pre>
            <code>{text}</code>
          </pre>
        </section>
      </div>
      <footer>
        <button
          type="button"
          class="primary"
          onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
        >
          {say(isCopied ? shellWords.copied : shellWords.copy)}
        </button>
      </footer>
    </Dialog>
  );
}
