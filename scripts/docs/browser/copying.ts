import { element, inBoth } from './elements.js';

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
  const isDone = await navigator.clipboard?.writeText(pre.innerText).then(
    () => true,
    () => false,
  );
  if (!isDone) select(pre);
  button.replaceChildren(...(isDone ? inBoth('Copied', 'Kopiert') : inBoth('Selected: press Ctrl+C', 'Markiert: Strg+C')));
  setTimeout(() => button.replaceChildren(...inBoth('Copy', 'Kopieren')), told);
}

/** Where a page may not reach the clipboard, as on addresses without TLS. */
function select(node: Node): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(node);
  selection?.addRange(range);
}
