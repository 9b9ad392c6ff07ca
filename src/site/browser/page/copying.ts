import { shownKeys } from '../../markup/placeholders.js';
import { element, inBoth } from './elements.js';
import { ofTab } from './tab.js';

const told = 1500;

/** A button beside every piece of code that copies it. */
export function addCopyButtons(root: ParentNode = document): void {
  for (const figure of root.querySelectorAll<HTMLElement>('figure.code')) {
    const button = element('button', { type: 'button', class: 'copy' }, ...inBoth('Copy', 'Kopieren'));
    button.addEventListener('click', () => void copyFrom(figure, button));
    figure.querySelector('figcaption')?.append(button);
  }
}

async function copyFrom(figure: HTMLElement, button: HTMLElement): Promise<void> {
  const pre = figure.querySelector('pre');
  if (!pre) return;
  const shown = pre.innerText;
  const text = withKey(shown);
  const isDone = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (!isDone) select(pre);
  const done = text === shown ? inBoth('Copied', 'Kopiert') : inBoth('Copied, with your key', 'Kopiert, mit Ihrem Schlüssel');
  button.replaceChildren(...(isDone ? done : inBoth('Selected: press Ctrl+C', 'Markiert: Strg+C')));
  setTimeout(() => button.replaceChildren(...inBoth('Copy', 'Kopieren')), told);
}

/** The key of this tab is never shown; who copies a call wants to make it. A key that would have to be quoted is left out. */
function withKey(shown: string): string {
  const key = ofTab('key');
  if (!/^[\w.~-]+$/.test(key)) return shown;
  return Object.values(shownKeys).reduce((text, placeholder) => text.replaceAll(placeholder, key), shown);
}

/** Where a page may not reach the clipboard, as on addresses without TLS. */
function select(node: Node): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(node);
  selection?.addRange(range);
}
