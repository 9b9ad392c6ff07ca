import { signal } from '@preact/signals';

/** Whether the page is being printed: parts of it that are shown on demand are shown then. */
export const isPrinting = signal(false);

addEventListener('beforeprint', () => {
  isPrinting.value = true;
});
addEventListener('afterprint', () => {
  isPrinting.value = false;
});
