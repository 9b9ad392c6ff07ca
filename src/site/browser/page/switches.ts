import { keep } from './kept.js';
import { language, said } from './language.js';

const { dataset } = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');

/** The switches of language and of light and dark; each says what it switches to. Other scripts hear `languagechange` of the document. */
export function startSwitches(): void {
  const [languageSwitch, themeSwitch] = [switchNamed('language'), switchNamed('theme')];
  const label = (): void => {
    languageSwitch.textContent = said('Deutsch', 'English');
    languageSwitch.lang = said('de', 'en');
    themeSwitch.textContent = isDark() ? said('Light', 'Hell') : said('Dark', 'Dunkel');
  };
  languageSwitch.addEventListener('click', () => {
    dataset.language = language() === 'de' ? 'en' : 'de';
    keep('language', dataset.language);
    document.dispatchEvent(new Event('languagechange'));
    label();
  });
  themeSwitch.addEventListener('click', () => {
    dataset.theme = isDark() ? 'light' : 'dark';
    keep('theme', dataset.theme);
    label();
  });
  dark.addEventListener('change', label);
  label();
}

function isDark(): boolean {
  return dataset.theme === undefined ? dark.matches : dataset.theme === 'dark';
}

function switchNamed(id: string): HTMLElement {
  return document.getElementById(`switch-${id}`) ?? document.createElement('button');
}
