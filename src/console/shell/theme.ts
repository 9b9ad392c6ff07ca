import { signal } from '@preact/signals';
import { keep, kept } from '../texts/language.js';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Whether the page is dark: as the reader chose, or as the system is. */
export const isDark = signal(kept('theme') === undefined ? dark.matches : kept('theme') === 'dark');

dark.addEventListener('change', () => {
  if (kept('theme') === undefined) isDark.value = dark.matches;
});

/** Switches between light and dark, for the documentation as well. */
export function switchTheme(): void {
  isDark.value = !isDark.value;
  const theme = isDark.value ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  keep('theme', theme);
}
