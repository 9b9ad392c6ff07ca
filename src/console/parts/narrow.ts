import { signal } from '@preact/signals';

// The width is that of the styles below which places, beside which something else stands, are one column.
const narrow = matchMedia('(max-width: 60rem)');

/** Whether the window has no room for two columns. */
export const isNarrow = signal(narrow.matches);

narrow.addEventListener('change', ({ matches }) => {
  isNarrow.value = matches;
});
