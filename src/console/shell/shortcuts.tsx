import { signal } from '@preact/signals';
import { Dialog } from '../parts/dialog.js';
import { go } from '../routing/location.js';
import { root } from '../service/root.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { focusRow, pressNearest } from './nearest.js';
import { pages } from './pages.js';
import { shellWords } from './shell-words.js';
import { isShortcut } from './shortcut-keys.js';

/** Whether the keys are shown. */
export const areKeysShown = signal(false);

/** Keys for what stands on a page, with what each does. */
const keysOfPage = [
  { key: 'n', text: shellWords.newKey, press: () => pressNearest('n') },
  { key: 'e', text: shellWords.editKey, press: () => pressNearest('e') },
  { key: 'j', text: shellWords.nextRowKey, press: () => focusRow(1) },
  { key: 'k', text: shellWords.rowBeforeKey, press: () => focusRow(-1) },
] as const;

/** Keys that work everywhere but in fields and dialogs: `g` and a letter goes to a page, `?` shows all of them. */
export function startShortcuts(): void {
  let isGoing = false;
  addEventListener('keydown', event => {
    if (!isShortcut(event)) return;
    const page = isGoing ? pages.find(({ letter }) => letter === event.key) : undefined;
    const onPage = isGoing ? undefined : keysOfPage.find(({ key }) => key === event.key);
    if (onPage) {
      event.preventDefault();
      onPage.press();
    }
    isGoing = event.key === 'g';
    if (event.key === '?') areKeysShown.value = true;
    if (page) void go(`${root}${page.path}`);
  });
}

/** All keys. */
export function Keys() {
  return (
    <Dialog title={say(shellWords.shortcuts)} onClose={() => (areKeysShown.value = false)}>
      <dl class="dialog-body keys">
        <Line keys={['/']} text={say(words.search)} />
        <Line keys={['?']} text={say(shellWords.showKeys)} />
        <Line keys={['Ctrl', 'S']} text={say(shellWords.saveKey)} />
        {keysOfPage.map(({ key, text }) => (
          <Line key={key} keys={[key]} text={say(text)} />
        ))}
        {pages
          .filter(({ letter }) => letter !== undefined)
          .map(({ letter = '', title }) => (
            <Line key={letter} keys={['g', letter]} text={say(shellWords.goTo, { page: say(title) })} />
          ))}
      </dl>
    </Dialog>
  );
}

function Line({ keys, text }: { readonly keys: readonly string[]; readonly text: string }) {
  return (
    <div>
      <dt>
        {keys.map(key => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
