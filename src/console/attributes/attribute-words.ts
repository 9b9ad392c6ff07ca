import type { Text } from '../texts/language.js';

/** Texts of controls. */
export const attributeWords = {
  cover: { en: 'Hide', de: 'Verbergen' },
  uncover: { en: 'Show', de: 'Zeigen' },
  nothing: { en: '–', de: '–' },
  chooseObject: { en: 'Search an object by its title', de: 'Objekt nach Titel suchen' },
  chooseEntry: { en: 'Search an entry', de: 'Eintrag suchen' },
  chooseCategory: { en: 'Search a category', de: 'Kategorie suchen' },
  chooseRelation: { en: 'Search a relation', de: 'Beziehung suchen' },
  ofObject: { en: 'of which object', de: 'von welchem Objekt' },
  noHit: { en: 'Nothing found', de: 'Nichts gefunden' },
  removeOne: { en: 'Remove {title}', de: '{title} entfernen' },
  file: { en: '{name} ({size} bytes)', de: '{name} ({size} Bytes)' },
  addRow: { en: 'Add a row', de: 'Zeile hinzufügen' },
  removeRow: { en: 'Remove row {number}', de: 'Zeile {number} entfernen' },
} as const satisfies Readonly<Record<string, Text>>;
