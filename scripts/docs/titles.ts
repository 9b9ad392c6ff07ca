import type { Titles } from '../../generated/types.js';
import { html, type Markup } from './html.js';

/** A title in both languages; the reader's choice shows one of them. */
export function titled({ en, de }: Titles): Markup {
  return en === de ? html`${en}` : html`<span lang="en">${en}</span><span lang="de">${de}</span>`;
}

/** Words of the pages themselves, which are to change with the titles. */
const german = {
  'All categories': 'Alle Kategorien',
  Answer: 'Antwort',
  Attributes: 'Attribute',
  Categories: 'Kategorien',
  Choices: 'Auswahl',
  Constant: 'Konstante',
  Contents: 'Inhalt',
  Description: 'Beschreibung',
  Dialogs: 'Auswahllisten',
  Errors: 'Fehler',
  Examples: 'Beispiele',
  'Getting started': 'Erste Schritte',
  Guide: 'Einführung',
  Lifecycles: 'Lebenszyklen',
  Menu: 'Menü',
  Methods: 'Methoden',
  'Object types': 'Objekttypen',
  Overview: 'Übersicht',
  Parameters: 'Parameter',
  Read: 'Lesen',
  Reference: 'Referenz',
  Result: 'Ergebnis',
  Save: 'Speichern',
  'Skip to content': 'Zum Inhalt',
  Title: 'Titel',
  'Try it': 'Ausprobieren',
  Type: 'Typ',
} as const satisfies Readonly<Record<string, string>>;

/** A word of the pages in both languages. */
export function word(en: keyof typeof german): Markup {
  return titled({ en, de: german[en] });
}
