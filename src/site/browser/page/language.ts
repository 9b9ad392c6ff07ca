import type { Language } from './languages.js';

/** The language the reader looks at now. */
export function language(): Language {
  return document.documentElement.dataset.language === 'de' ? 'de' : 'en';
}

/** A text in the language the reader looks at now. */
export function said(en: string, de: string): string {
  return language() === 'de' ? de : en;
}
