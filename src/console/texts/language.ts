import { effect, signal } from '@preact/signals';

/** A language of the console. */
export type Language = 'en' | 'de';

/** A text in every language; a language that is missing does not compile. */
export type Text = Readonly<Record<Language, string>>;

/** A text about a number, in its forms for one and for others. */
export type Counted = Readonly<Record<'one' | 'other', Text>>;

/** The reader's language; the documentation shares the choice. */
export const language = signal<Language>(document.documentElement.dataset.language === 'de' ? 'de' : 'en');

effect(() => {
  document.documentElement.lang = language.value;
  document.documentElement.dataset.language = language.value;
});

/** Chooses the language of this page and the next ones. */
export function chooseLanguage(chosen: Language): void {
  language.value = chosen;
  keep('language', chosen);
}

/** Keeps a choice of the reader for all tabs; a browser that keeps nothing shows the page all the same. */
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`kataster.${name}`, value);
  } catch {
    // Storage is blocked: the choice ends with the page.
  }
}

/** A choice that the reader made before. */
export function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(`kataster.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}
